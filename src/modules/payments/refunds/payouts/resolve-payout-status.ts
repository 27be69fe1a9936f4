import type { QueriedRefund } from '#modules/payments/gateways/gateway.ts';
import type { PayoutChannel } from '#modules/payments/refunds/refund-promise.ts';

/** Minutes after sending, or after the last poll, at which a provider is polled; the last one repeats. */
const pausesMinutes = [1, 3, 10, 30, 60, 180, 360, 720];

/** When to poll next a payout that was polled this many times. */
export function nextPollAt(polls: number, now: Date): Date {
  const minutes = pausesMinutes[Math.min(polls, pausesMinutes.length - 1)] as number;
  return new Date(now.getTime() + minutes * 60_000);
}

/** After this many polls, a provider that still does not know a payout never received it. */
const asksBeforeSendingAgain = 3;

interface OpenPayout {
  channel: PayoutChannel;
  /** Whether the provider ever acknowledged this payout. */
  isTaken: boolean;
  asked: number;
  /** Whether another payout to the same payment has been sent. */
  hasEarlier: boolean;
}

export type PayoutStatus = 'succeeded' | 'failed' | 'pending' | 'wait' | 'send_again';

/**
 * Interprets a provider's poll answer about a payout. A refusal of a payout it never acknowledged may mean that it never
 * received it, so it is sent again under the same reference, which a provider carries out once. VNPay answers for a
 * payment as a whole: for a payout that it never acknowledged, beside an earlier one to the same payment, its answer is
 * inconclusive, and a person has to look.
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
