import { beforeAll, expect, test } from 'vitest';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { createPolicy } from '#tests/factories/cancellation-policy.ts';
import { createInventory, createRates } from '#tests/factories/days-on-sale.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listNearestArrivals } from './calendar/list-nearest-arrivals.ts';
import { listStayOffers } from './quote/list-stay-offers.ts';
import type { Quote } from './quote/quote-types.ts';
import { quote } from './quote.ts';

const now = new Date('2026-11-21T03:00:00Z');
const database = setUpTestDatabase();
let hotel: TestHotel;
let statements = 0;

beforeAll(async () => {
  const { db } = database;
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
  const holidayTiers = [{ daysBefore: 10, refundPercent: 50 }];
  const withHolidays = await createPolicy(db, 'co-ngay-le', { holidayTiers });
  hotel = await createHotel(db, {
    units: [{}, { title: 'Phòng Gia đình', max_adults: 4, max_children: 2, max_occupancy: 6 }],
    plans: [
      {},
      { code: 'tiet-kiem', title: 'Tiết kiệm', price_percent: 88, min_stay: 2 },
      { code: 'som', price_delta_vnd: 200_000, advance_days: 14, cancellation_policy_id: withHolidays },
      { code: 'coc', pay_mode: 'deposit', cancellation_policy_id: withHolidays },
    ],
  });
  const sale = { unitIds: hotel.unitIds, from: '2026-11-20', to: '2027-02-01' };
  await createInventory(db, sale);
  await createRates(db, sale);
  const weekend = [
    { label: 'Phụ thu cuối tuần', amountVnd: 200_000 },
    { label: 'Ưu đãi tháng 12', amountVnd: -120_000 },
  ];
  await createRates(db, {
    unitIds: hotel.unitIds,
    from: '2026-12-11',
    to: '2026-12-13',
    priceVnd: 1_080_000,
    listVnd: 1_200_000,
    reasons: weekend,
  });
  database.pool.on('acquire', () => statements++);
});

const item = (fields: Record<string, unknown> = {}) => ({
  unitId: hotel.unitIds[0],
  from: '2026-12-08',
  to: '2026-12-10',
  quantity: 1,
  adults: 2,
  ...fields,
});
const ask = (...items: Record<string, unknown>[]) => quote(database.db, quoteRequest.parse({ items }), now);
async function get(...items: Record<string, unknown>[]): Promise<Quote> {
  const result = await ask(...items);
  if (!result.ok) throw new Error(result.reason);
  expect(result.quote.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(result.quote.total);
  expect(result.quote.lines.every((line) => line.quantity * line.unitPrice === line.amount)).toBe(true);
  expect(result.quote.taxes.reduce((sum, tax) => sum + tax.grossVnd, 0)).toBe(result.quote.total);
  return result.quote;
}

test('a plain stay: one line, tax included, free cancellation with its times', async () => {
  expect(await get(item())).toMatchObject({
    lines: [{ label: 'Phòng Deluxe', quantity: 2, unitPrice: 1_000_000, amount: 2_000_000 }],
    total: 2_000_000,
    dueNow: 2_000_000,
    taxIncluded: 148_148,
    cancellation: [
      { until: '2026-12-06T05:00:00.000Z', refundPercent: 100, refundAmount: 2_000_000 },
      { until: '2026-12-07T05:00:00.000Z', refundPercent: 50, refundAmount: 1_000_000 },
      { until: '2026-12-08T05:00:00.000Z', refundPercent: 0, refundAmount: 0 },
    ],
    demand: [
      { unitId: hotel.unitIds[0], day: '2026-12-08', quantity: 1 },
      { unitId: hotel.unitIds[0], day: '2026-12-09', quantity: 1 },
    ],
  });
});

test('a quote keeps the hours in which suppliers answer, as the company has set them', async () => {
  const hoursOf = async () => (await get(item())).items.map(({ answerHours }) => answerHours);
  expect(await hoursOf(), 'without settings').toEqual([{ from: '08:00', until: '20:00' }]);
  const answers = { ...placeholderSettings.answers, supplierFrom: '07:30', supplierUntil: '18:00' };
  await database.db.transaction().execute((tx) => saveSettings(tx, { ...placeholderSettings, answers }));
  expect(await hoursOf()).toEqual([{ from: '07:30', until: '18:00' }]);
});

test('surcharges and deals have lines of their own with the nights they apply to', async () => {
  const { lines, total } = await get(item({ from: '2026-12-10', to: '2026-12-13', quantity: 2, adults: 4 }));
  expect(lines).toEqual([
    {
      label: 'Phòng Deluxe',
      quantity: 6,
      unitPrice: 1_000_000,
      amount: 6_000_000,
      reason: '3 đêm × 2 phòng, 10–13/12/2026',
    },
    {
      label: 'Phụ thu cuối tuần',
      quantity: 4,
      unitPrice: 200_000,
      amount: 800_000,
      reason: '2 đêm × 2 phòng: T6, 11/12; T7, 12/12',
    },
    {
      label: 'Ưu đãi tháng 12',
      quantity: 4,
      unitPrice: -120_000,
      amount: -480_000,
      reason: '2 đêm × 2 phòng: T6, 11/12; T7, 12/12',
    },
  ]);
  expect(total).toBe(6_320_000);
});

test('a plan changes the price by percent or by amount', async () => {
  const saver = await get(item({ ratePlanId: hotel.planIds[1] }));
  expect(saver.lines[1]).toEqual({
    label: 'Tiết kiệm',
    quantity: 1,
    unitPrice: -240_000,
    amount: -240_000,
    reason: '2 đêm × 1 phòng: 88% giá ngày',
  });
  const early = await get(item({ ratePlanId: hotel.planIds[2] }));
  expect(early.total).toBe(2_400_000);
});

test('children pay by their age band, an extra bed by the night', async () => {
  const { lines, total } = await get(
    item({
      unitId: hotel.unitIds[1],
      quantity: 2,
      adults: 5,
      childAges: [3, 7, 8],
      options: { extraBeds: 1 },
    }),
  );
  expect(lines.slice(1).map(({ label, quantity, amount }) => ({ label, quantity, amount }))).toEqual([
    { label: 'Trẻ em: Dưới 6 tuổi', quantity: 2, amount: 0 },
    { label: 'Trẻ em: Từ 6 đến 11 tuổi', quantity: 4, amount: 600_000 },
    { label: 'Giường phụ', quantity: 2, amount: 600_000 },
  ]);
  expect(total).toBe(4_000_000 + 1_200_000);
});

test('tax and cancellation follow the days: a stay over New Year has two rates and holiday tiers', async () => {
  const result = await get(item({ from: '2026-12-31', to: '2027-01-02', ratePlanId: hotel.planIds[2] }));
  expect(result.taxes).toEqual([
    { percent: 8, grossVnd: 1_200_000, amountVnd: 88_889 },
    { percent: 10, grossVnd: 1_200_000, amountVnd: 109_091 },
  ]);
  expect(result.cancellation).toEqual([
    { until: '2026-12-21T05:00:00.000Z', refundPercent: 50, refundAmount: 1_200_000 },
  ]);
  const ordinary = await get(item({ from: '2026-12-29', to: '2026-12-31', ratePlanId: hotel.planIds[2] }));
  expect(ordinary.cancellation[0]).toMatchObject({ refundPercent: 100 });
});

test('a plan with a deposit charges a share now', async () => {
  expect(await get(item({ ratePlanId: hotel.planIds[3] }))).toMatchObject({
    total: 2_000_000,
    dueNow: 600_000,
  });
});

test.each([
  ['unknown_unit', { unitId: 99_999 }],
  ['unknown_plan', { ratePlanId: 99_999 }],
  ['past', { from: '2026-11-20', to: '2026-11-22' }],
  ['invalid_dates', { to: '2026-12-08' }],
  ['invalid_dates', { to: undefined }],
  ['too_long', { to: '2027-01-08' }],
  ['too_many_guests', { adults: 3 }],
  ['too_few_adults', { quantity: 2, adults: 1 }],
  ['no_extra_bed', { options: { extraBeds: 2 } }],
  ['closed', { from: '2027-01-31', to: '2027-02-02' }],
  ['sold_out', { quantity: 8, adults: 8 }],
])('refuses %s and names the field', async (reason, fields) => {
  const result = await ask(item(fields));
  expect(result).toMatchObject({ ok: false, reason, field: expect.stringMatching(/^items\.0\./) });
  if (!result.ok) expect(result.message).toMatch(/^\p{Lu}.*\.$/u);
});

test('a plan may require advance booking or a minimum stay', async () => {
  expect(await ask(item({ ratePlanId: hotel.planIds[1], to: '2026-12-09' }))).toMatchObject({
    reason: 'min_stay',
  });
  const soon = { ratePlanId: hotel.planIds[2], from: '2026-12-01', to: '2026-12-02' };
  expect(await ask(item(soon))).toMatchObject({ reason: 'advance' });
});

test('a day may be closed to arrivals or departures', async () => {
  const set = (fields: object) =>
    database.db.updateTable('daily_rates').set(fields).where('day', '=', '2026-12-25').execute();
  await set({ closed_to_arrival: true });
  expect(await ask(item({ from: '2026-12-25', to: '2026-12-26' }))).toMatchObject({ reason: 'closed' });
  await set({ closed_to_arrival: false, closed_to_departure: true });
  expect(await ask(item({ from: '2026-12-24', to: '2026-12-25' }))).toMatchObject({ reason: 'closed' });
  await get(item({ from: '2026-12-24', to: '2026-12-26' }));
});

test('a day may have a maximum stay and a latest booking time', async () => {
  const day = '2026-11-27';
  const set = (fields: object) =>
    database.db.updateTable('daily_rates').set(fields).where('day', '=', day).execute();
  await set({ max_stay: 2 });
  expect(await ask(item({ from: day, to: '2026-11-30' }))).toMatchObject({
    reason: 'max_stay',
    field: 'items.0.to',
    message: 'Ngày đến này chỉ ở được tối đa 2 đêm. Vui lòng bớt đêm hoặc chọn ngày khác.',
  });
  await get(item({ from: day, to: '2026-11-29' }));
  await get(item({ from: '2026-11-26', to: '2026-11-30' }));
  // Today is the 21st, six days before.
  await set({ max_stay: 0, release_days: 7 });
  expect(await ask(item({ from: day, to: '2026-11-28' }))).toMatchObject({
    reason: 'release',
    field: 'items.0.from',
    message: 'Ngày này cần đặt trước ít nhất 7 ngày. Vui lòng chọn ngày khác.',
  });
  await get(item({ from: '2026-11-26', to: '2026-11-28' }));
  await set({ release_days: 6 });
  await get(item({ from: day, to: '2026-11-28' }));
  await set({ release_days: 0 });
});

test('suggested arrivals respect the conditions for a stay of that length', async () => {
  const unitId = hotel.unitIds[1] as number;
  const from = '2026-12-05';
  const near = () =>
    listNearestArrivals(database.db, { unitId, from, nights: 2, quantity: 1, today: '2026-11-21', now });
  expect(await near()).toEqual(['2026-12-04', '2026-12-06', '2026-12-03', '2026-12-07', '2026-12-02']);
  const set = (day: string, fields: object) =>
    database.db
      .updateTable('daily_rates')
      .set(fields)
      .where('unit_id', '=', unitId)
      .where('day', '=', day)
      .execute();
  await set('2026-12-04', { max_stay: 1 });
  await set('2026-12-06', { release_days: 30 });
  await set('2026-12-03', { min_stay: 3 });
  await set('2026-12-09', { closed_to_departure: true });
  expect(await near()).toEqual(['2026-12-02', '2026-12-08', '2026-12-01', '2026-12-09', '2026-11-30']);
  await database.db
    .updateTable('daily_rates')
    .set({ max_stay: 0, release_days: 0, min_stay: 1, closed_to_departure: false })
    .where('unit_id', '=', unitId)
    .execute();
});

test('unpublished products and unknown promotions are refused', async () => {
  const hidden = await createHotel(database.db, { product: { step: 0 } });
  expect(await ask(item({ unitId: hidden.unitIds[0] }))).toMatchObject({ reason: 'unknown_unit' });
  const request = quoteRequest.parse({ items: [item()], promotionCode: 'TET2027' });
  expect(await quote(database.db, request, now)).toMatchObject({ reason: 'unknown_promotion' });
});

test('a sold-out stay suggests the nearest days for as many nights; two items count together', async () => {
  const { db } = database;
  const taken = { unit_id: hotel.unitIds[0] as number, days: ['2027-01-11', '2027-01-12'] };
  await db
    .updateTable('inventory')
    .set({ sold: 5 })
    .where('unit_id', '=', taken.unit_id)
    .where('day', 'in', taken.days)
    .execute();
  const stay = { from: '2027-01-12', to: '2027-01-14', quantity: 3, adults: 3 };
  expect(await ask(item(stay))).toMatchObject({
    reason: 'sold_out',
    nearestDates: ['2027-01-13', '2027-01-14', '2027-01-09', '2027-01-15', '2027-01-08'],
  });
  const two = { ...stay, quantity: 1, adults: 1 };
  await get(item(two), item(two));
  expect(await ask(item(two), item(two), item(two))).toMatchObject({ reason: 'sold_out' });
});

test('thirty nights of eight items take five statements, including offers', async () => {
  const long = item({ unitId: hotel.unitIds[1], from: '2026-12-20', to: '2027-01-19' });
  statements = 0;
  await get(...Array.from({ length: 7 }, () => long));
  expect(statements).toBeLessThanOrEqual(6);
  statements = 0;
  const stay = { from: '2026-12-08', to: '2026-12-09', quantity: 1, adults: 3, childAges: [] };
  const offers = await listStayOffers(database.db, hotel.productId, stay, now);
  expect(statements).toBeLessThanOrEqual(6);
  expect(offers).toHaveLength(8);
  expect(offers.filter((offer) => offer.result.ok).every((offer) => offer.unitId === hotel.unitIds[1])).toBe(
    true,
  );
  expect(offers.at(-1)).toMatchObject({ left: 7, result: { ok: true } });
});

test('TRUE-08: a combo asks its guests for what its included trips ask', async () => {
  const { db } = database;
  const tour = await createProductOfKind(db, 'tour', { details: { days: 1, nights: 0 } });
  const combo = await createProductOfKind(db, 'combo', { components: tour.unitIds });
  const plain = await createProductOfKind(db, 'combo');
  const asksOf = async (product: typeof combo) => {
    const items = [itemOf(product, '2026-12-08', { adults: 2 })];
    const result = await quote(db, quoteRequest.parse({ items }), now);
    return result.ok && (result.quote.items[0]?.passengers ?? null);
  };
  expect(await asksOf(combo)).toEqual({ asks: 'names', hoursBefore: 24 });
  expect(await asksOf(plain)).toBeNull();
  const ship = { documentsDeadlineHours: 24 };
  const day = await createProductOfKind(db, 'cruise', { details: { ...ship, days: 1, nights: 0 } });
  const night = await createProductOfKind(db, 'cruise', { details: { ...ship, days: 2, nights: 1 } });
  expect(await asksOf(day)).toEqual({ asks: 'names', hoursBefore: 24 });
  expect(await asksOf(night)).toEqual({ asks: 'papers', hoursBefore: 24 });
  const both = await createProductOfKind(db, 'combo', { components: [...tour.unitIds, ...night.unitIds] });
  const byDay = await createProductOfKind(db, 'combo', { components: day.unitIds });
  expect([await asksOf(both), await asksOf(byDay)]).toMatchObject([{ asks: 'papers' }, { asks: 'names' }]);
});
