import type { OnlineGateway, QueriedRefund, RefundToSend } from '#modules/payments/gateways/gateway.ts';
import type { Random } from '../seeded-random.ts';

export interface PayingBack {
  gateways: OnlineGateway[];
  /** What the providers have actually refunded, by our reference: đồng and number of times. */
  paidBack: Map<string, { amountVnd: number; times: number }>;
}

/**
 * Providers that refund at once, or later, or refuse, or leave the result open; when polled they tell the truth. A reference that is
 * repeated after it was carried out is carried out again, so that duplicate requests are detected.
 */
export function payingBack(gateways: readonly OnlineGateway[], random: Random): PayingBack {
  const paidBack: PayingBack['paidBack'] = new Map();
  const refused = new Set<string>();
  const carryOut = ({ reference, amountVnd }: RefundToSend) => {
    const times = (paidBack.get(reference)?.times ?? 0) + 1;
    paidBack.set(reference, { amountVnd, times });
  };
  return {
    paidBack,
    gateways: gateways.map((gateway) => ({
      ...gateway,
      async refund(refund) {
        const luck = random.next();
        if (luck < 0.1) {
          refused.add(refund.reference);
          return { state: 'failed', reason: 'refused' };
        }
        if (luck < 0.2) return { state: 'unknown', reason: 'lost on the way there' };
        carryOut(refund);
        if (luck < 0.3) return { state: 'unknown', reason: 'lost on the way back' };
        return { state: luck < 0.5 ? 'pending' : 'succeeded', reason: 'taken' };
      },
      async queryRefund({ reference }): Promise<QueriedRefund> {
        if (random.chance(0.2)) return { state: 'unknown', reason: 'time-out' };
        if (paidBack.has(reference)) return { state: 'succeeded', reason: 'done' };
        return refused.has(reference)
          ? { state: 'failed', reason: 'refused' }
          : { state: 'not_found', reason: 'never came' };
      },
    })),
  };
}
