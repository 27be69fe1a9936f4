import type { Gateway, Gateways, PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

/** Order in which guests see the methods. */
const wayOrder: PaymentMethod[] = ['vietqr', 'vnpay', 'momo', 'zalopay', 'office'];

const limitTexts: Record<OutsideLimits['reason'], (limitVnd: number) => string> = {
  amount_too_large: (limitVnd) => `Mỗi lần trả tối đa ${formatVnd(limitVnd)}`,
  amount_too_small: (limitVnd) => `Mỗi lần trả tối thiểu ${formatVnd(limitVnd)}`,
};

/** The payment methods for an amount, and why some of them cannot take it. */
export function waysToPay(gateways: Gateways, amountVnd: number) {
  return wayOrder.flatMap((method) => {
    const gateway = gateways[method];
    if (!gateway) return [];
    const outside = outsideLimits(gateway, amountVnd);
    return [{ method, refusal: outside ? limitTexts[outside.reason](outside.limitVnd) : null }];
  });
}

export interface OutsideLimits {
  reason: 'amount_too_large' | 'amount_too_small';
  /** The limit that the amount violates, in đồng. */
  limitVnd: number;
}

/** Why a payment method cannot take an amount; null where it can. Both limits are inclusive. */
export function outsideLimits({ limits }: Pick<Gateway, 'limits'>, amountVnd: number): OutsideLimits | null {
  if (!limits) return null;
  if (amountVnd > limits.mostVnd) return { reason: 'amount_too_large', limitVnd: limits.mostVnd };
  if (amountVnd < limits.fewestVnd) return { reason: 'amount_too_small', limitVnd: limits.fewestVnd };
  return null;
}
