import type { RatePlanEdit } from '#modules/catalog/selling/units.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

/** What a plan does to the price of a day: '88% giá ngày, bớt 50.000 ₫'. */
export function planPriceWords({ pricePercent, priceDeltaVnd }: RatePlanEdit): string {
  const delta =
    priceDeltaVnd === 0
      ? ''
      : `, ${priceDeltaVnd > 0 ? 'cộng' : 'bớt'} ${formatVnd(Math.abs(priceDeltaVnd))}`;
  return `${pricePercent === 100 ? 'Bằng giá ngày' : `${pricePercent}% giá ngày`}${delta}`;
}
