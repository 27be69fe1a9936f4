import type { PriceRuleInput } from '#modules/catalog/schema.ts';

/** Whether a deal takes more than half off a price, which needs a reason that can be shown. */
export function isSteepDeal({ kind, percent, amountVnd }: PriceRuleInput, baseVnd: number): boolean {
  return kind === 'deal' && -((baseVnd * percent) / 100 + amountVnd) > baseVnd / 2;
}
