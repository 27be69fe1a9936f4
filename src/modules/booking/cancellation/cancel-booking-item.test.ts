import { beforeEach, expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { cancelBooking } from './cancel-booking.ts';
import { cancelBookingItem, listItemCancellations } from './cancel-booking-item.ts';

const now = new Date('2026-11-21T03:00:00Z');
/** Half of the price is refunded, by the factory's policy. */
const halfway = new Date('2026-12-07T03:00:00Z');
const database = setUpCheckedDatabase();
let queue: FakeQueue;
let unitId: number;
let booking: CreatedBooking;

beforeEach(async () => {
  const hotel = await createBookableHotel(database.db, { allotment: 1 });
  unitId = hotel.unitIds[0] as number;
  queue = createFakeQueue();
  const stays = [
    { unitId, from: '2026-12-08', to: '2026-12-10' },
    { unitId, from: '2026-12-20', to: '2026-12-22' },
  ];
  booking = await bookAndPay(database.db, queue, stays, now);
});

const view = (at = now) => getBooking(database.db, booking.id, at);
const cancel = (at: Date, fields: object = {}) =>
  cancelBookingItem(
    database.db,
    queue,
    { code: booking.code, position: 0, actor: 'guest', expectedRefundVnd: 1_000_000, ...fields },
    at,
  );

test('cancelling one item applies its conditions: its places are free, the fee stays, the other items go on', async () => {
  const [shown] = await listItemCancellations(database.db, await view(halfway), halfway);
  expect(shown).toMatchObject({ feeVnd: 1_000_000, refundVnd: 1_000_000, totalVnd: 3_000_000 });
  expect(await cancel(halfway, { expectedRefundVnd: 2_000_000 })).toMatchObject({ reason: 'refund_changed' });
  expect(await cancel(halfway)).toMatchObject({ ok: true, promisedOn: expect.any(String) });
  const after = await view(halfway);
  expect(after).toMatchObject({ state: 'confirmed', total: 3_000_000, paid: 3_000_000, balance: 0 });
  expect(after.quote.items.map(({ ended }) => ended)).toEqual(['cancelled', undefined]);
  expect(after.refunds).toMatchObject([{ cause: 'cancelled', causeLabel: 'Hủy một dịch vụ' }]);
  expect(after.quote.lines.at(-1)).toMatchObject({ amount: 1_000_000, reason: 'cancellation_fee' });
  const days = await listAvailability(database.db, [unitId], '2026-12-08', '2026-12-10', halfway);
  expect(days.map(({ left }) => left)).toEqual([1, 1]);
  expect(queue.sent.map(({ name }) => name)).toContain('booking.items_cancelled');
  // Only the last item is left, so this cancels the whole booking, which does not refund the fee a second time.
  expect(await cancel(halfway, { position: 1 })).toMatchObject({ reason: 'only_item' });
  const whole = await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, halfway);
  expect(whole).toMatchObject({ ok: true, refundVnd: 2_000_000 });
  expect((await view(halfway)).refunds.at(-1)).toMatchObject({ causeLabel: 'Hủy đặt chỗ' });
});

test('of many concurrent cancellations of one item one succeeds, and one refund is made', async () => {
  const results = await Promise.all(Array.from({ length: 12 }, () => cancel(halfway)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const { refunds, paid } = await view(halfway);
  expect(refunds.map(({ amount }) => amount)).toEqual([1_000_000]);
  expect(paid).toBe(3_000_000);
});

test('cancelling both items at once leaves one of them, and a concurrent full cancellation refunds nothing twice', async () => {
  const input = { code: booking.code, actor: 'guest' as const };
  const results = await Promise.all([
    cancel(now, { expectedRefundVnd: 2_000_000 }),
    cancel(now, { position: 1, expectedRefundVnd: 2_000_000 }),
    cancelBooking(database.db, queue, input, now),
  ]);
  expect(results.some(({ ok }) => ok)).toBe(true);
  const { refunds, paid, total } = await view();
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0) + paid).toBe(4_000_000);
  expect(paid).toBeLessThanOrEqual(total);
});

test('staff need the right; an item cannot be cancelled before the booking is confirmed or after it began', async () => {
  expect(await cancel(now, { actor: staff('chi-xem', {}) })).toMatchObject({ reason: 'not_allowed' });
  const begun = new Date('2026-12-08T08:00:00Z');
  expect(await cancel(begun, { expectedRefundVnd: 0 })).toMatchObject({ reason: 'too_late' });
  expect(await cancel(now, { code: 'DVXXXXXXX' })).toMatchObject({ reason: 'unknown_booking' });
});
