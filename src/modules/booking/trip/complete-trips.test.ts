import { expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { completeTrips } from './complete-trips.ts';
import { getBooking } from './find-booking.ts';

const queue = createFakeQueue();
const now = new Date('2026-11-21T03:00:00Z');
const database = setUpTestDatabase();

test('a trip is complete the day after its end, from nine in the morning, once; others stay as they are', async () => {
  const { db } = database;
  const { unitIds } = await createBookableHotel(db, { from: '2026-11-21', to: '2026-12-20' });
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-03' };
  const paid = await bookAndPay(db, queue, [stay], now);
  const longer = await bookAndPay(db, queue, [stay, { ...stay, from: '2026-12-06', to: '2026-12-07' }], now);
  const unpaid = await book(db, queue, [stay], now);
  const stateOf = async ({ id }: { id: string }) => (await getBooking(db, id, now)).state;
  const completed = () => queue.sent.filter(({ name }) => name === 'booking.completed');

  expect(await completeTrips(db, queue, new Date('2026-12-03T10:00:00Z'))).toBe(0);
  expect(await completeTrips(db, queue, new Date('2026-12-04T01:59:00Z'))).toBe(0);
  expect(await completeTrips(db, queue, new Date('2026-12-04T02:00:00Z'))).toBe(1);
  expect(await stateOf(paid)).toBe('completed');
  expect(completed()).toEqual([{ name: 'booking.completed', data: { bookingId: paid.id } }]);
  expect(await completeTrips(db, queue, new Date('2026-12-04T03:00:00Z'))).toBe(0);
  expect(await stateOf(longer)).toBe('confirmed');
  expect(await completeTrips(db, queue, new Date('2026-12-09T03:00:00Z'))).toBe(1);
  expect(await stateOf(unpaid)).not.toBe('completed');
  expect(completed()).toHaveLength(2);
});
