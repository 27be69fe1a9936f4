import { addDays } from '#platform/time/days.ts';

/** Dimensions of sales sums besides the day; `month_on` is the month of service. */
export type Dimension = 'kind' | 'channel' | 'product_id' | 'supplier_id' | 'province_id' | 'month_on';

/** Sums of sale lines in a table of their own. */
export interface RollUp {
  table: 'sale_day_totals' | 'sale_months' | 'sale_pick_up_months' | 'sale_days';
  /** For months, `day` is the first day. */
  grain: 'day' | 'month';
  dimensions: readonly Dimension[];
}

/** The one with every dimension; the others are sums of it. */
export const finest: RollUp = {
  table: 'sale_days',
  grain: 'day',
  dimensions: ['kind', 'channel', 'product_id', 'supplier_id', 'province_id', 'month_on'],
};

/** Every roll-up, the smallest first. */
export const rollUps: readonly RollUp[] = [
  { table: 'sale_day_totals', grain: 'day', dimensions: ['kind', 'channel'] },
  {
    table: 'sale_months',
    grain: 'month',
    dimensions: ['kind', 'channel', 'product_id', 'supplier_id', 'province_id'],
  },
  {
    table: 'sale_pick_up_months',
    grain: 'month',
    dimensions: ['kind', 'channel', 'province_id', 'month_on'],
  },
  finest,
];

/** The coarsest roll-up with all of these dimensions. @param byDay whether it must distinguish days */
export function coarsestOf(dimensions: readonly Dimension[], byDay: boolean): RollUp {
  const answers = (one: RollUp) =>
    (one.grain === 'day' || !byDay) && dimensions.every((dimension) => one.dimensions.includes(dimension));
  return rollUps.find(answers) ?? finest;
}

/** The last day that a roll-up contains when the days up to `day` are summed: months are only included once they are over. */
export function reachOf({ grain }: RollUp, day: string): string {
  return grain === 'day' ? day : addDays(firstOfMonth(addDays(day, 1)), -1);
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}
