import { expect, test } from 'vitest';
import { cancelBookingItem } from '#modules/booking/cancellation/cancel-booking-item.ts';
import { listDepartures } from '#modules/booking/trip/passengers.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { getDay, listDay } from './get-day.ts';

const now = new Date('2026-11-21T03:00:00Z');
const database = setUpTestDatabase();

test('the guests of a day, by departure and by day, without cancelled items', async () => {
  const { db } = database;
  const [queue, tour] = [createFakeQueue(), await createProductOfKind(db, 'tour', { allotment: 20 })];
  const items = ['2026-12-08', '2026-12-20'].map((day) => itemOf(tour, day));
  const { code } = await bookAndPay(db, queue, items, now);
  const span = { fromOn: '2026-12-01', untilOn: '2026-12-31', text: '', only: 'guests' as const };
  const departures = async () =>
    (await listDepartures(db, span, {})).rows.map(({ day, codes, guests }) => ({ day, codes, guests }));
  const guests = (await departures())[0]?.guests ?? 0;
  expect(guests).toBeGreaterThan(0);
  const [first, second] = ['2026-12-08', '2026-12-20'].map((day) => ({ day, codes: [code], guests }));
  expect(await departures()).toEqual([first, second]);
  expect((await getDay(db, '2026-12-08')).starting).toMatchObject({ items: 1, guests, awaited: 0 });
  expect(await listDay(db, '2026-12-08', 'starting', 8)).toMatchObject([
    { code, guests, state: 'confirmed' },
  ]);

  const input = { code, position: 0, actor: 'guest' as const };
  const tried = await cancelBookingItem(db, queue, { ...input, expectedRefundVnd: -1 }, now);
  if (tried.ok || tried.reason !== 'refund_changed') throw new Error(JSON.stringify(tried));
  const done = await cancelBookingItem(
    db,
    queue,
    { ...input, expectedRefundVnd: tried.cancellation.refundVnd },
    now,
  );
  expect(done).toMatchObject({ ok: true });
  expect(await departures()).toEqual([second]);
  expect((await getDay(db, '2026-12-08')).starting).toMatchObject({ items: 0, guests: 0, awaited: 0 });
  expect(await listDay(db, '2026-12-08', 'starting', 8)).toEqual([]);
  expect((await getDay(db, '2026-12-20')).starting).toMatchObject({ items: 1, guests, awaited: 0 });
});
