import { randomUUID } from 'node:crypto';
import { refundNeedsAccount } from '#modules/payments/events.ts';
import {
  type LockedRefund,
  moveRefund,
  type RefundStep,
} from '#modules/payments/refunds/steps/move-refund.ts';
import { syncRefundState } from '#modules/payments/refunds/steps/sync-refund-state.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { type LockedPayout, movePayout, readPayouts } from './move-payout.ts';

/** Records that a provider refused a payout of a locked refund; a manual transfer replaces it. */
export async function failPayout(
  tx: Tx,
  queue: Queue,
  { refund, payout, evidence }: { refund: LockedRefund; payout: LockedPayout; evidence?: string },
  step: RefundStep,
): Promise<void> {
  await movePayout(tx, payout, 'failed', { ...step, ...(evidence !== undefined && { evidence }) });
  await moveRefund(tx, refund, 'failed', step);
  const payouts = await readPayouts(tx, refund.id);
  const { refundId, paidEntryId, amountVnd } = payout;
  const transfer = {
    id: randomUUID(),
    // A payout fails at most once, so this is as unique as its own reference.
    reference: `${payout.reference}B`,
    sequence: payouts.length + 1,
  };
  await tx
    .insertInto('refund_payouts')
    .values({
      ...transfer,
      refund_id: refundId,
      paid_entry_id: paidEntryId,
      amount_vnd: amountVnd,
      channel: 'bank_transfer',
      instrument: 'bank',
      state: 'planned',
      created_at: step.now,
    })
    .execute();
  const planned = { id: transfer.id, refundId, state: 'planned' as const };
  const handOver = { ...step, actor: 'system' as const, reason: 'provider_refused' };
  await movePayout(tx, planned, 'manual_transfer', handOver);
  await syncRefundState(tx, { ...refund, state: 'failed' }, handOver);
  await queue.send(tx, refundNeedsAccount, { bookingId: refund.bookingId, refundId });
}
