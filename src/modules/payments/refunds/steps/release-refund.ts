import { returnCredit } from '#modules/payments/credits/return-credit.ts';
import { type LockedPayout, movePayout, readPayouts } from '#modules/payments/refunds/payouts/move-payout.ts';
import type { Tx } from '#platform/db/connect.ts';
import { type LockedRefund, moveRefund, type RefundStep } from './move-refund.ts';
import { syncRefundState } from './sync-refund-state.ts';

/**
 * Approves a locked refund: from here on its payouts are sent automatically, transfers by staff. What was paid with
 * credit becomes credit again at once.
 */
export async function releaseRefund(tx: Tx, refund: LockedRefund, step: RefundStep): Promise<void> {
  await moveRefund(tx, refund, 'approved', step);
  const approved = { ...refund, state: 'approved' as const };
  for (const payout of await readPayouts(tx, refund.id)) await release(tx, approved, payout, step);
  await syncRefundState(tx, approved, { ...step, reason: 'no_provider' });
}

async function release(
  tx: Tx,
  { bookingId }: LockedRefund,
  payout: LockedPayout,
  step: RefundStep,
): Promise<void> {
  if (payout.state !== 'planned') return;
  if (payout.channel === 'bank_transfer')
    await movePayout(tx, payout, 'manual_transfer', { ...step, reason: 'no_provider' });
  if (payout.channel !== 'credit') return;
  await returnCredit(tx, { bookingId, amountVnd: payout.amountVnd, now: step.now });
  await movePayout(tx, payout, 'succeeded', { ...step, reason: 'credit_returned' });
}
