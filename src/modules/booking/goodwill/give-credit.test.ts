import { beforeEach, expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { spendCredit } from '#modules/booking/payment/spend-credit.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { getBookingFunds, getStayedAmount } from '#modules/payments/ledger/ledger.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { extendBookingCredit } from './extend-booking-credit.ts';
import { decideCredit, findCreditProposal, giveCredit } from './give-credit.ts';

const now = new Date('2026-11-21T03:00:00Z');
const dates = { from: '2026-12-08', to: '2026-12-10' };
const small = staff('tu', { 'credit.give': 500_000 });
const boss = staff('chi', { 'credit.give': null, 'credit.approve': 5_000_000, 'credit.extend': null });

const database = setUpTestDatabase();
let queue: FakeQueue;
let unitId: number;
let booking: CreatedBooking;

beforeEach(async () => {
  queue = createFakeQueue();
  unitId = (await createBookableHotel(database.db, { allotment: 9 })).unitIds[0] as number;
  booking = await bookAndPay(database.db, queue, [{ unitId, ...dates }], now);
  queue.sent.splice(0);
});

const give = (amountVnd: number, actor = small, at = now) =>
  giveCredit(database.db, queue, { code: booking.code, amountVnd, reason: 'phòng ồn cả đêm', actor }, at);
const decide = (id: number, isAgreed: boolean, actor = boss) =>
  decideCredit(database.db, queue, { id, isAgreed, answer: isAgreed ? '' : 'đã hoàn rồi', actor }, now);
const proposal = async () => (await findCreditProposal(database.db, booking.id))?.id ?? 0;
const view = () => getBooking(database.db, booking.id, now);

test('credit within the limit belongs to the guest at once, is booked as our cost, and pays their next booking', async () => {
  const before = await getBookingFunds(database.db, booking.id);
  const given = await give(500_000);
  expect(given).toEqual({ ok: true, creditCode: expect.stringMatching(/^TD/) });
  const code = given.ok ? (given.creditCode ?? '') : '';
  expect((await view()).credits).toEqual([
    { code, amount: 500_000, rest: 500_000, validUntil: '2027-11-21' },
  ]);
  expect(queue.sent).toEqual([
    { name: 'booking.credit_given', data: { bookingId: booking.id, creditCode: code } },
  ]);
  // None of the guest's own money moved, and the credit cannot be refunded.
  expect(await getBookingFunds(database.db, booking.id)).toEqual(before);
  expect(await getStayedAmount(database.db, booking.id)).toBe(before.paidVnd);
  const entries = await database.db
    .selectFrom('ledger_entries')
    .select(['account', 'amount_vnd as amountVnd'])
    .where('cause', '=', 'credit_given')
    .where('booking_id', '=', booking.id)
    .orderBy('account')
    .execute();
  expect(entries).toEqual([
    { account: 'credit', amountVnd: -500_000 },
    { account: 'goodwill', amountVnd: 500_000 },
  ]);
  const next = await book(database.db, queue, [{ unitId, from: '2026-12-20', to: '2026-12-21' }], now);
  const spent = { code: next.code, creditCode: code, actor: 'guest' as const };
  expect(await spendCredit(database.db, queue, spent, now)).toMatchObject({ ok: true, amountVnd: 500_000 });
  const [line] = (await listHistory(database.db, { objectType: 'booking', objectId: booking.code })).lines;
  expect(line).toMatchObject({ verb: 'booking.credit_given', reason: 'phòng ồn cả đêm', actorName: 'tu' });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('credit above the limit needs a second person: not the requester, not above their own limit, and only once', async () => {
  expect(await give(6_000_000)).toEqual({ ok: true, creditCode: null });
  expect((await view()).credits).toEqual([]);
  expect(await give(1_000_000)).toEqual({ ok: false, reason: 'already_proposed' });
  const id = await proposal();
  expect(await decide(id, true, small)).toEqual({ ok: false, reason: 'same_person' });
  expect(await decide(id, true)).toEqual({ ok: false, reason: 'not_allowed' });
  const chief = staff('tong', { 'credit.approve': null });
  const both = await Promise.all([decide(id, true, chief), decide(id, true, staff('pho'))]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'already_decided' });
  expect((await view()).credits).toMatchObject([{ amount: 6_000_000 }]);
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('credits by one person for one booking within a day count together against their limit', async () => {
  const atOnce = { ok: true, creditCode: expect.stringMatching(/^TD/) };
  const waits = { ok: true, creditCode: null };
  expect(await give(300_000)).toEqual(atOnce);
  expect(await give(200_001)).toEqual(waits);
  expect(await decide(await proposal(), true)).toEqual(atOnce);
  // What two people agreed on is neither's own gift.
  expect(await give(200_000)).toEqual(atOnce);
  expect(await give(1, staff('ha', { 'credit.give': 500_000 }))).toEqual(atOnce);
  expect(await give(1)).toEqual(waits);
  expect(await decide(await proposal(), false)).toEqual(waits);
  expect(await give(500_000, small, new Date('2026-11-22T03:00:01Z'))).toEqual(atOnce);
  const other = await bookAndPay(database.db, queue, [{ unitId, ...dates }], now);
  const given = { code: other.code, amountVnd: 500_000, reason: 'phòng ồn', actor: small };
  expect(await giveCredit(database.db, queue, given, now), 'another booking').toEqual(atOnce);
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('race: concurrent credits for one booking do not exceed the limit together', async () => {
  const given = await Promise.all([give(300_000), give(300_000), give(300_000)]);
  expect(given.filter((one) => one.ok && one.creditCode !== null)).toHaveLength(1);
  expect((await view()).credits.map(({ amount }) => amount)).toEqual([300_000]);
});

test('the requester may withdraw it, another person may refuse it, and the guest is not told of either', async () => {
  await give(1_000_000);
  expect(await decide(await proposal(), false, small)).toEqual({ ok: true, creditCode: null });
  await give(1_000_000);
  expect(await decide(await proposal(), false)).toEqual({ ok: true, creditCode: null });
  expect(await proposal()).toBe(0);
  expect(queue.sent).toEqual([]);
  const { lines } = await listHistory(database.db, { objectType: 'booking', objectId: booking.code });
  expect(lines.map(({ verb }) => verb).slice(0, 4)).toEqual([
    'credit.reject',
    'credit.propose',
    'credit.reject',
    'credit.propose',
  ]);
});

test('refused for unpaid bookings, without the right, and for invalid amounts', async () => {
  const unpaid = await book(database.db, queue, [{ unitId, ...dates }], now);
  const of = { code: unpaid.code, amountVnd: 1000, reason: 'x', actor: small };
  expect(await giveCredit(database.db, queue, of, now)).toEqual({ ok: false, reason: 'nothing_bought' });
  expect(await give(1000, staff('x', {}))).toEqual({ ok: false, reason: 'not_allowed' });
  for (const amountVnd of [0, -5, 1.5, 100_000_001])
    expect(await give(amountVnd, boss)).toEqual({ ok: false, reason: 'no_amount' });
});

test('extended credit shows the later day, is in the history, is mailed to the guest, and is usable although it had expired', async () => {
  const given = await give(500_000);
  const creditCode = given.ok ? (given.creditCode ?? '') : '';
  const muchLater = new Date('2027-12-01T03:00:00Z');
  const extend = (validUntil: string, { seen = '2027-11-21', actor = boss, code = booking.code } = {}) =>
    extendBookingCredit(
      database.db,
      queue,
      { code, creditCode, seen, validUntil, note: 'khách ốm', actor },
      muchLater,
    );
  queue.sent.splice(0);
  expect(await extend('2027-11-20')).toEqual({ ok: false, reason: 'not_later' });
  expect(await extend('2027-11-25')).toEqual({ ok: false, reason: 'not_later' });
  expect(await extend('2032-01-01')).toEqual({ ok: false, reason: 'too_far' });
  expect(await extend('2028-06-30', { actor: small })).toEqual({ ok: false, reason: 'not_allowed' });
  const stranger = await bookAndPay(database.db, createFakeQueue(), [{ unitId, ...dates }], now);
  expect(await extend('2028-06-30', { code: stranger.code })).toEqual({
    ok: false,
    reason: 'unknown_credit',
  });
  expect(await extend('2028-06-30')).toEqual({ ok: true });
  expect(await extend('2028-07-30')).toEqual({
    ok: false,
    reason: 'credit_changed',
    validUntil: '2028-06-30',
  });
  expect((await view()).credits).toMatchObject([{ validUntil: '2028-06-30' }]);
  expect(queue.sent.map(({ name }) => name)).toEqual(['booking.credit_extended']);
  const [line] = (await listHistory(database.db, { objectType: 'booking', objectId: booking.code })).lines;
  expect(line).toMatchObject({ verb: 'booking.credit_extended', reason: 'khách ốm' });
  expect(line?.after).toMatchObject({ untilBefore: '2027-11-21', validUntil: '2028-06-30' });
  expect(await brokenInvariants(database.db)).toEqual({});
});
