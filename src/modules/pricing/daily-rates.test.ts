import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { createInventory } from '#tests/factories/days-on-sale.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { refreshDisplayPrices } from './commands/refresh-display-prices.ts';
import { savePriceRules } from './commands/save-price-rules.ts';
import { writeDailyRates } from './commands/write-daily-rates.ts';
import { listMonthPrices } from './queries/list-month-prices.ts';
import { listUnitDays } from './queries/list-unit-days.ts';
import { planPriceSql } from './queries/plan-price-sql.ts';
import { planPrice } from './rules/plan-price.ts';

const rules: PriceRuleInput[] = [
  { kind: 'weekday', label: 'Cuối tuần', weekdays: [5, 6], percent: 20, amountVnd: 0 },
  { kind: 'holiday', label: 'Giáng sinh', holiday: 'giang-sinh', percent: 30, amountVnd: 0 },
  { kind: 'deal', label: 'Ưu đãi', from: '2026-12-07', to: '2026-12-08', percent: -10, amountVnd: 0 },
];
const now = new Date('2026-11-30T00:00:00Z');
let database: TestDatabase;
let hotel: TestHotel;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  hotel = await createHotel(db, {
    units: [{}, { base_vnd: 1_500_000 }],
    plans: [{}, { code: 'tiet-kiem', price_percent: 88 }],
  });
  await db
    .insertInto('holidays')
    .values({
      holiday_group: 'giang-sinh',
      title: 'Giáng sinh',
      from_on: '2026-12-24',
      to_on: '2026-12-25',
      holiday_on: '2026-12-25',
      is_public_holiday: false,
    })
    .execute();
  await db.transaction().execute((tx) => savePriceRules(tx, hotel.productId, rules));
});
afterAll(() => database.drop());

const write = () =>
  database.db.transaction().execute((tx) => writeDailyRates(tx, hotel.productId, '2026-12-01', '2027-01-01'));
const refresh = (ids: number[]) =>
  database.db.transaction().execute((tx) => refreshDisplayPrices(tx, ids, '2026-12-01'));
const printed = (id: number) =>
  database.db
    .selectFrom('products')
    .select(['price_vnd', 'final_price_vnd', 'discount', 'price_from_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('writes the prices of all units and changes only what has changed', async () => {
  expect(await write()).toBe(62);
  expect(await write()).toBe(0);
  await database.db
    .updateTable('daily_rates')
    .set({ min_stay: 2, closed_to_arrival: true })
    .where('day', '=', '2026-12-25')
    .execute();
  await database.db.transaction().execute(async (tx) => {
    await savePriceRules(
      tx,
      hotel.productId,
      [{ ...rules[0], percent: 50 } as PriceRuleInput],
      hotel.unitIds[1],
    );
  });
  expect(await write()).toBe(8);
  const rows = await database.db
    .selectFrom('daily_rates')
    .selectAll()
    .where('day', 'in', ['2026-12-08', '2026-12-25'])
    .orderBy('unit_id')
    .orderBy('day')
    .execute();
  expect(rows).toMatchObject([
    { price_vnd: 900_000, list_vnd: 1_000_000, reasons: [{ label: 'Ưu đãi', amountVnd: -100_000 }] },
    { price_vnd: 1_300_000, min_stay: 2, closed_to_arrival: true },
    { price_vnd: 1_350_000, list_vnd: 1_500_000 },
    { price_vnd: 2_550_000 },
  ]);
});

test('a card shows the lowest bookable price, and strikes the same night and plan without its deal', async () => {
  await createInventory(database.db, { unitIds: hotel.unitIds, from: '2026-12-01', to: '2027-01-01' });
  await refresh([hotel.productId]);
  expect(await printed(hotel.productId)).toEqual({
    price_vnd: 880_000,
    final_price_vnd: 792_000,
    discount: 10,
    price_from_on: '2026-12-07',
  });
  await database.db
    .updateTable('inventory')
    .set({ closed: true })
    .where('day', 'in', ['2026-12-07', '2026-12-08'])
    .execute();
  const bare = await createHotel(database.db);
  await refresh([hotel.productId, bare.productId]);
  expect(await printed(hotel.productId)).toMatchObject({ final_price_vnd: 880_000, discount: 0 });
  expect(await printed(bare.productId)).toMatchObject({ final_price_vnd: 0, price_from_on: null });
});

test('the calendar has a price, what is left and the holiday of every day', async () => {
  const days = await listMonthPrices(database.db, hotel.productId, '2026-12-07', '2026-12-27', now);
  expect(days).toHaveLength(20);
  expect(days[0]).toEqual({ day: '2026-12-07', priceVnd: null, left: 0, closed: true, holiday: null });
  expect(days[2]).toEqual({ day: '2026-12-09', priceVnd: 880_000, left: 14, closed: false, holiday: null });
  expect(days[18]).toMatchObject({ day: '2026-12-25', priceVnd: 1_144_000, holiday: 'Giáng sinh' });
  const byUnit = await listUnitDays(database.db, hotel.productId, '2026-12-08', '2026-12-10', now);
  expect(byUnit.map(({ day, left, closed, priceVnd }) => [day, left, closed, priceVnd])).toEqual([
    ['2026-12-08', 0, true, 792_000],
    ['2026-12-09', 7, false, 880_000],
    ['2026-12-08', 0, true, 1_188_000],
    ['2026-12-09', 7, false, 1_320_000],
  ]);
});

test('the plan price in SQL is the plan price of the rules', async () => {
  const cases = [
    [1_333_000, 88, 0],
    [1_250_500, 90, -50_000],
    [999_500, 100, 0],
    [100_000, 100, -200_000],
    [0, 85, 900_000],
    [1_234_567, 113, 1],
  ] as const;
  for (const [day, pricePercent, priceDeltaVnd] of cases) {
    const { rows } = await sql<{ price: number }>`
      SELECT ${planPriceSql(sql`${day}::bigint`)} AS price
      FROM (SELECT ${pricePercent}::int AS price_percent, ${priceDeltaVnd}::bigint AS price_delta_vnd) plan`.execute(
      database.db,
    );
    expect(rows[0]?.price).toBe(planPrice(day, { pricePercent, priceDeltaVnd }));
  }
});
