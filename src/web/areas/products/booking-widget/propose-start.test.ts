import { describe, expect, test } from 'vitest';
import type { UnitStart } from '#modules/pricing/calendar/unit-starts.ts';
import { departuresOf } from './departures-of.ts';
import { proposeStart } from './propose-start.ts';

const start = (unitId: number, day: string, isFree = true): UnitStart => ({
  unitId,
  title: `Cabin ${unitId}`,
  day,
  left: isFree ? 3 : 0,
  why: null,
  closed: false,
  isFree,
  totalVnd: unitId * 1_000_000,
  priceVnd: null,
  ratePlanId: null,
  added: [],
});
const open = [
  start(1, '2026-12-05', false),
  start(1, '2026-12-09'),
  start(1, '2026-12-12'),
  start(2, '2026-12-05'),
  start(3, '2026-12-05'),
];
const propose = (query: string, hasDayList = true, until: 'none' | 'required' = 'none') => {
  const { params, proposed } = proposeStart(new URLSearchParams(query), {
    unitId: 1,
    open,
    firstDay: '2026-11-25',
    formOptions: { hasDayList, until },
  });
  return { query: params.toString(), proposed };
};

describe('U-44, U-45: the initial choice', () => {
  test('is the first departure with places for all', () => {
    expect(propose('adults=2')).toEqual({ query: 'adults=2&from=2026-12-09', proposed: 'first' });
  });

  test('is the next one if none leaves on the day of the trip', () => {
    expect(propose('from=2026-12-10')).toEqual({ query: 'from=2026-12-12', proposed: 'next' });
  });

  test('is one day for rentals by the day', () => {
    expect(propose('', false, 'required').query).toBe('from=2026-12-09&to=2026-12-10');
  });

  test.each([
    ['a full departure, which is refused with the nearest days', 'from=2026-12-05'],
    ['a day that is over', 'from=2026-11-20'],
    ['a day after which nothing leaves', 'from=2026-12-13'],
    ['a field that was left empty', 'from='],
    ['a combo without a date', 'open=1'],
  ])('keeps %s', (_, query) => {
    expect(propose(query)).toEqual({ query, proposed: null });
  });

  test('is any day where there are no departures', () => {
    expect(propose('from=2026-12-10', false)).toEqual({ query: 'from=2026-12-10', proposed: null });
  });
});

test('lists full departures in order, with the cheapest other cabin of the day', () => {
  expect(departuresOf(open, 1).map(({ day, isFree, instead }) => [day, isFree, instead?.unitId])).toEqual([
    ['2026-12-05', false, 2],
    ['2026-12-09', true, undefined],
    ['2026-12-12', true, undefined],
  ]);
});

test('what a departure’s price includes is said as a price: a season’s label names none', () => {
  const addition = (label: string, isSurcharge: boolean) => ({ label, amountVnd: 100_000, isSurcharge });
  const dear = {
    ...start(1, '2026-12-19'),
    added: [
      addition('Mùa thu trên vịnh', false),
      addition('Giá thứ Bảy, Chủ nhật', false),
      addition('Phụ thu cuối tuần (tối thứ Sáu, thứ Bảy)', true),
    ],
  };
  expect(departuresOf([...open, dear], 1).at(-1)?.added).toEqual([
    'giá mùa thu trên vịnh',
    'giá thứ Bảy, Chủ nhật',
    'phụ thu cuối tuần',
  ]);
});
