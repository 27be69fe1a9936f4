import { type OutsideLimits, outsideLimits } from '#modules/payments/attempts/outside-limits.ts';
import type { Gateways, PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { gatewaysOf } from '#modules/payments/gateways/gateways-of.ts';
import { onlineGateways } from '#modules/payments/gateways/online-gateways.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

const wayOrder: PaymentMethod[] = ['vietqr', 'vnpay', 'momo', 'zalopay', 'office'];

const limitTexts: Record<OutsideLimits['reason'], (limitVnd: number) => string> = {
  amount_too_large: (limitVnd) => `Mỗi lần trả tối đa ${formatVnd(limitVnd)}`,
  amount_too_small: (limitVnd) => `Mỗi lần trả tối thiểu ${formatVnd(limitVnd)}`,
};

export async function offeredGateways(app: App): Promise<Gateways> {
  const online = onlineGateways(app.config, () => app.clock.now());
  return gatewaysOf(await getSettings(app.readDb), online);
}

/** The ways to pay so much, and why some of them cannot. */
export function waysToPay(gateways: Gateways, amountVnd: number) {
  return wayOrder.flatMap((method) => {
    const gateway = gateways[method];
    if (!gateway) return [];
    const outside = outsideLimits(gateway, amountVnd);
    return [{ method, refusal: outside ? limitTexts[outside.reason](outside.limitVnd) : null }];
  });
}
