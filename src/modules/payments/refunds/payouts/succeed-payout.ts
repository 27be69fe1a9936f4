import { refundSucceeded } from '#modules/payments/events.ts';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import type { LockedRefund, RefundStep } from '#modules/payments/refunds/steps/move-refund.ts';
import { syncRefundState } from '#modules/payments/refunds/steps/sync-refund-state.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { type LockedPayout, movePayout } from './move-payout.ts';

/** Records that a payout of a locked refund was paid: only now the money leaves its account in the ledger. */
export async function succeedPayout(
  tx: Tx,
  queue: Queue,
  {
    refund,
    payout,
    evidence,
    isCash = false,
  }: { refund: LockedRefund; payout: LockedPayout; evidence?: string; isCash?: boolean },
  step: RefundStep,
): Promise<void> {
  await movePayout(tx, payout, 'succeeded', { ...step, isCash, ...(evidence !== undefined && { evidence }) });
  await postLedger(tx, {
    bookingId: refund.bookingId,
    cause: isCash ? 'payout_cash' : `payout_${payout.channel}`,
    from: payout.channel !== 'bank_transfer' ? 'gateway' : isCash ? 'cash' : 'bank',
    to: 'refund_payable',
    amountVnd: payout.amountVnd,
  });
  const state = await syncRefundState(tx, refund, step);
  if (state !== 'succeeded') return;
  await queue.send(tx, refundSucceeded, { bookingId: refund.bookingId, refundId: refund.id });
}
