import { randomInt } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import type { ItemChange } from '#modules/booking/schema.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { vietQrGateway } from '#modules/payments/gateways/vietqr.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book, quoteToken, tryToBook } from '#tests/factories/booking.ts';
import { createRates } from '#tests/factories/days-on-sale.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { changeBooking, previewChange, withdrawChange } from './change-booking.ts';
import { expireChanges } from './end-change.ts';

const now = new Date('2026-11-21T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const dates = { from: '2026-12-08', to: '2026-12-10' };
const bank = { bankBin: '970422', bankName: 'MB', account: '9999000099990', accountName: 'NEO VIET' };
const lan = staff('lan');

const database = setUpTestDatabase();
let queue: FakeQueue;
let unitId: number;
let booking: CreatedBooking;

/** One room; from the 15th on it costs 1.500.000 a night, from the 20th on 600.000. */
beforeEach(async () => {
  const { db } = database;
  queue = createFakeQueue();
  const hotel = await createBookableHotel(db, { allotment: 1 });
  unitId = hotel.unitIds[0] as number;
  const unitIds = [unitId];
  await createRates(db, { unitIds, from: '2026-12-15', to: '2026-12-20', priceVnd: 1_500_000 });
  await createRates(db, { unitIds, from: '2026-12-20', to: '2026-12-31', priceVnd: 600_000 });
  booking = await bookAndPay(db, queue, [{ unitId, ...dates }], now);
  queue.sent.splice(0);
});

const wish = (from: string, to: string, more: Partial<ItemChange> = {}): ItemChange => ({
  ...{ position: 0, from, to, quantity: 1, adults: 1, childAges: [] },
  ...more,
});

/** Makes the change as previewed just before. */
async function change(wishes: ItemChange[], { at = now, actor = lan as Actor, note = 'khách gọi' } = {}) {
  const { db } = database;
  const seen = await previewChange(db, { code: booking.code, wishes, actor }, at);
  if (!seen.ok) return seen;
  return changeBooking(db, queue, { code: booking.code, wishes, actor, note, expected: seen.preview }, at);
}

const view = (at = now) => getBooking(database.db, booking.id, at);
const pay = (amountVnd: number, at = now) => {
  const money = { amountVnd, content: booking.code, occurredAt: at, payload: {} };
  const txnId = String(randomInt(2 ** 40));
  return receiveBankTransfer(database.db, queue, { txnId, direction: 'in', ...money }, at);
};
async function soldOn(from: string, to: string) {
  const days = await listAvailability(database.db, [unitId], from, to, now);
  return days.map(({ left }) => (left === 0 ? 'taken' : 'free')).join(' ');
}
const announced = () => queue.sent.map(({ name }) => name);

test('a more expensive stay is held until the difference is paid; until then the old one stays as it was', async () => {
  const made = await change([wish('2026-12-16', '2026-12-18')]);
  expect(made).toMatchObject({
    ok: true,
    isDone: false,
    preview: { dueVnd: 1_000_000, totalVnd: 3_000_000 },
  });
  expect(announced()).toEqual(['booking.change_offered']);
  expect(await soldOn('2026-12-08', '2026-12-10')).toBe('taken taken');
  expect(await soldOn('2026-12-16', '2026-12-18')).toBe('taken taken');
  expect(await view()).toMatchObject({
    state: 'confirmed',
    total: 2_000_000,
    due: 1_000_000,
    change: { due: 1_000_000, total: 3_000_000, until: hours(24).toISOString() },
    can: { pay: true },
  });
  const started = await startPayment(
    database.db,
    queue,
    { code: booking.code, method: 'vietqr', actor: 'guest' },
    { vietqr: vietQrGateway(bank) },
    now,
  );
  expect(started).toMatchObject({
    ok: true,
    attempt: { amount: 1_000_000, expiresAt: hours(24).toISOString() },
  });

  expect(await pay(1_000_000, hours(1))).toBe('balance');
  expect(await soldOn('2026-12-08', '2026-12-10')).toBe('free free');
  expect(await soldOn('2026-12-16', '2026-12-18')).toBe('taken taken');
  const changed = await view(hours(1));
  expect(changed).toMatchObject({ total: 3_000_000, paid: 3_000_000, due: 0, balance: 0, change: null });
  expect(changed.quote.items[0]).toMatchObject({ from: '2026-12-16', to: '2026-12-18', amount: 3_000_000 });
  expect(announced()).toContain('booking.rebooked');
  const { lines } = await listHistory(database.db, { objectType: 'booking', objectId: booking.code });
  expect(lines[0]).toMatchObject({ actor: 'staff:lan', verb: 'booking.change_offered', reason: 'khách gọi' });
  const item = await database.db
    .selectFrom('booking_items')
    .select(['from_on', 'amount_vnd'])
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow();
  expect(item).toEqual({ from_on: '2026-12-16', amount_vnd: 3_000_000 });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test.each([
  ['the whole difference within the free period', '2026-11-30T03:00:00Z', 800_000, 1_200_000],
  ['half of it two days before', '2026-12-07T03:00:00Z', 400_000, 1_600_000],
])('a cheaper stay takes effect at once and refunds %s', async (_, at, backVnd, totalVnd) => {
  const made = await change([wish('2026-12-22', '2026-12-24')], { at: new Date(at) });
  expect(made).toMatchObject({ ok: true, isDone: true, preview: { backVnd, totalVnd, dueVnd: 0 } });
  const changed = await view(new Date(at));
  expect(changed).toMatchObject({ total: totalVnd, paid: totalVnd });
  expect(changed.refunds).toMatchObject([{ amount: backVnd, causeLabel: 'Chênh lệch khi đổi đặt chỗ' }]);
  expect(await soldOn('2026-12-08', '2026-12-10')).toBe('free free');
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('a change never lowers the cancellation fee that applied before it, whatever the new day', async () => {
  const at = new Date('2026-12-07T03:00:00Z');
  await change([wish('2026-12-11', '2026-12-13')], { at });
  const { refund } = await view(at);
  expect(refund).toMatchObject({ refundVnd: 1_000_000, feeVnd: 1_000_000 });
});

test("the booking's own nights do not block a longer or later stay in a full hotel", async () => {
  expect(await change([wish('2026-12-09', '2026-12-11')])).toMatchObject({ ok: true, isDone: true });
  expect(await soldOn('2026-12-08', '2026-12-12')).toBe('free taken taken free');
  expect(await change([wish('2026-12-09', '2026-12-12')])).toMatchObject({ ok: true, isDone: false });
  expect(await soldOn('2026-12-08', '2026-12-12')).toBe('free taken taken taken');
  expect(await pay(1_000_000)).toBe('balance');
  expect(await view()).toMatchObject({ total: 3_000_000, paid: 3_000_000 });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('occupied days are refused with the nearest free ones, and nothing is written', async () => {
  await bookAndPay(database.db, queue, [{ unitId, from: '2026-12-16', to: '2026-12-17' }], now);
  const refused = await change([wish('2026-12-16', '2026-12-18')]);
  expect(refused).toMatchObject({ ok: false, reason: 'not_free', field: 'items.0.from' });
  expect(refused).toHaveProperty('nearestDates', expect.arrayContaining(['2026-12-17']));
  expect(await view()).toMatchObject({ change: null, total: 2_000_000 });
});

test('a change that is not paid in time ends: its places are released and its money is refunded', async () => {
  await change([wish('2026-12-16', '2026-12-18')]);
  expect(await pay(400_000, hours(1))).toBe('partial');
  expect(await view(hours(1))).toMatchObject({ due: 600_000, change: { due: 600_000 } });
  expect(await brokenInvariants(database.db)).toEqual({});
  expect(await expireChanges(database.db, queue, hours(24))).toBe(0);
  expect(await expireChanges(database.db, queue, hours(25))).toBe(1);
  expect(await soldOn('2026-12-16', '2026-12-18')).toBe('free free');
  const kept = await view(hours(25));
  expect(kept).toMatchObject({ state: 'confirmed', total: 2_000_000, paid: 2_000_000, change: null });
  expect(kept.refunds).toMatchObject([{ amount: 400_000 }]);
  expect(announced()).toContain('booking.change_ended');
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('staff undo a pending change with a reason: its places are released, its money is refunded once', async () => {
  const withdraw = (actor: Actor = lan) =>
    withdrawChange(database.db, queue, { code: booking.code, note: 'khách không đổi nữa', actor }, hours(2));
  expect(await withdraw()).toEqual({ ok: false, reason: 'no_change' });
  await change([wish('2026-12-16', '2026-12-18')]);
  expect(await pay(400_000, hours(1))).toBe('partial');
  expect(await withdraw('guest')).toEqual({ ok: false, reason: 'not_allowed' });
  const both = await Promise.all([withdraw(), withdraw()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await soldOn('2026-12-16', '2026-12-18')).toBe('free free');
  const kept = await view(hours(2));
  expect(kept).toMatchObject({ state: 'confirmed', total: 2_000_000, paid: 2_000_000, change: null });
  expect(kept.refunds).toMatchObject([{ amount: 400_000 }]);
  expect(announced().filter((name) => name === 'booking.change_ended')).toHaveLength(1);
  const { lines } = await listHistory(database.db, { objectType: 'booking', objectId: booking.code }, 5);
  expect(lines.find(({ verb }) => verb === 'booking.change_ended')).toMatchObject({
    actorName: lan.name,
    reason: 'khách không đổi nữa',
  });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('late money still applies the change while the places are free, and is refunded once they are gone', async () => {
  await change([wish('2026-12-16', '2026-12-18')]);
  // A rival books the room after the change's hold has expired, which frees it.
  const rival = await book(database.db, queue, [{ unitId, from: '2026-12-17', to: '2026-12-18' }], hours(25));
  expect(await pay(1_000_000, hours(25))).toBe('unallocated');
  expect(await view(hours(25))).toMatchObject({ state: 'confirmed', total: 2_000_000, paid: 2_000_000 });
  await cancelBooking(database.db, queue, { code: rival.code, actor: 'guest' }, hours(25));
  await change([wish('2026-12-16', '2026-12-18')], { at: hours(26) });
  expect(await pay(1_000_000, hours(51))).toBe('balance');
  expect(await view(hours(51))).toMatchObject({ total: 3_000_000, paid: 3_000_000 });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('a second change replaces the first; cancelling the booking releases the places of both', async () => {
  await change([wish('2026-12-16', '2026-12-18')]);
  await change([wish('2026-12-17', '2026-12-19')]);
  expect(await soldOn('2026-12-16', '2026-12-19')).toBe('free taken taken');
  await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now);
  expect(await expireChanges(database.db, queue, now)).toBe(1);
  expect(await soldOn('2026-12-16', '2026-12-19')).toBe('free free free');
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('adding guests to a tour with a deposit charges the rest of the deposit now and the balance later', async () => {
  const tour = await createProductOfKind(database.db, 'tour', { plan: { pay_mode: 'deposit' } });
  booking = await bookAndPay(database.db, queue, [itemOf(tour, '2026-12-18')], now);
  const before = await view();
  const [{ adults = 0, quantity = 1 } = {}] = before.quote.items;
  const more = { adults: adults + 2, quantity };
  const { from, to } = before.quote.items[0] as (typeof before.quote.items)[0];
  const made = await change([wish(from, to, more)]);
  expect(made).toMatchObject({ ok: true, isDone: false });
  if (!made.ok) return;
  expect(made.preview.dueVnd).toBeLessThan(made.preview.totalVnd - made.preview.beforeVnd);
  expect(await pay(made.preview.dueVnd)).toBe('balance');
  expect(await view()).toMatchObject({ total: made.preview.totalVnd, balance: made.preview.balanceVnd });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('refused without the right, without a difference, after the start, or at another price than shown', async () => {
  const other = [wish('2026-12-16', '2026-12-18')];
  const reason = async (given: Promise<{ ok: boolean }>) => ({ reason: null, ...(await given) }).reason;
  expect(await reason(change(other, { actor: staff('an', {}) }))).toBe('not_allowed');
  expect(await reason(change([wish(dates.from, dates.to)]))).toBe('nothing_changed');
  expect(await reason(change(other, { at: new Date('2026-12-08T08:00:00Z') }))).toBe('too_late');
  const expected = { totalVnd: 1, dueVnd: 0 };
  const differs = { code: booking.code, wishes: other, actor: lan, expected };
  expect(await reason(changeBooking(database.db, queue, differs, now))).toBe('change_differs');
  expect(queue.sent).toEqual([]);
});

test('when a change and a booking compete for the last room, one gets it', async () => {
  const { db } = database;
  const wishes = [wish('2026-12-11', '2026-12-13')];
  for (let turn = 0; turn < 6; turn++) {
    const token = await quoteToken(db, [{ unitId, from: '2026-12-12', to: '2026-12-13' }], now);
    const expected = { totalVnd: 2_000_000, dueVnd: 0 };
    const mine = { code: booking.code, wishes, actor: lan, expected };
    const [changed, bought] = await Promise.all([
      changeBooking(db, queue, mine, now),
      tryToBook(db, queue, { token, now }),
    ]);
    expect([changed.ok, bought.ok].filter(Boolean)).toHaveLength(1);
    expect(await brokenInvariants(db)).toEqual({});
    if (bought.ok) await cancelBooking(db, queue, { code: bought.booking.code, actor: 'guest' }, now);
    else await changeBooking(db, queue, { ...mine, wishes: [wish(dates.from, dates.to)] }, now);
  }
});
