import { beforeAll, beforeEach, expect, test } from 'vitest';
import { editAffiliate, switchAffiliate } from '#modules/affiliates/commands/affiliates.ts';
import { saveAffiliateAccount } from '#modules/affiliates/commands/save-affiliate-account.ts';
import type { Affiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { getAffiliateSums } from '#modules/affiliates/queries/get-affiliate-sums.ts';
import { listAffiliateBookings } from '#modules/affiliates/queries/list-affiliate-bookings.ts';
import { affiliateInput } from '#modules/affiliates/schema.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { cancelBookingItem } from '#modules/booking/cancellation/cancel-booking-item.ts';
import { createBooking } from '#modules/booking/hold/create-booking.ts';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { bookingCommissionJobs } from '#modules/booking/jobs.ts';
import { settlePoints } from '#modules/booking/points/settle-points.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { saveBankAccount } from '#modules/payments/refunds/save-bank-account.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createAffiliate } from '#tests/factories/affiliate.ts';
import { approvedRefund } from '#tests/factories/approved-refund.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookingInput, quoteToken, tokenSecret } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { deliverInReverse } from '#tests/support/deliver-in-reverse.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';

const now = new Date('2026-11-21T03:00:00Z');
/** Half of the price is refunded, by the factory's policy. */
const halfway = new Date('2026-12-07T03:00:00Z');
const lapsed = new Date('2026-11-21T03:40:00Z');
const over = new Date('2026-12-24T03:00:00Z');
const today = '2026-12-24';

const database = setUpCheckedDatabase({ max: 10 });
let queue: FakeQueue;
let affiliate: Affiliate;
let unitId: number;
beforeAll(async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
});
beforeEach(async () => {
  unitId = (await createBookableHotel(database.db, { allotment: 9 })).unitIds[0] as number;
  queue = createFakeQueue();
  affiliate = await createAffiliate(database.db, now);
});

/** Two nights at 1.000.000 ₫ each. */
const stay = { from: '2026-12-08', to: '2026-12-10' };
const later = { from: '2026-12-20', to: '2026-12-22' };
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

interface CommissionCase {
  clickedAt?: Date;
  contact?: Partial<{ phone: string; email: string }>;
  accountId?: string;
  stays?: { from: string; to: string }[];
}

async function bookByLink({ clickedAt = now, contact, accountId, stays = [stay] }: CommissionCase = {}) {
  const token = await quoteToken(
    database.db,
    stays.map((dates) => ({ unitId, ...dates })),
    now,
  );
  const input = bookingInput(token);
  const booked = { ...input, contact: { ...input.contact, ...contact } };
  const made = await createBooking(database.db, queue, booked, {
    ...{ secret: tokenSecret, dataSecrets: tokenSecret, actor: 'guest', now, accountId: accountId ?? null },
    click: { code: affiliate.code, clickedAt },
  });
  if (!made.ok) throw new Error(made.reason);
  return made.booking;
}
const settle = (at = now) => deliverInReverse(database, queue, bookingCommissionJobs, at);
const pay = (booking: CreatedBooking) => payByBank(database.db, queue, booking, now);
const earned = async () => (await getAffiliateSums(database.db, affiliate.id, today)).earnedVnd;
const bookings = () => listAffiliateBookings(database.db, affiliate.id);
async function finish(): Promise<void> {
  await completeTrips(database.db, queue, over);
  await settle(over);
}
async function refund(code: string, amountVnd: number): Promise<string> {
  const refundId = await approvedRefund(database.db, queue, { code, amountVnd }, over);
  await settle(over);
  return refundId;
}

test('commission is earned once, after the trip; a later refund takes its share back', async () => {
  const booking = await bookByLink();
  expect(await bookings()).toMatchObject([{ state: 'waiting', expectedVnd: 0, kinds: ['hotel'] }]);
  await pay(booking);
  await settle();
  expect(await bookings()).toMatchObject([{ state: 'booked', expectedVnd: 100_000, endsOn: stay.to }]);
  expect(await earned()).toBe(0);
  await finish();
  expect(await earned()).toBe(100_000);
  await refund(booking.code, 500_000);
  expect(await earned()).toBe(75_000);
  await refund(booking.code, 1_500_000);
  expect(await earned()).toBe(0);
  const lines = await database.db
    .selectFrom('affiliate_lines')
    .select(['kind', 'base_vnd as baseVnd', 'amount_vnd as amountVnd'])
    .where('affiliate_id', '=', affiliate.id)
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { kind: 'earned', baseVnd: 2_000_000, amountVnd: 100_000 },
    { kind: 'taken_back', baseVnd: -500_000, amountVnd: -25_000 },
    { kind: 'taken_back', baseVnd: -1_500_000, amountVnd: -75_000 },
  ]);
});

test('cancelled bookings, cancelled items and lapsed bookings earn nothing', async () => {
  const [whole, part, unpaid] = [
    await bookByLink(),
    await bookByLink({ stays: [stay, later] }),
    await bookByLink(),
  ];
  await pay(whole);
  await pay(part);
  await cancelBooking(database.db, queue, { code: whole.code, actor: 'guest' }, halfway);
  const wish = { code: part.code, position: 0, actor: 'guest', expectedRefundVnd: 1_000_000 } as const;
  expect(await cancelBookingItem(database.db, queue, wish, halfway)).toMatchObject({ ok: true });
  await expireHolds(database.db, queue, lapsed);
  await settle(halfway);
  expect((await bookings()).map(({ state, expectedVnd }) => [state, expectedVnd])).toEqual([
    ['void', 0],
    ['booked', 100_000],
    ['void', 0],
  ]);
  await finish();
  expect(await earned(), 'one stay of two; the fee of the other is no trip').toBe(100_000);
  expect(unpaid.state).toBe('held');
});

test('a click counts until the last moment of its validity, and never for somebody who is not an affiliate', async () => {
  await bookByLink({ clickedAt: daysAgo(30) });
  await bookByLink({ clickedAt: new Date(daysAgo(30).getTime() - 1) });
  await bookByLink({ clickedAt: new Date('2027-01-01T00:00:00Z') });
  expect((await bookings()).map(({ bookedAt }) => bookedAt)).toEqual([now, now]);
  const unknown = { ...affiliate };
  affiliate = { ...affiliate, code: 'KHONGCO' };
  await bookByLink();
  affiliate = unknown;
  expect(await bookings()).toHaveLength(2);
});

test('affiliates earn nothing on their own bookings, recognised by phone, mailbox in any spelling, or account', async () => {
  const { db } = database;
  affiliate = await createAffiliate(db, now, { email: 'lan.duky@gmail.com', phone: '0912345678' });
  const accountId = await createGuestAccount(db, now);
  await db.updateTable('users').set({ phone: affiliate.phone }).where('id', '=', accountId).execute();
  const own = [
    await bookByLink({ contact: { phone: affiliate.phone } }),
    await bookByLink({ contact: { email: 'LanDuky+hn@googlemail.com' } }),
    await bookByLink({ accountId }),
  ];
  for (const booking of own) await pay(booking);
  await settle();
  await finish();
  expect((await bookings()).map(({ state, isOwn }) => [state, isOwn])).toEqual([
    ['void', true],
    ['void', true],
    ['void', true],
  ]);
  expect(await earned()).toBe(0);
});

test('a refund to the affiliate’s own bank account shows that they booked themselves', async () => {
  const { db } = database;
  const account = { bankBin: '970436', accountNo: '0011001234567', holder: 'DU KY LAN' };
  const keys = { secrets: tokenSecret, now };
  const saved = { code: affiliate.code, account: { ...account, taxCode: '' }, actor: staff('ketoan') };
  expect(await saveAffiliateAccount(db, saved, keys)).toEqual({ ok: true });
  const booking = await bookByLink();
  await pay(booking);
  await settle();
  await finish();
  const refundId = await refund(booking.code, 200_000);
  expect(await earned()).toBe(90_000);
  const given = { bookingId: booking.id, refundId, account, actor: 'guest' } as const;
  expect(await saveBankAccount(db, queue, given, { ...keys, now: over })).toEqual({ ok: true });
  await settle(over);
  expect(await earned()).toBe(0);
  expect(await bookings()).toMatchObject([{ state: 'void', isOwn: true }]);
});

test('changed rates apply to new bookings only', async () => {
  const before = await bookByLink();
  const form = {
    ...{ name: affiliate.name, type: 'ca-nhan', email: affiliate.email, phone: affiliate.phone, channel: '' },
    ...{ attributionDays: '7', 'rate-hotel': '8,25', 'rate-tour': '', 'rate-combo': '', 'rate-cruise': '' },
    ...{ 'rate-attraction': '', 'rate-experience': '', 'rate-car': '', 'rate-service': '' },
  };
  const edit = { code: affiliate.code, version: 1, fields: affiliateInput.parse(form), actor: staff('lan') };
  expect(await editAffiliate(database.db, edit, now)).toEqual({ ok: true, version: 2 });
  expect(await editAffiliate(database.db, edit, now)).toMatchObject({ reason: 'changed_meanwhile' });
  const after = await bookByLink();
  await bookByLink({ clickedAt: daysAgo(8) });
  for (const booking of [before, after]) await pay(booking);
  await settle();
  await finish();
  expect((await bookings()).map(({ expectedVnd }) => expectedVnd)).toEqual([165_000, 100_000]);
});

test('pausing an affiliate stops new commission and keeps what was earned', async () => {
  const booking = await bookByLink();
  const pause = { code: affiliate.code, isActive: false, reason: 'hứa sai', actor: staff('lan') };
  expect(await switchAffiliate(database.db, pause, now)).toEqual({ ok: true });
  await bookByLink();
  await pay(booking);
  await settle();
  await finish();
  expect(await bookings()).toMatchObject([{ state: 'earned', expectedVnd: 100_000 }]);
  expect(await earned()).toBe(100_000);
});

test('a combo without a date earns commission with the trip on which its code is redeemed, not before', async () => {
  const { db } = database;
  const hotel = await createProductOfKind(db, 'hotel', { allotment: 3 });
  const combo = await createProductOfKind(db, 'combo', { components: hotel.unitIds });
  const item = (options: object) => itemOf(combo, stay.from, { adults: 2, options });
  const accountId = await createGuestAccount(db, now);
  affiliate = await createAffiliate(db, now, { 'rate-combo': '5' });
  const make = async (options: object, clicked: boolean) => {
    const input = bookingInput(await quoteToken(db, [item(options)], now));
    const made = await createBooking(db, queue, input, {
      ...{ secret: tokenSecret, dataSecrets: tokenSecret, actor: 'guest', now, accountId },
      click: clicked ? { code: affiliate.code, clickedAt: now } : null,
    });
    if (!made.ok) throw new Error(made.reason);
    return made.booking;
  };
  const bought = await make({ openDated: true }, true);
  await pay(bought);
  const { vouchers } = await getBooking(db, bought.id, now);
  await settle();
  expect(await bookings()).toMatchObject([{ state: 'booked' }]);
  const used = await make({ voucherCode: vouchers[0]?.code ?? '' }, false);
  if (used.totalVnd > 0) await pay(used);
  await settle();
  expect(await earned()).toBe(0);
  await finish();
  expect(await bookings()).toMatchObject([{ state: 'earned', endsOn: expect.any(String) }]);
  expect(await earned()).toBe(Math.floor(bought.totalVnd * 0.05));
  await settlePoints(db, used.id, over);
  const points = await db
    .selectFrom('point_entries')
    .select('booking_id as bookingId')
    .where('booking_id', '=', bought.id)
    .execute();
  expect(points.length, 'its guest earns points with it as well').toBeGreaterThan(0);
});
