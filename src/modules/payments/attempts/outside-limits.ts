import type { Gateway } from '#modules/payments/gateways/gateway.ts';

export interface OutsideLimits {
  reason: 'amount_too_large' | 'amount_too_small';
  /** The limit that the amount is beyond, in đồng. */
  limitVnd: number;
}

/** Why a way to pay cannot take an amount; null where it can. Both limits may be paid themselves. */
export function outsideLimits({ limits }: Pick<Gateway, 'limits'>, amountVnd: number): OutsideLimits | null {
  if (!limits) return null;
  if (amountVnd > limits.mostVnd) return { reason: 'amount_too_large', limitVnd: limits.mostVnd };
  if (amountVnd < limits.fewestVnd) return { reason: 'amount_too_small', limitVnd: limits.fewestVnd };
  return null;
}
