import type { SaleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import { roundToThousand } from '#modules/pricing/quote/round-price.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { line } from './stay-lines.ts';

/** What guests who are alone in a room or cabin pay on top; `adultVnd` is the price of an adult under the plan. */
export function singleLines(
  singles: number,
  { single }: SaleTerms,
  { adultVnd, noun }: { adultVnd: number; noun: string },
): QuoteLine[] {
  if (!single || singles === 0) return [];
  const label = `Phụ thu ${noun} đơn`;
  if ('amountVnd' in single) return [line(label, singles, single.amountVnd, `${singles} khách ở riêng`)];
  return [
    line(
      label,
      singles,
      roundToThousand((adultVnd * single.percent) / 100),
      `${singles} khách ở riêng: ${single.percent}% của ${formatVnd(adultVnd)}`,
    ),
  ];
}
