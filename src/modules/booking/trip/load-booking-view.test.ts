import { expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { loadBookingView } from './load-booking-view.ts';

const now = new Date('2026-11-21T03:00:00Z');
const database = setUpTestDatabase();

test('a paid booking is read in seven statements, inside a transaction too', async () => {
  const { db } = database;
  const { unitIds } = await createBookableHotel(db, { from: '2026-11-21', to: '2026-12-20' });
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-03' };
  const { id } = await bookAndPay(db, createFakeQueue(), [stay], now);
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const view = await loadBookingView(counted, id, now);
  expect(statements).toBe(7);
  expect(view).toMatchObject({ state: 'confirmed', balance: 0, travellers: [], declined: null });
  expect(view.events.map(({ reason }) => reason)).toEqual(['booking_created', 'paid']);
  expect(view.events[0]?.at).toBe(now.toISOString());
  const inTransaction = await db.transaction().execute((tx) => loadBookingView(tx, id, now));
  expect(inTransaction).toEqual(view);
});
