import { randomInt } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { refundGiftCard } from '#modules/booking/cancellation/refund-gift-card.ts';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { settlePoints } from '#modules/booking/points/settle-points.ts';
import { eraseContact, findEraseObstacle } from '#modules/booking/privacy/guest-bookings.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { stopGiftCard } from '#modules/gift-cards/commands/gift-cards.ts';
import { purgeGiftReceivers } from '#modules/gift-cards/commands/purge-gift-receivers.ts';
import { sendDueGiftCards } from '#modules/gift-cards/commands/send-due-gift-cards.ts';
import { findGiftCard, openGiftCode } from '#modules/gift-cards/queries/find-gift-card.ts';
import { getGiftLiability } from '#modules/gift-cards/queries/list-gift-cards.ts';
import { writeGiftCode } from '#modules/gift-cards/rules/gift-code.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import type { Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book, tokenSecret } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { buyGift, orderGift } from '#tests/factories/gift-card.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { receiveBankTransfer } from './bank-transfers.ts';
import { spendGiftCard } from './spend-credit.ts';

const now = new Date('2026-11-21T03:00:00Z');
const today = dayInVietnam(now);
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const nobody = writeGiftCode(`QUA${'2'.repeat(16)}`);

const database = setUpCheckedDatabase();
let queue: FakeQueue;
let unitId: number;

beforeAll(async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
});
beforeEach(async () => {
  queue = createFakeQueue();
  const days = { from: '2026-12-01', to: '2027-03-01', allotment: 40 };
  unitId = (await createBookableHotel(database.db, days)).unitIds[0] as number;
});

/** Two nights, 2.000.000 đồng. */
const hold = (at = now) => book(database.db, queue, [{ unitId, from: '2026-12-08', to: '2026-12-10' }], at);
const spend = (code: string, giftCode: string, at = now) =>
  spendGiftCard(database.db, queue, { code, giftCode, actor: 'guest' }, at);
const restOf = async (bookingId: string, at = now) =>
  (await findGiftCard(database.db, { bookingId }, at))?.restVnd;
const view = (id: string, at = now) => getBooking(database.db, id, at);
const jobs = () => queue.sent.map(({ name }) => name);

test('a card is issued only once it is paid; its money is a liability and not a sale', async () => {
  const { db } = database;
  const before = await getGiftLiability(db, today);
  const order = await orderGift(db, queue, { now });
  const ordered = await findGiftCard(db, { bookingId: order.id }, now);
  expect(ordered).toMatchObject({ state: 'unpaid', restVnd: null, amountVnd: 1_000_000 });
  expect(await openGiftCode(db, tokenSecret, ordered?.id ?? '')).toBeNull();
  await payByBank(db, queue, order, now);
  const card = await findGiftCard(db, { bookingId: order.id }, now);
  expect(card).toMatchObject({ state: 'waiting', restVnd: 1_000_000, validUntil: '2028-11-21' });
  expect(await view(order.id)).toMatchObject({ state: 'completed', paid: 0, balance: 0, refund: null });
  expect(jobs()).toContain('gift.issued');
  for (const event of ['booking.confirmed', 'booking.completed']) expect(jobs()).not.toContain(event);
  const after = await getGiftLiability(db, today);
  expect(after.usableVnd - before.usableVnd).toBe(1_000_000);
  const sold = db.selectFrom('sale_lines').select('id').where('booking_id', '=', order.id);
  expect(await sold.execute()).toEqual([]);
  const codes = await db.selectFrom('gift_cards').select(['code_hash', 'code_sealed']).execute();
  const code = (await openGiftCode(db, tokenSecret, card?.id ?? '')) ?? '';
  expect(code).toMatch(/^QUA(-[2-9A-HJKMNP-Z]{4}){4}$/);
  expect(JSON.stringify(codes)).not.toContain(code.replaceAll('-', ''));
});

test('a duplicate webhook event issues one card; a second payment is refunded in full', async () => {
  const { db } = database;
  const order = await orderGift(db, queue, { now });
  const transfer = { amountVnd: 1_000_000, content: order.code, occurredAt: now, payload: {} };
  const message = { txnId: String(randomInt(2 ** 40)), direction: 'in' as const, ...transfer };
  await Promise.all([1, 2, 3].map(() => receiveBankTransfer(db, queue, message, now)));
  expect(jobs().filter((name) => name === 'gift.issued')).toHaveLength(1);
  await payByBank(db, queue, order, minutes(5));
  expect((await view(order.id)).refunds).toMatchObject([{ cause: 'duplicate_payment', amount: 1_000_000 }]);
  expect(await restOf(order.id)).toBe(1_000_000);
});

test('an underpayment waits for the rest, an overpayment is refunded, and late money still buys the card', async () => {
  const { db } = database;
  const part = await orderGift(db, queue, { now });
  await payByBank(db, queue, { ...part, dueNowVnd: 400_000 }, now);
  expect(await findGiftCard(db, { bookingId: part.id }, now)).toMatchObject({ state: 'unpaid' });
  await payByBank(db, queue, { ...part, dueNowVnd: 700_000 }, minutes(1));
  expect(await restOf(part.id)).toBe(1_000_000);
  expect((await view(part.id)).refunds).toMatchObject([{ cause: 'overpaid', amount: 100_000 }]);
  const late = await orderGift(db, queue, { now });
  await expireHolds(db, queue, minutes(60));
  expect((await view(late.id, minutes(60))).state).toBe('expired');
  await payByBank(db, queue, late, minutes(90));
  expect(await restOf(late.id)).toBe(1_000_000);
});

test('a card pays a part and a transfer the rest; another card pays all and confirms without a bank', async () => {
  const { db } = database;
  const { booking: order, code } = await buyGift(db, queue, { now });
  const stay = await hold();
  expect(await spend(stay.code, code)).toEqual({
    ...{ ok: true, amountVnd: 1_000_000, restVnd: 0, dueVnd: stay.dueNowVnd - 1_000_000 },
  });
  expect(await spend(stay.code, code)).toEqual({ ok: false, reason: 'gift_card_empty' });
  await payByBank(db, queue, { ...stay, dueNowVnd: stay.dueNowVnd - 1_000_000 }, now);
  expect((await view(stay.id)).state).toBe('confirmed');
  expect(await restOf(order.id)).toBe(0);

  const rich = await buyGift(db, queue, { now, amountVnd: 5_000_000 });
  const other = await hold();
  const typed = ` ${rich.code.toLowerCase().replaceAll('-', ' ')} `;
  expect(await spend(other.code, typed)).toMatchObject({ ok: true, restVnd: 5_000_000 - other.totalVnd });
  expect(await view(other.id)).toMatchObject({ state: 'confirmed', paid: other.totalVnd });
  const sold = db.selectFrom('sale_lines').select('amount_vnd').where('booking_id', '=', other.id);
  expect(await sold.execute()).toEqual([{ amount_vnd: other.totalVnd }]);
});

test('an unknown, unpaid, stopped, expired or refunded card pays nothing, and no card buys another', async () => {
  const { db } = database;
  const stay = await hold();
  expect(await spend(stay.code, nobody)).toEqual({ ok: false, reason: 'unknown_gift_card' });
  expect(await spend(stay.code, 'TD22222222')).toEqual({ ok: false, reason: 'unknown_gift_card' });
  const { card, code } = await buyGift(db, queue, { now });
  const actor = staff('lan');
  const stop = (isStopped: boolean, version: number) =>
    stopGiftCard(db, { number: card.number, isStopped, version, reason: 'mất thư', actor }, now);
  expect(await stop(true, 1)).toEqual({ ok: true });
  expect(await spend(stay.code, code)).toEqual({ ok: false, reason: 'gift_card_stopped' });
  expect(await stop(false, 1)).toEqual({ ok: false, reason: 'changed' });
  expect(await stop(false, 2)).toEqual({ ok: true });
  const twoYearsOn = new Date('2028-11-22T03:00:00Z');
  await createDays('2028-12-01');
  const later = await book(db, queue, [{ unitId, from: '2028-12-08', to: '2028-12-10' }], twoYearsOn);
  expect(await spend(later.code, code, twoYearsOn)).toEqual({ ok: false, reason: 'gift_card_expired' });
  const order = await orderGift(db, queue, { now });
  expect(await spend(order.code, code)).toEqual({ ok: false, reason: 'not_for_gifts' });
  expect(
    await refundGiftCard(db, queue, { number: card.number, reason: 'mua nhầm', actor }, now),
  ).toMatchObject({
    ok: true,
    amountVnd: 1_000_000,
  });
  expect(await spend(stay.code, code)).toEqual({ ok: false, reason: 'gift_card_stopped' });
  expect(await spend(stay.code, order.code)).toEqual({ ok: false, reason: 'unknown_gift_card' });
});

async function createDays(from: string) {
  unitId = (await createBookableHotel(database.db, { from, to: '2029-01-01' })).unitIds[0] as number;
}

test('what a card paid is returned to it when the hold expires and when the booking is cancelled', async () => {
  const { db } = database;
  const { booking: order, code } = await buyGift(db, queue, { now });
  const lapsed = await hold();
  await spend(lapsed.code, code);
  expect(await restOf(order.id)).toBe(0);
  await expireHolds(db, queue, minutes(60));
  expect((await view(lapsed.id, minutes(60))).state).toBe('expired');
  expect(await restOf(order.id)).toBe(1_000_000);

  const stay = await hold(minutes(60));
  await spend(stay.code, code, minutes(61));
  await payByBank(db, queue, { ...stay, dueNowVnd: stay.dueNowVnd - 1_000_000 }, minutes(62));
  const cancelled = await cancelBooking(db, queue, { code: stay.code, actor: 'guest' }, minutes(63));
  expect(cancelled).toMatchObject({ ok: true, refundVnd: stay.totalVnd });
  expect(await restOf(order.id)).toBe(1_000_000);
});

test('an unused card is refunded by the way it was paid, once; a used one is not', async () => {
  const { db } = database;
  const actor = staff('lan');
  const { booking: order, card, code } = await buyGift(db, queue, { now });
  const back = () => refundGiftCard(db, queue, { number: card.number, reason: 'mua nhầm', actor }, now);
  const stay = await hold();
  await spend(stay.code, code);
  expect(await back()).toEqual({ ok: false, reason: 'is_used' });
  await cancelBooking(db, queue, { code: stay.code, actor: 'guest' }, now);
  const results = await Promise.all([back(), back(), back()]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const { refunds, paid } = await view(order.id);
  expect(refunds).toMatchObject([{ amount: 1_000_000, cause: 'cancelled' }]);
  expect(paid).toBe(0);
  const payouts = await db
    .selectFrom('refund_payouts')
    .innerJoin('refunds', 'refunds.id', 'refund_payouts.refund_id')
    .select(['channel', 'refund_payouts.amount_vnd as amountVnd'])
    .where('refunds.booking_id', '=', order.id)
    .execute();
  expect(payouts).toEqual([{ channel: 'bank_transfer', amountVnd: 1_000_000 }]);
  expect(await restOf(order.id)).toBe(0);
  await settlePoints(db, order.id, now);
});

test('twenty concurrent bookings never spend more than one card has', async () => {
  const { db } = database;
  const { booking: order, code } = await buyGift(db, queue, { now, amountVnd: 5_000_000 });
  const stays = await Promise.all(Array.from({ length: 20 }, () => hold()));
  const spent = await Promise.all(stays.map((stay) => spend(stay.code, code)));
  const sum = spent.reduce((all, one) => all + (one.ok ? one.amountVnd : 0), 0);
  expect(sum).toBe(5_000_000);
  expect(spent.filter((one) => !one.ok && one.reason === 'gift_card_empty').length).toBeGreaterThan(15);
  expect(await restOf(order.id)).toBe(0);
  const paid = await Promise.all(stays.map(({ id }) => view(id)));
  expect(paid.reduce((all, one) => all + one.paid, 0)).toBe(5_000_000);
});

test('the recipient of a card is erased ninety days after it can no longer be used, and not sooner', async () => {
  const { db } = database;
  const { booking: usedUp, code } = await buyGift(db, queue, { now });
  const stay = await hold();
  await spend(stay.code, code);
  await payByBank(db, queue, { ...stay, dueNowVnd: stay.dueNowVnd - 1_000_000 }, now);
  const { booking: full } = await buyGift(db, queue, { now });
  const unpaid = await orderGift(db, queue, { now });
  await expireHolds(db, queue, minutes(60));
  const isForgotten = async ({ id }: { id: string }) =>
    (await findGiftCard(db, { bookingId: id }, now))?.receiver.email !== 'bich@example.com';
  const forgotten = () => Promise.all([usedUp, full, unpaid].map(isForgotten));
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  await purgeGiftReceivers(db, days(89), 90);
  expect(await forgotten()).toEqual([false, false, false]);
  await purgeGiftReceivers(db, days(91), 90);
  expect(await forgotten()).toEqual([true, false, true]);
});

test('the buyer of a card can be erased once it was sent; the card stays valid', async () => {
  const { db } = database;
  const { booking: order, code } = await buyGift(db, queue, { now });
  const inTx = <T>(work: (tx: Tx, booking: LockedBooking) => Promise<T>) =>
    db
      .transaction()
      .execute(async (tx) => work(tx, (await lockBooking(tx, { id: order.id })) as LockedBooking));
  // A transfer that was begun has ended by then.
  const later = new Date(now.getTime() + 3 * 86_400_000);
  expect(await inTx((tx, booking) => findEraseObstacle(tx, booking, later))).toBe('credit_left');
  await sendDueGiftCards(db, queue, now);
  expect(await inTx((tx, booking) => findEraseObstacle(tx, booking, later))).toBeNull();
  await inTx((tx, booking) => eraseContact(tx, booking, { actor: 'system', now: later }));
  const card = await findGiftCard(db, { bookingId: order.id }, later);
  expect(JSON.stringify(card)).not.toMatch(/Bích|bich@|Lê Minh An|sinh nhật/);
  const stay = await hold(later);
  expect(await spend(stay.code, code, later)).toMatchObject({ ok: true, amountVnd: 1_000_000 });
});
