import { shareOut, sumOf } from '#modules/pricing/money.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { createLine } from './create-line.ts';
import type { QuotedItem, QuoteLine } from './quote-types.ts';

/** Points that a guest wants to use, what each takes off (đồng), and how much of a price they may. */
export interface PointsWanted {
  points: number;
  pointVnd: number;
  mostPercent: number;
}

export const pointsLabel = 'Điểm tích lũy';

/** How many whole points go to each item: no more than wanted, and of each price no more than may be. */
export function applyPoints({ points, ...terms }: PointsWanted, amountsVnd: readonly number[]): number[] {
  const most = amountsVnd.map((amountVnd) => mostPoints(amountVnd, terms));
  return shareOut(
    Math.min(
      points,
      sumOf(most, (count) => count),
    ),
    most,
  );
}

function mostPoints(amountVnd: number, { pointVnd, mostPercent }: Omit<PointsWanted, 'points'>): number {
  return Math.floor((Math.max(0, amountVnd) * mostPercent) / 100 / pointVnd);
}

/** What points take off an item, as a line of it; null where they take nothing. */
export function pointsLine(points: number, pointVnd: number): QuoteLine | null {
  return points > 0
    ? createLine(pointsLabel, 1, -points * pointVnd, `${points} điểm, mỗi điểm ${formatVnd(pointVnd)}`)
    : null;
}

/** How many points the items of a quote use together. */
export function pointsOf({ items }: { items: readonly Pick<QuotedItem, 'points'>[] }): number {
  return sumOf(items, ({ points = 0 }) => points);
}
