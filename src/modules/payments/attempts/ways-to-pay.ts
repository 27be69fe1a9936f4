import type { Gateways, PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { type OutsideLimits, outsideLimits } from './outside-limits.ts';

/** As guests are shown them. */
const wayOrder: PaymentMethod[] = ['vietqr', 'vnpay', 'momo', 'zalopay', 'office'];

const limitTexts: Record<OutsideLimits['reason'], (limitVnd: number) => string> = {
  amount_too_large: (limitVnd) => `Mỗi lần trả tối đa ${formatVnd(limitVnd)}`,
  amount_too_small: (limitVnd) => `Mỗi lần trả tối thiểu ${formatVnd(limitVnd)}`,
};

/** The ways to pay so much, and why some of them cannot. */
export function waysToPay(gateways: Gateways, amountVnd: number) {
  return wayOrder.flatMap((method) => {
    const gateway = gateways[method];
    if (!gateway) return [];
    const outside = outsideLimits(gateway, amountVnd);
    return [{ method, refusal: outside ? limitTexts[outside.reason](outside.limitVnd) : null }];
  });
}
