import type { Gateways, PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { gatewaysOf } from '#modules/payments/gateways/offered.ts';
import type { OnlineGateway } from '#modules/payments/gateways/online-gateway.ts';
import { onlineGateways } from '#modules/payments/gateways/online-gateways.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

const wayOrder: PaymentMethod[] = ['vietqr', 'vnpay', 'momo', 'zalopay', 'office'];

export async function offeredGateways(app: App): Promise<Gateways> {
  const online = onlineGateways(app.config, () => app.clock.now());
  return gatewaysOf(await getSettings(app.readDb), online);
}

/** The ways to pay so much, and why some of them cannot. */
export function waysToPay(gateways: Gateways, amountVnd: number) {
  return wayOrder.flatMap((method) => {
    const gateway = gateways[method];
    if (!gateway) return [];
    const { limits } = gateway as Partial<OnlineGateway>;
    const isTooMuch = limits !== undefined && amountVnd > limits.mostVnd;
    const refusal = isTooMuch ? `Mỗi lần trả tối đa ${formatVnd(limits.mostVnd)}` : null;
    return [{ method, refusal }];
  });
}
