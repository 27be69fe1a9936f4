import { shareOut, sumOf } from '#modules/pricing/money.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { promotionLabel } from './apply-promotion.ts';
import { createLine } from './create-line.ts';
import type { QuotedItem, QuoteLine } from './quote-types.ts';

/** Points that a guest wants to use, the value of each (đồng), and the share of a price that points may pay. */
export interface PointsWanted {
  points: number;
  pointVnd: number;
  mostPercent: number;
}

const pointsLabel = 'Điểm tích lũy';

/** Whole points per item: at most those wanted, and of each price at most the allowed share. */
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

/** The discount line for points of an item; null where they take nothing off. */
export function pointsLine(points: number, pointVnd: number): QuoteLine | null {
  return points > 0
    ? {
        ...createLine(pointsLabel, 1, -points * pointVnd, `${points} điểm, mỗi điểm ${formatVnd(pointVnd)}`),
        discount: 'points',
      }
    : null;
}

/** The discount of a line that is older than the field, which says it by its label only. */
export function discountOf({ label, amount }: Pick<QuoteLine, 'label' | 'amount'>): QuoteLine['discount'] {
  if (amount < 0 && label.startsWith(promotionLabel(''))) return 'promotion';
  return label === pointsLabel ? 'points' : undefined;
}

/** Total number of points that the items of a quote use. */
export function pointsOf({ items }: { items: readonly Pick<QuotedItem, 'points'>[] }): number {
  return sumOf(items, ({ points = 0 }) => points);
}
