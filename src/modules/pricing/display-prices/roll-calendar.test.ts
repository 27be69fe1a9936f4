import { beforeAll, expect, test } from 'vitest';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { addDays } from '#platform/time/days.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { rollCalendar } from './roll-calendar.ts';

const database = setUpTestDatabase();
beforeAll(async () => {
  await createHotel(database.db, {});
});

const today = '2026-11-21';
const span = (table: 'inventory' | 'daily_rates') =>
  database.db
    .selectFrom(table)
    .select(({ fn }) => [fn.min('day').as('from'), fn.max('day').as('to')])
    .executeTakeFirstOrThrow();

test('opens and prices 18 months, then one more day each day, and updates the prices of cards', async () => {
  expect(await rollCalendar(database.db, today)).toBe(1);
  expect(await span('inventory')).toEqual({ from: today, to: addDays(today, bookingLimits.horizonDays - 1) });
  const tomorrow = addDays(today, 1);
  expect(await rollCalendar(database.db, tomorrow)).toBe(1);
  expect(await span('daily_rates')).toEqual({
    from: today,
    to: addDays(tomorrow, bookingLimits.horizonDays - 1),
  });
  const product = await database.db
    .selectFrom('products')
    .select(['final_price_vnd', 'price_from_on'])
    .executeTakeFirstOrThrow();
  expect(product.final_price_vnd).toBeGreaterThan(0);
  expect(product.price_from_on).toBe(addDays(tomorrow, 1));
});

test('does nothing the second time on one day', async () => {
  expect(await rollCalendar(database.db, addDays(today, 1))).toBe(0);
});
