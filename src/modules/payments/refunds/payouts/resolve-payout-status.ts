import type { QueriedRefund } from '#modules/payments/gateways/gateway.ts';
import type { PayoutChannel } from '#modules/payments/refunds/refund-promise.ts';

/** Minutes after sending, or after the last question, at which a provider is asked; the last one again and again. */
const pausesMinutes = [1, 3, 10, 30, 60, 180, 360, 720];

/** When to ask next about a payout that was asked for so many times. */
export function nextAskAt(asked: number, now: Date): Date {
  const minutes = pausesMinutes[Math.min(asked, pausesMinutes.length - 1)] as number;
  return new Date(now.getTime() + minutes * 60_000);
}

/** Asked so often, a provider that still does not know a payout never got it. */
const asksBeforeSendingAgain = 3;

interface OpenPayout {
  channel: PayoutChannel;
  /** Whether the provider ever said that it has this payout. */
  isTaken: boolean;
  asked: number;
  /** Whether another payout to the same payment has gone out. */
  hasEarlier: boolean;
}

export type PayoutStatus = 'succeeded' | 'failed' | 'pending' | 'wait' | 'send_again';

/**
 * What a provider's answer to a question means for a payout. A no to what it never said to have may come from not having
 * got it, so it is sent again under the same reference, which a provider carries out once. VNPay answers for a payment as
 * a whole: of a payout that it never acknowledged, beside an earlier one to the same payment, its answer says nothing,
 * and a person has to look.
 */
export function resolvePayoutStatus(
  payout: OpenPayout,
  { state }: Pick<QueriedRefund, 'state'>,
): PayoutStatus {
  const isOfAnother = payout.channel === 'vnpay' && payout.hasEarlier && !payout.isTaken;
  if (isOfAnother) return 'wait';
  if (state === 'succeeded' || state === 'pending') return state;
  const isNo = state === 'failed' || state === 'not_found';
  if (isNo && !payout.isTaken) return payout.asked >= asksBeforeSendingAgain ? 'send_again' : 'wait';
  return state === 'failed' ? 'failed' : 'wait';
}
