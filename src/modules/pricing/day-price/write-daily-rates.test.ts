import { beforeAll, expect, test } from 'vitest';
import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { listUnitDays } from '#modules/pricing/calendar/list-nearest-starts.ts';
import { listLowestPrices } from '#modules/pricing/display-prices/list-lowest-prices.ts';
import {
  logPastPrices,
  refreshDisplayPrices,
} from '#modules/pricing/display-prices/refresh-display-prices.ts';
import { createInventory } from '#tests/factories/days-on-sale.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { listMonthPrices } from '#tests/support/list-month-prices.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { savePriceRules } from './save-price-rules.ts';
import { writeDailyRates } from './write-daily-rates.ts';

const rules: PriceRuleInput[] = [
  { kind: 'weekday', label: 'Cuối tuần', weekdays: [5, 6], percent: 20, amountVnd: 0 },
  { kind: 'holiday', label: 'Giáng sinh', holiday: 'giang-sinh', percent: 30, amountVnd: 0 },
  { kind: 'deal', label: 'Ưu đãi', from: '2026-12-07', to: '2026-12-08', percent: -10, amountVnd: 0 },
];
const now = new Date('2026-11-30T00:00:00Z');
const database = setUpTestDatabase();
let hotel: TestHotel;

beforeAll(async () => {
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

const write = () =>
  database.db.transaction().execute((tx) => writeDailyRates(tx, hotel.productId, '2026-12-01', '2027-01-01'));
const refresh = (ids: number[], today: string) =>
  database.db.transaction().execute((tx) => refreshDisplayPrices(tx, ids, today));
const printed = (id: number) =>
  database.db
    .selectFrom('products')
    .select(['price_vnd', 'final_price_vnd', 'discount', 'price_from_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('writes the prices of all units and updates only what has changed', async () => {
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

test('a card shows the lowest bookable price, and a struck price that the log proves', async () => {
  const { db } = database;
  await createInventory(db, { unitIds: hotel.unitIds, from: '2026-12-01', to: '2027-01-01' });
  const day = '2026-12-07';
  // The deal has not begun yet, or no earlier prices are logged.
  await refresh([hotel.productId], '2026-12-01');
  const price = { final_price_vnd: 792_000, price_from_on: day };
  expect(await printed(hotel.productId)).toEqual({ ...price, price_vnd: 792_000, discount: 0 });
  await db.deleteFrom('price_log').execute();
  await refresh([hotel.productId], day);
  expect(await printed(hotel.productId)).toMatchObject({ price_vnd: 792_000, discount: 0 });
  // The list price of that night, 880.000 ₫, was charged before.
  await db.transaction().execute((tx) => logPastPrices(tx, [hotel.productId], { today: day, days: 10 }));
  await refresh([hotel.productId], day);
  // Today is left out: a printed price has to hold all day.
  expect(await printed(hotel.productId)).toEqual({
    ...price,
    price_vnd: 880_000,
    discount: 10,
    price_from_on: '2026-12-08',
  });
  // A lower price within the 30 days before: then only that may be struck through.
  const cheaper = { product_id: hotel.productId, day: '2026-11-20', price_vnd: 850_000 };
  await db
    .insertInto('price_log')
    .values(cheaper)
    .onConflict((row) => row.columns(['product_id', 'day']).doUpdateSet({ price_vnd: 850_000 }))
    .execute();
  await refresh([hotel.productId], day);
  expect(await printed(hotel.productId)).toMatchObject({ price_vnd: 850_000, discount: 7 });
});

test('the log keeps the lowest price of a day; the lowest of 30 days is read from it', async () => {
  const { db } = database;
  const onDay = (on: string) =>
    db.selectFrom('price_log').select('price_vnd').where('day', '=', on).executeTakeFirst();
  expect(await onDay('2026-12-07')).toEqual({ price_vnd: 792_000 });
  expect(await onDay('2026-11-07')).toEqual({ price_vnd: 880_000 });
  expect(await onDay('2026-11-06')).toBeUndefined();
  const lowest = (today: string) => listLowestPrices(db, [hotel.productId], today);
  expect(await lowest('2026-12-06')).toEqual(new Map([[hotel.productId, 850_000]]));
  expect(await lowest('2026-12-07')).toEqual(new Map([[hotel.productId, 792_000]]));
  expect(await lowest('2027-03-01')).toEqual(new Map());
});

test('a bookable day is preferred to a cheaper sold-out one', async () => {
  await database.db
    .updateTable('inventory')
    .set({ closed: true })
    .where('day', 'in', ['2026-12-07', '2026-12-08'])
    .execute();
  const bare = await createHotel(database.db);
  await refresh([hotel.productId, bare.productId], '2026-12-07');
  expect(await printed(hotel.productId)).toMatchObject({ final_price_vnd: 880_000, discount: 0 });
  expect(await printed(bare.productId)).toMatchObject({ final_price_vnd: 0, price_from_on: null });
  const logged = await database.db
    .selectFrom('price_log')
    .selectAll()
    .where('day', '=', '2026-12-07')
    .execute();
  expect(logged).toEqual([{ product_id: hotel.productId, day: '2026-12-07', price_vnd: 792_000 }]);
});

test.each([
  [{ percent: -51 }, false],
  [{ percent: -50 }, true],
  [{ percent: -40, amountVnd: -150_000 }, false],
  [{ percent: -51, reason: 'Khai trương' }, true],
])('whether a deal of %j may be saved: %s', async (fields, ok) => {
  const bare = await createHotel(database.db);
  const deal = { kind: 'deal' as const, label: 'Ưu đãi', amountVnd: 0, ...fields };
  const save = (list: PriceRuleInput[]) =>
    database.db.transaction().execute((tx) => savePriceRules(tx, bare.productId, list));
  expect(await save(rules)).toEqual({ ok: true });
  expect(await save([deal])).toEqual(ok ? { ok } : { ok, reason: 'deal_unexplained', label: 'Ưu đãi' });
  const kept = await database.db
    .selectFrom('price_rules')
    .select('id')
    .where('product_id', '=', bare.productId)
    .execute();
  expect(kept).toHaveLength(ok ? 1 : rules.length);
});

test('the calendar has price, availability and holiday of every day', async () => {
  const days = await listMonthPrices(database.db, hotel.productId, '2026-12-07', '2026-12-27', now);
  expect(days).toHaveLength(20);
  expect(days[0]).toEqual({
    day: '2026-12-07',
    priceVnd: null,
    totalVnd: null,
    unitId: null,
    ratePlanId: null,
    added: [],
    isCheapest: false,
    left: 0,
    closed: true,
    holiday: null,
    blackout: null,
    why: null,
  });
  expect(days[2]).toEqual({
    day: '2026-12-09',
    priceVnd: 880_000,
    totalVnd: 880_000,
    unitId: hotel.unitIds[0],
    ratePlanId: expect.any(Number),
    added: [],
    isCheapest: true,
    left: 14,
    closed: false,
    holiday: null,
    blackout: null,
    why: null,
  });
  // No arrival on the 25th; the night before includes the holiday surcharge.
  expect(days[18]).toMatchObject({ day: '2026-12-25', priceVnd: null, holiday: 'Giáng sinh' });
  expect(days[17]).toMatchObject({ day: '2026-12-24', priceVnd: 1_144_000, holiday: 'Giáng sinh' });
  const byUnit = await listUnitDays(database.db, hotel.productId, '2026-12-08', '2026-12-10', now);
  expect(byUnit.map(({ day, left, closed, priceVnd }) => [day, left, closed, priceVnd])).toEqual([
    ['2026-12-08', 0, true, null],
    ['2026-12-09', 7, false, 880_000],
    ['2026-12-08', 0, true, null],
    ['2026-12-09', 7, false, 1_320_000],
  ]);
});
