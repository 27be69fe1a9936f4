import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { compareCountersWithLedger } from '#modules/inventory/holds/compare-counters-with-ledger.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { cancelBooking } from './cancel-booking.ts';
import { findRefundQuote } from './find-refund-quote.ts';

const now = new Date('2026-11-21T03:00:00Z');
const total = 2_000_000;
const dates = { from: '2026-12-08', to: '2026-12-10' };
let database: TestDatabase;
let queue: FakeQueue;
let unitId: number;
let booking: CreatedBooking;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  expect(await compareCountersWithLedger(database.db)).toEqual([]);
  await database.drop();
});
beforeEach(async () => {
  const hotel = await createBookableHotel(database.db, { allotment: 1 });
  unitId = hotel.unitIds[0] as number;
  queue = createFakeQueue();
  booking = await book(database.db, queue, [{ unitId, ...dates }], now);
});

const pay = (amountVnd = total, at = now) =>
  payByBank(database.db, queue, { code: booking.code, dueNowVnd: amountVnd }, at);
const cancel = (at: Date, fields: object = {}) =>
  cancelBooking(database.db, queue, { code: booking.code, actor: 'guest', ...fields }, at);
const left = async () =>
  (await listAvailability(database.db, [unitId], dates.from, dates.to, now)).map((row) => row.left);

test.each([
  ['in the free time', '2026-12-06T05:00:00Z', total],
  ['two days before', '2026-12-06T05:00:01Z', total / 2],
  ['one day before', '2026-12-07T12:00:00Z', 0],
])('a paid booking cancelled %s is refunded as agreed, and as the preview said', async (_, at, refundVnd) => {
  await pay();
  const then = new Date(at);
  expect(await findRefundQuote(database.db, booking.code, then)).toMatchObject({
    refundVnd,
    feeVnd: total - refundVnd,
  });
  expect(await cancel(then, { expectedRefundVnd: refundVnd, note: 'Bận việc' })).toEqual({
    ok: true,
    state: 'cancelled',
    refundVnd,
    promisedOn: refundVnd > 0 ? '2026-12-10' : null,
  });
  expect(await left()).toEqual([1, 1]);
  expect(await getBooking(database.db, booking.id, then)).toMatchObject({
    state: 'cancelled',
    paid: total - refundVnd,
    can: { pay: false, cancel: false },
  });
  expect(queue.sent.map((job) => job.name)).toContain('booking.cancelled');
});

test('a policy that changes later does not affect the booking', async () => {
  await pay();
  await database.db
    .updateTable('cancellation_policies')
    .set({ tiers: JSON.stringify([]) as never })
    .execute();
  expect(await cancel(now)).toMatchObject({ refundVnd: total });
});

test('an outdated preview stops the cancellation', async () => {
  await pay();
  const then = new Date('2026-12-07T03:00:00Z');
  expect(await cancel(then, { expectedRefundVnd: total })).toMatchObject({
    ok: false,
    reason: 'refund_changed',
    refund: { refundVnd: total / 2 },
  });
  expect(await left()).toEqual([0, 0]);
});

test('of many concurrent cancellations one succeeds', async () => {
  await pay();
  const results = await Promise.all(Array.from({ length: 5 }, () => cancel(now)));
  expect(results.filter((result) => result.ok)).toHaveLength(1);
  expect(results.filter((result) => !result.ok && result.reason === 'not_cancellable')).toHaveLength(4);
  expect((await getBooking(database.db, booking.id, now)).refunds).toHaveLength(1);
});

test('an unpaid booking releases its places; a partial payment is refunded in full', async () => {
  await pay(300_000);
  expect(await findRefundQuote(database.db, booking.code, now)).toMatchObject({ refundVnd: 300_000 });
  expect(await cancel(now)).toMatchObject({ state: 'cancelled', refundVnd: 300_000 });
  expect(await left()).toEqual([1, 1]);
  expect(await pay()).toBe('duplicate_payment');
  expect((await getBooking(database.db, booking.id, now)).paid).toBe(0);
});

test('money for places that are gone is refunded in full when the guest cancels', async () => {
  const later = new Date(now.getTime() + 26 * 60_000);
  await book(database.db, queue, [{ unitId, ...dates }], later);
  await pay(total, later);
  expect(await cancel(later)).toMatchObject({ state: 'refunding', refundVnd: total });
});

test('an expired booking cannot be cancelled; one that has begun only by staff', async () => {
  const begun = new Date('2026-12-08T05:00:00Z');
  expect(await cancelBooking(database.db, queue, { code: 'DV2222222', actor: 'guest' }, now)).toMatchObject({
    reason: 'unknown_booking',
  });
  await pay();
  expect(await findRefundQuote(database.db, booking.code, begun)).toBeNull();
  expect(await cancel(begun)).toEqual({ ok: false, reason: 'too_late' });
  expect(await cancel(new Date(begun.getTime() + 1), { actor: staff('7') })).toMatchObject({
    ok: true,
    refundVnd: 0,
  });
  const [code, later] = [booking.code, new Date(now.getTime() + 26 * 60_000)];
  booking = await book(database.db, queue, [{ unitId, ...dates }], now);
  await book(database.db, queue, [{ unitId, ...dates }], later);
  expect(booking.code).not.toBe(code);
  expect(await cancel(later)).toEqual({ ok: false, reason: 'not_cancellable' });
});
