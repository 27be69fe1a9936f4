import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { savePriceRules } from '#modules/pricing/day-price/save-price-rules.ts';
import { writeDailyRates } from '#modules/pricing/day-price/write-daily-rates.ts';
import { refreshDisplayPrices } from '#modules/pricing/display-prices/refresh-display-prices.ts';
import {
  lockPromotionLimits,
  promotionInput,
  savePromotion,
} from '#modules/pricing/promotions/promotions.ts';
import { loadDayFacts } from '#modules/pricing/quote/facts/load-day-facts.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { json } from '#platform/db/json.ts';
import { createInventory, createRates } from '#tests/factories/days-on-sale.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { listMonthPrices } from '#tests/support/list-month-prices.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { quote } from '../quote.ts';
import { listStayOffers } from './list-stay-offers.ts';

const now = new Date('2026-11-21T03:00:00Z');
const sale = { from: '2026-11-21', to: '2027-02-01' };
const database = setUpTestDatabase();
let statements = 0;
let ids: {
  hotel: number;
  combo: number;
  cruise: number;
  car: number;
  comboProduct: number;
  carProduct: number;
  cruiseProduct: number;
};

beforeAll(async () => {
  const { db } = database;
  const create = async (kind: string, details: object, allotment: number, unitDetails: object = {}) => {
    const { productId, unitIds } = await createHotel(db, {
      product: { kind },
      details: { childPolicy: [], ...details },
      units: [{ max_adults: 9, max_occupancy: 9 }],
    });
    await db
      .updateTable('units')
      .set({ details: json(unitDetails) })
      .where('id', 'in', unitIds)
      .execute();
    await createInventory(db, { unitIds, ...sale, allotment });
    await createRates(db, { unitIds, ...sale });
    return { productId, unitId: unitIds[0] as number };
  };
  const hotel = await create('hotel', {}, 3);
  const combo = await create(
    'combo',
    {
      days: 3,
      nights: 2,
      pricedPer: 'two',
      paxIncluded: 2,
      minQuantity: 1,
      surcharges: [
        { label: 'Phụ thu Tết Dương lịch', holiday: 'tet-duong', amountVnd: 500_000, per: 'voucher' },
      ],
      saleFrom: '2026-10-01',
      saleTo: '2027-12-31',
      useFrom: '2026-11-25',
      useTo: '2027-01-31',
      blackouts: [{ from: '2026-12-24', to: '2026-12-25', reason: 'Giáng sinh' }],
      advanceBookingDays: 2,
      openDated: true,
      combinable: true,
    },
    10,
  );
  const cruise = await create(
    'cruise',
    {
      days: 3,
      nights: 2,
      sailingWeekdays: [2, 4, 6],
      singleSupplementPercent: 50,
      balanceDays: 15,
      transfers: [],
      mandatoryFees: [],
    },
    2,
  );
  const car = await create(
    'car',
    { mode: 'airport-transfer', turnaroundMinutes: 30, nightPercent: 20, freeWaitMinutes: 60, extras: [] },
    1,
    { route: { from: 'A', to: 'B', km: 30, minutes: 60 } },
  );
  await sql`INSERT INTO unit_components (unit_id, component_unit_id, from_day, days, per, quantity)
    VALUES (${combo.unitId}, ${hotel.unitId}, 0, 2, 'room', 1)`.execute(db);
  await sql`INSERT INTO vehicles (product_id, code, status)
    VALUES (${car.productId}, 'xe-1', true), (${car.productId}, 'xe-2', true), (${car.productId}, 'xe-3', false)`.execute(
    db,
  );
  await db
    .insertInto('holidays')
    .values({
      holiday_group: 'tet-duong',
      title: 'Tết Dương lịch',
      from_on: '2026-12-31',
      to_on: '2027-01-02',
      holiday_on: '2027-01-01',
      is_public_holiday: true,
    })
    .execute();
  ids = {
    hotel: hotel.unitId,
    combo: combo.unitId,
    cruise: cruise.unitId,
    car: car.unitId,
    comboProduct: combo.productId,
    cruiseProduct: cruise.productId,
    carProduct: car.productId,
  };
  database.pool.on('acquire', () => statements++);
});

const ask = (items: object[], rest: object = {}, given: Parameters<typeof quote>[3] = {}) =>
  quote(database.db, quoteRequest.parse({ items, ...rest }), now, given);
const pack = (fields: object = {}) => ({ unitId: ids.combo, from: '2026-12-01', adults: 2, ...fields });
const ride = (fields: object = {}) => ({
  unitId: ids.car,
  from: '2026-12-01',
  adults: 2,
  options: { time: '09:00' },
  ...fields,
});
const setFree = (unitId: number, day: string, sold: number) =>
  database.db
    .updateTable('inventory')
    .set({ sold })
    .where('unit_id', '=', unitId)
    .where('day', '=', day)
    .execute();

test('a combo reserves the rooms that it names, is sold out with them, and suggests nearby days', async () => {
  const result = await ask([pack({ adults: 4, quantity: 2 })]);
  expect(result.ok && result.quote.demand).toEqual([
    { unitId: ids.combo, day: '2026-12-01', quantity: 2 },
    { unitId: ids.hotel, day: '2026-12-01', quantity: 2 },
    { unitId: ids.hotel, day: '2026-12-02', quantity: 2 },
  ]);
  await setFree(ids.hotel, '2026-12-02', 3);
  expect(await ask([pack()])).toMatchObject({
    reason: 'sold_out',
    field: 'items.0.from',
    nearestDates: ['2026-11-30', '2026-11-29', '2026-12-03', '2026-11-28', '2026-12-04'],
  });
  const days = await listMonthPrices(database.db, ids.comboProduct, '2026-11-30', '2026-12-05', now);
  expect(days.map((row) => [row.left, row.priceVnd])).toEqual([
    [3, 1_000_000],
    [0, null],
    [0, null],
    [3, 1_000_000],
    [3, 1_000_000],
  ]);
  await setFree(ids.hotel, '2026-12-02', 0);
});

test('a room and a combo with the same room count together', async () => {
  const stay = { unitId: ids.hotel, from: '2026-12-02', to: '2026-12-03', quantity: 3, adults: 3 };
  expect((await ask([stay])).ok).toBe(true);
  expect(await ask([pack(), stay])).toMatchObject({ reason: 'sold_out' });
});

test('usage windows, blackouts and holiday surcharges of a combo', async () => {
  expect(await ask([pack({ from: '2026-12-23' })])).toMatchObject({
    reason: 'blackout',
    message: expect.stringContaining('Giáng sinh'),
  });
  expect(await ask([pack({ from: '2027-02-01' })])).toMatchObject({ reason: 'outside_use' });
  expect(await ask([pack({ from: '2026-12-31' })])).toMatchObject({ quote: { total: 1_500_000 } });
  const days = await listMonthPrices(database.db, ids.comboProduct, '2026-12-22', '2026-12-27', now);
  expect(days.map((row) => row.blackout)).toEqual([null, 'Giáng sinh', 'Giáng sinh', 'Giáng sinh', null]);
});

test('a prepaid code and its redemption', async () => {
  const code = await ask([pack({ options: { openDated: true } })]);
  expect(code).toMatchObject({
    quote: { total: 1_000_000, demand: [{ unitId: ids.combo, day: '2027-01-31', quantity: 1 }] },
  });
  const wanted = pack({ from: '2026-12-31', options: { voucherCode: 'MA1' } });
  expect(await ask([wanted])).toMatchObject({ reason: 'unknown_voucher' });
  const vouchers = [
    { code: 'MA1', unitId: ids.combo, quantity: 1, paidVnd: 1_000_000, validUntil: '2026-01-01' },
  ];
  expect(await ask([wanted], {}, { vouchers })).toMatchObject({
    quote: { total: 500_000, demand: [{ unitId: ids.hotel }, { unitId: ids.hotel }] },
  });
});

test('every cabin of a sailing with its availability on both nights', async () => {
  await setFree(ids.cruise, '2026-12-04', 1);
  const wanted = { from: '2026-12-03', quantity: 1, adults: 1, childAges: [] };
  const offers = await listStayOffers(database.db, ids.cruiseProduct, wanted, now);
  expect(offers).toMatchObject([{ unitId: ids.cruise, left: 1, result: { quote: { total: 1_500_000 } } }]);
  await setFree(ids.cruise, '2026-12-04', 0);
});

test('a sailing needs both nights', async () => {
  const cabin = { unitId: ids.cruise, from: '2026-12-01', adults: 2 };
  expect((await ask([cabin])).ok).toBe(true);
  await setFree(ids.cruise, '2026-12-02', 2);
  expect(await ask([cabin])).toMatchObject({
    reason: 'sold_out',
    nearestDates: ['2026-12-03', '2026-11-28', '2026-12-05', '2026-11-26', '2026-11-24'],
  });
});

async function takeVehicle(code: string, state: string, lapsesAt: string, owned = true) {
  const id = randomUUID();
  await sql`INSERT INTO holds (id, state, expires_at, lapses_at) VALUES (${id}, ${state}, ${lapsesAt}, ${lapsesAt})`.execute(
    database.db,
  );
  await sql`INSERT INTO vehicle_holds (hold_id, vehicle_id, during, owned)
    SELECT ${id}, id, tstzrange('2026-12-01T10:00+07', '2026-12-01T12:00+07'), ${owned}
    FROM vehicles WHERE product_id = ${ids.carProduct} AND code = ${code}`.execute(database.db);
  return () => sql`DELETE FROM vehicle_holds WHERE hold_id = ${id}`.execute(database.db);
}

test.each<[string, [state: string, lapsesAt: string, owned: boolean], boolean]>([
  ['sold', ['converted', '2026-11-20T00:00Z', true], true],
  ['held', ['active', '2026-11-21T03:10Z', true], true],
  ['held until a moment ago', ['active', '2026-11-21T03:00Z', true], false],
  ['given back', ['returned', '2026-11-22T00:00Z', false], false],
])('a vehicle that is %s', async (_, [state, lapsesAt, owned], isTaken) => {
  const giveBack = await takeVehicle('xe-1', state, lapsesAt, owned);
  const both = await ask([ride({ quantity: 2 })]);
  expect(both.ok || both.reason).toBe(isTaken ? 'sold_out' : true);
  expect((await ask([ride({ quantity: 1 })])).ok).toBe(true);
  // The trip takes two hours and a half with its wait and its turnaround.
  expect((await ask([ride({ quantity: 2, options: { time: '07:30' } })])).ok).toBe(true);
  expect((await ask([ride({ quantity: 2, options: { time: '12:00' } })])).ok).toBe(true);
  await giveBack();
});

test('a vehicle that is switched off does not count', async () => {
  expect(await ask([ride({ quantity: 3, adults: 3 })])).toMatchObject({
    reason: 'sold_out',
    nearestDates: [],
  });
  const [day] = await listMonthPrices(database.db, ids.carProduct, '2026-12-01', '2026-12-02', now);
  expect(day).toMatchObject({ left: 2, priceVnd: 1_000_000 });
});

const promotion = (fields: object = {}) =>
  promotionInput.parse({
    code: 'CHAOHE',
    title: 'Chào hè',
    percent: 10,
    fromOn: '2026-11-01',
    toOn: '2026-12-31',
    ...fields,
  });
const find = async (code: string) => {
  const window = { unitId: 1, from: '2026-12-01', to: '2026-12-01' };
  return (await loadDayFacts(database.db, [window], { promotionCode: code, now })).promotion;
};
const save = (fields: object = {}) =>
  database.db.transaction().execute((tx) => savePromotion(tx, promotion(fields)));

test('a promotion is saved by its code, found as typed, and quoted', async () => {
  const { id } = await save({ uses: 100, usesPerPhone: 1 });
  expect(await save({ percent: 20, uses: 50 })).toEqual({ id });
  expect(await find(' chao he')).toMatchObject({
    id,
    percent: 20,
    kinds: [],
    mostVnd: null,
  });
  expect(await database.db.transaction().execute((tx) => lockPromotionLimits(tx, id))).toEqual({
    uses: 50,
    usesPerPhone: null,
    isFirstOnly: false,
    isAccountOnly: false,
  });
  expect(await ask([pack()], { promotionCode: 'chaohe' })).toMatchObject({
    quote: { total: 800_000, promotion: { id, code: 'CHAOHE', title: 'Chào hè', amount: 200_000 } },
  });
  await save({ status: false });
  expect(await find('CHAOHE')).toBeNull();
  expect(await ask([pack()], { promotionCode: 'CHAOHE' })).toMatchObject({ reason: 'unknown_promotion' });
});

test('a rule for early booking affects the quote and not the price of the day', async () => {
  const hotel = await createHotel(database.db, {});
  const early = { kind: 'early-bird' as const, label: 'Đặt sớm', days: 30, percent: -10, amountVnd: 0 };
  const weekend = {
    kind: 'weekday' as const,
    label: 'Cuối tuần',
    weekdays: [5, 6],
    percent: 20,
    amountVnd: 0,
  };
  await database.db.transaction().execute(async (tx) => {
    await savePriceRules(tx, hotel.productId, [early, weekend]);
    await writeDailyRates(tx, hotel.productId, sale.from, sale.to);
  });
  await createInventory(database.db, { unitIds: hotel.unitIds, ...sale });
  const stay = { unitId: hotel.unitIds[0], from: '2027-01-08', to: '2027-01-09', adults: 2 };
  const result = await ask([stay]);
  expect(result.ok && result.quote.lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Phòng Deluxe', 1_000_000],
    ['Cuối tuần', 200_000],
    ['Đặt sớm', -120_000],
  ]);
});

test('twelve items of every kind take at most six statements, sold out or not', async () => {
  await save({});
  const items = Array.from({ length: 3 }, (_, index) => [
    pack({ from: `2027-01-${11 + index * 3}` }),
    ride({ from: `2027-01-1${index}` }),
    { unitId: ids.cruise, from: '2027-01-12', adults: 1 },
    { unitId: ids.hotel, from: '2027-01-24', to: '2027-01-26', adults: 1 },
  ]).flat();
  statements = 0;
  const result = await ask(items.slice(0, -2), { promotionCode: 'CHAOHE' });
  expect(result.ok || result).toBe(true);
  expect(statements).toBeLessThanOrEqual(6);
  statements = 0;
  expect(await ask(items, { promotionCode: 'CHAOHE' })).toMatchObject({ reason: 'sold_out' });
  expect(statements).toBeLessThanOrEqual(6);
});

test('the card of a combo that starts later shows the price of its first days', async () => {
  await database.db.transaction().execute((tx) => refreshDisplayPrices(tx, [ids.comboProduct], '2026-11-21'));
  const card = () =>
    database.db
      .selectFrom('products')
      .select(['price_from_on', 'final_price_vnd', 'discount'])
      .where('id', '=', ids.comboProduct)
      .executeTakeFirst();
  expect(await card()).toEqual({ price_from_on: '2026-11-25', final_price_vnd: 1_000_000, discount: 0 });
});
