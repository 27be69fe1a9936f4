import { capitalise } from '#platform/vietnamese/capitalise.ts';

interface PriceLine {
  label: string;
  amount: number;
  reason: string;
}

/**
 * Price lines for display, on pages and in mails: the same rule's surcharges or discounts on several days become one line,
 * 'Ưu đãi cuối thu (2 đêm)'. Amounts in đồng; the sum is unchanged.
 */
export function groupPriceLines<Line extends PriceLine>(lines: readonly Line[]): (Line | PriceLine)[] {
  const groups = Map.groupBy(lines, (line) =>
    daysOf(line) === null ? line : `${line.label} ${Math.sign(line.amount)}`,
  );
  return [...groups.values()].map((same) => {
    const [first] = same;
    if (same.length === 1 || !first) return same[0] as Line;
    const nights = same.map(({ reason }) => Number(/^(\d+) đêm/.exec(reason)?.[1] ?? Number.NaN));
    const total = nights.reduce((sum, count) => sum + count, 0);
    const [count, noun] = Number.isNaN(total) ? [same.length, 'ngày'] : [total, 'đêm'];
    return {
      label: `${first.label} (${count} ${noun})`,
      amount: same.reduce((sum, { amount }) => sum + amount, 0),
      reason: `${capitalise(noun)} ${same.map(daysOf).join('; ')}`,
    };
  });
}

/** The days in a reason after the quantity: '1 đêm × 1 phòng: T7, 05/12' → 'T7, 05/12'; null without. */
function daysOf({ reason }: PriceLine): string | null {
  const at = reason.indexOf(': ');
  return at < 0 || !/\d\/\d/.test(reason.slice(at)) ? null : reason.slice(at + 2);
}
