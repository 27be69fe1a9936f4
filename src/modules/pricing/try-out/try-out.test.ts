import { beforeAll, expect, test } from 'vitest';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { quote } from '#modules/pricing/quote.ts';
import { changePriceRules } from '#modules/pricing/rule-edits/price-rules.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { explainStart, type PricedYear, priceYear } from './price-year.ts';

const now = new Date('2026-11-30T03:00:00Z');
const family = { adults: 2, childAges: [9] };
const rules: PriceRuleInput[] = [
  { kind: 'weekday', label: 'Cuối tuần', weekdays: [5, 6], percent: 20, amountVnd: 0 },
  { kind: 'season', label: 'Mùa hè', from: '06-01', to: '08-31', percent: 10, amountVnd: 0 },
  { kind: 'lunar', label: '29 Tết – mùng 5', from: '12-29', to: '01-05', percent: 35, amountVnd: 0 },
  { kind: 'holiday', label: 'Lễ 30/4', holiday: 'le-30-4', percent: 30, amountVnd: 0 },
  { kind: 'deal', label: 'Ưu đãi', from: '2026-12-07', to: '2026-12-18', percent: -10, amountVnd: 0 },
  { kind: 'early-bird', label: 'Đặt sớm', days: 60, percent: -5, amountVnd: 0 },
];

const database = setUpTestDatabase();
const db = () => database.db;
beforeAll(async () => {
  await db()
    .transaction()
    .execute((tx) => ensureReferenceData(tx));
}, 120_000);

async function withRules(productId: number) {
  for (const rule of rules) {
    const change = { do: 'add', unitId: null, rule } as const;
    const result = await changePriceRules(db(), { productId, change, actor: staff('lan') }, now);
    if (!result.ok) throw new Error(result.reason);
  }
}

async function yearOf(
  productId: number,
  unitId: number,
  year: number,
  party: Parameters<typeof priceYear>[2] = {},
): Promise<PricedYear> {
  const span = { productId, unitId, from: `${year}-01-01`, to: `${year + 1}-01-01` };
  const priced = await priceYear(db(), span, party, now);
  if (!priced) throw new Error('Not on sale');
  return priced;
}

test("OFF-11: each day of a year shows the price of the party and the rule that won; a family at Tết pays the Tết price, not the weekend's", async () => {
  const { productId, unitIds } = await createHotel(db(), { units: [{}, { title: 'Phòng Suite' }] });
  const unitId = unitIds[0] as number;
  await rollCalendar(db(), '2026-11-30');
  await withRules(productId);
  await db()
    .updateTable('daily_rates')
    .set({ set_vnd: 700_000, price_vnd: 700_000, list_vnd: 700_000 })
    .where('unit_id', '=', unitId)
    .where('day', '=', '2027-03-05')
    .execute();
  const year = await yearOf(productId, unitId, 2027, { ...family, length: 2 });
  expect(year.days).toHaveLength(365);
  const at = (day: string) => year.days.find((one) => one.day === day);
  const named = (day: string) =>
    at(day)?.ruleIds.map((id) => year.rules.find((rule) => rule.id === id)?.rule.label);
  expect(named('2027-02-05'), 'a Friday, 29 Chạp').toEqual(['29 Tết – mùng 5']);
  expect(named('2027-06-05')).toEqual(['Cuối tuần', 'Mùa hè']);
  expect(named('2027-04-30')).toEqual(['Lễ 30/4']);
  expect(at('2027-03-05')).toMatchObject({ isSet: true, dayVnd: 700_000, ruleIds: [] });

  const explanation = explainStart(year, '2027-02-05', now);
  if (!explanation.ok) throw new Error(explanation.message);
  expect(explanation.totalVnd).toBe(at('2027-02-05')?.totalVnd);
  expect(explanation.lines.map(({ label, amount, source }) => [label, amount, source.from])).toEqual([
    ['Phòng Deluxe', 2_000_000, 'base'],
    ['29 Tết – mùng 5', 700_000, 'rule'],
    ['Trẻ em: Từ 6 đến 11 tuổi', 300_000, 'child'],
    ['Đặt sớm', expect.any(Number), 'rule'],
  ]);
  expect(explanation.idle.map(({ label, why }) => [label, why])).toEqual([
    ['Cuối tuần', 'beaten'],
    ['Mùa hè', 'other_day'],
    ['Lễ 30/4', 'other_day'],
    ['Ưu đãi', 'other_day'],
  ]);
  const soon = explainStart(await yearOf(productId, unitId, 2026, family), '2026-12-11', now);
  expect(soon.idle).toContainEqual(
    expect.objectContaining({ label: 'Đặt sớm', why: 'too_late', have: 11, need: 60 }),
  );
  const byHand = explainStart(year, '2027-03-05', now);
  expect(byHand.idle).toContainEqual(expect.objectContaining({ label: 'Cuối tuần', why: 'set_by_hand' }));
});

test.each(kindNames)(
  'every đồng of a %s is explained by a rule, on each available day, and equals the quote',
  async (kind) => {
    const { productId, unitIds } = await createProductOfKind(db(), kind);
    const unitId = unitIds[0] as number;
    await rollCalendar(db(), '2026-11-30');
    await withRules(productId);
    const year = await yearOf(productId, unitId, 2026, { adults: 2, childAges: [7] });
    const open = year.days.filter(({ totalVnd }) => totalVnd !== null);
    expect(open.length).toBeGreaterThan(10);
    for (const { day, totalVnd } of open) {
      const explanationOfDay = explainStart(year, day, now);
      if (!explanationOfDay.ok) throw new Error(explanationOfDay.message);
      expect(explanationOfDay.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalVnd);
      expect(explanationOfDay.lines.filter(({ source }) => source.from === 'other')).toEqual([]);
    }
    const { day, totalVnd } = open[5] as (typeof open)[0];
    const { length, isAnyTime: _, ...wanted } = year.wanted;
    const to =
      length === undefined
        ? {}
        : { to: new Date(Date.parse(day) + length * 86_400_000).toISOString().slice(0, 10) };
    const quoted = await quote(
      db(),
      quoteRequest.parse({ items: [{ ...wanted, unitId, from: day, ...to }] }),
      now,
    );
    expect(quoted.ok && quoted.quote.total).toBe(totalVnd);
  },
);

test('unavailable days say why; a year without days on sale says so', async () => {
  const { productId, unitIds } = await createHotel(db());
  const unitId = unitIds[0] as number;
  await rollCalendar(db(), '2026-11-30');
  const year = await yearOf(productId, unitId, 2026);
  expect(year.days[0]).toMatchObject({ totalVnd: null, refusal: 'Đã qua', dayVnd: 1_000_000 });
  const many = await yearOf(productId, unitId, 2026, { adults: 9 });
  expect(many.days.at(-1)).toMatchObject({ totalVnd: null, refusal: expect.stringContaining('tối đa') });
  const far = await yearOf(productId, unitId, 2029);
  expect(far.days.every(({ refusal }) => refusal === 'Chưa mở bán')).toBe(true);
  const span = { productId, unitId: 0, from: '2027-01-01', to: '2028-01-01' };
  expect(await priceYear(db(), span, {}, now)).toBeNull();
});

test('a year of a product with ten units is calculated within 500 ms', async () => {
  const units = Array.from({ length: 10 }, (_, at) => ({ title: `Phòng ${at + 1}` }));
  const { productId, unitIds } = await createHotel(db(), {
    units,
    plans: [{}, { code: 'b', price_percent: 90 }],
  });
  await rollCalendar(db(), '2026-11-30');
  await withRules(productId);
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    const year = await yearOf(productId, unitIds[0] as number, 2027, { ...family, length: 3 });
    explainStart(year, '2027-02-05', now);
    times.push(performance.now() - start);
  }
  const median = times.sort((a, b) => a - b)[2] as number;
  expect(median, times.map(Math.round).join(', ')).toBeLessThan(500);
}, 60_000);
