import { expect, test } from 'vitest';
import { nightsOf } from '#platform/time/days.ts';
import { priceOfDay, workOutDay } from './price-of-day.ts';
import type { PriceRule } from './price-rule.ts';

const rule = (fields: Partial<PriceRule> & Pick<PriceRule, 'kind'>): PriceRule => ({
  label: fields.kind,
  percent: 0,
  amountVnd: 0,
  ...fields,
});
const weekend = rule({ kind: 'weekday', label: 'Cuối tuần', weekdays: [5, 6], percent: 20 });
const winter = rule({ kind: 'season', label: 'Mùa đông', from: '12-15', to: '02-28', percent: 10 });
const rain = rule({ kind: 'season', label: 'Mùa mưa', from: '10-01', to: '12-14', percent: -15 });
const tet = rule({ kind: 'holiday', label: 'Tết', holiday: 'tet', percent: 60 });
const deal = rule({ kind: 'deal', label: 'Ưu đãi', from: '2026-12-01', to: '2026-12-31', percent: -10 });
const holidays = [{ group: 'tet', title: 'Tết', from: '2027-02-03', to: '2027-02-12' }];

const price = (day: string, rules: PriceRule[], baseVnd = 1_000_000) =>
  priceOfDay({ baseVnd, rules, day, holidays });
const labels = (day: string, rules: PriceRule[]) => price(day, rules).reasons.map((reason) => reason.label);

test.each([
  ['a plain day costs the base price', '2026-11-24', [weekend, winter, tet], 1_000_000],
  ['Friday and Saturday nights cost more', '2026-11-27', [weekend], 1_200_000],
  ['Sunday night does not', '2026-11-29', [weekend], 1_000_000],
  ['weekday and season add up on the base', '2026-12-18', [weekend, winter], 1_300_000],
  ['a season takes off in the rain', '2026-12-01', [rain], 850_000],
  ['a season runs over New Year, first day', '2026-12-15', [winter], 1_100_000],
  ['a season runs over New Year, last day', '2027-02-28', [winter], 1_100_000],
  ['a season ends', '2027-03-01', [winter], 1_000_000],
  ['a holiday replaces a smaller surcharge', '2027-02-06', [weekend, winter, tet], 1_600_000],
  [
    'a holiday is left out beside a larger surcharge',
    '2027-02-06',
    [{ ...weekend, percent: 70 }, tet],
    1_700_000,
  ],
  ['a holiday replaces the rainy discount', '2027-02-03', [{ ...rain, to: '02-28' }, tet], 1_600_000],
  ['the larger of two holidays counts once', '2027-02-06', [tet, { ...tet, percent: 80 }], 1_800_000],
  ['another holiday does not count', '2027-02-06', [{ ...tet, holiday: 'quoc-khanh' }], 1_000_000],
  ['an amount adds to a percent', '2026-11-27', [{ ...weekend, amountVnd: 50_000 }], 1_250_000],
  ['a rule may be narrowed to weekdays', '2026-12-18', [{ ...winter, weekdays: [1] }], 1_000_000],
  [
    'a weekday rule without days touches none',
    '2026-12-18',
    [rule({ kind: 'weekday', percent: 50 })],
    1_000_000,
  ],
  ['a season without ends is all year', '2026-07-07', [rule({ kind: 'season', percent: 5 })], 1_050_000],
])('%s', (_, day, rules, listVnd) => {
  expect(price(day, rules)).toMatchObject({ listVnd, priceVnd: listVnd });
});

const lunar = (from: string, to: string) => rule({ kind: 'lunar', label: 'Tết', from, to, percent: 35 });
const moon = rule({ kind: 'lunar', label: 'Rằm, mùng một', lunarDays: [1, 15], percent: 10 });
const onDays = (one: PriceRule, from: string, to: string) =>
  nightsOf(from, to).filter((day) => price(day, [one]).priceVnd !== 1_000_000);

test('a lunar rule follows the moon, over the lunar new year, in years whose last month has 29 or 30 days', () => {
  // The month Chạp of Bính Ngọ ends with its 29th on 05/02/2027, that of Đinh Mùi with its 30th on 25/01/2028.
  expect(onDays(lunar('12-29', '01-05'), '2027-01-01', '2027-04-01')).toEqual(
    nightsOf('2027-02-05', '2027-02-11'),
  );
  expect(onDays(lunar('12-30', '01-03'), '2027-01-01', '2027-04-01'), 'the eve is the 29th').toEqual(
    nightsOf('2027-02-05', '2027-02-09'),
  );
  expect(onDays(lunar('12-30', '01-03'), '2028-01-01', '2028-04-01')).toEqual(
    nightsOf('2028-01-25', '2028-01-29'),
  );
  expect(onDays(lunar('03-10', '03-10'), '2026-01-01', '2030-12-31'), 'Giỗ Tổ').toEqual([
    '2026-04-26',
    '2027-04-16',
    '2028-04-04',
    '2029-04-23',
    '2030-04-12',
  ]);
});

test('lunar months have the days of the moon; a holiday does not repeat in a leap month', () => {
  expect(onDays(moon, '2027-02-01', '2027-04-01')).toEqual([
    '2027-02-06',
    '2027-02-20',
    '2027-03-08',
    '2027-03-22',
  ]);
  // 2025 has a second sixth month, from 25/07.
  expect(onDays(lunar('06-01', '06-02'), '2025-06-01', '2025-09-01')).toEqual(['2025-06-25', '2025-06-26']);
});

test('of a lunar rule and a holiday the larger one counts, once, and not together with the weekend', () => {
  const rules = [weekend, lunar('12-29', '01-05'), { ...tet, percent: 30 }];
  expect(price('2027-02-06', rules)).toMatchObject({ listVnd: 1_350_000 });
  const { applied, beaten } = workOutDay({
    ...{ baseVnd: 1_000_000, rules, day: '2027-02-06', holidays, setVnd: null },
  });
  expect(applied.map((one) => one.rule?.percent)).toEqual([35]);
  expect(beaten.map((one) => one.rule?.percent)).toEqual([20, 30]);
});

test('a deal is applied last, to the price with its surcharges, and leaves the list price alone', () => {
  expect(price('2026-12-18', [deal, weekend, winter])).toEqual({
    listVnd: 1_300_000,
    priceVnd: 1_170_000,
    reasons: [
      { label: 'Cuối tuần', amountVnd: 200_000 },
      { label: 'Mùa đông', amountVnd: 100_000 },
      { label: 'Ưu đãi', amountVnd: -130_000 },
    ],
  });
  expect(labels('2027-01-01', [deal])).toEqual([]);
});

test('every reason is in whole thousands, and together they explain the whole difference', () => {
  const result = price(
    '2026-12-18',
    [
      { ...weekend, percent: 7 },
      { ...deal, percent: -13 },
    ],
    1_333_000,
  );
  expect(result.reasons).toEqual([
    { label: 'Cuối tuần', amountVnd: 93_000 },
    { label: 'Ưu đãi', amountVnd: -185_000 },
  ]);
  expect(result.priceVnd).toBe(1_333_000 + 93_000 - 185_000);
  expect(price('2026-11-24', [], 999_600).priceVnd).toBe(1_000_000);
});

test('no price falls below zero', () => {
  expect(price('2026-12-18', [{ ...deal, percent: 0, amountVnd: -2_000_000 }]).priceVnd).toBe(0);
});

test('a price set by hand replaces rules and deals of that day', () => {
  const set = { baseVnd: 1_000_000, rules: [weekend, winter, deal], day: '2026-12-18', holidays };
  expect(priceOfDay({ ...set, setVnd: 1_450_000 })).toEqual({
    listVnd: 1_450_000,
    priceVnd: 1_450_000,
    reasons: [{ label: 'Giá riêng của ngày', amountVnd: 450_000 }],
  });
  expect(priceOfDay({ ...set, setVnd: 1_000_000 }).reasons).toEqual([]);
});
