import { roundToThousand } from '#modules/pricing/quote/round-price.ts';

/** The price of a unit on a day under a rate plan: percent of the day's price, rounded, then the flat addition. */
export function planPrice(dayVnd: number, plan: { pricePercent: number; priceDeltaVnd: number }): number {
  return Math.max(0, roundToThousand((dayVnd * plan.pricePercent) / 100) + plan.priceDeltaVnd);
}
