import type { PayoutChannel } from '#modules/payments/refunds/refund-promise.ts';
import { type RefundStep, recordRefundEvent } from '#modules/payments/refunds/steps/move-refund.ts';
import { type PayoutState, payoutTransitions, requireTransition } from '#modules/payments/state.ts';
import type { Tx } from '#platform/db/connect.ts';

export interface LockedPayout {
  id: string;
  refundId: string;
  sequence: number;
  channel: PayoutChannel;
  paidEntryId: number | null;
  reference: string;
  amountVnd: number;
  state: PayoutState;
  isTaken: boolean;
  asked: number;
}

/** The payouts of a locked refund, in order. */
export async function readPayouts(tx: Tx, refundId: string): Promise<LockedPayout[]> {
  const rows = await tx
    .selectFrom('refund_payouts')
    .select([
      'id',
      'refund_id as refundId',
      'sequence',
      'channel',
      'paid_entry_id as paidEntryId',
      'reference',
      'amount_vnd as amountVnd',
      'state',
      'is_taken as isTaken',
      'asked',
    ])
    .where('refund_id', '=', refundId)
    .orderBy('sequence')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    ...row,
    channel: row.channel as PayoutChannel,
    state: row.state as PayoutState,
  }));
}

/** Moves a payout of a locked refund to another state and records actor and reason. @throws for an invalid transition */
export async function movePayout(
  tx: Tx,
  payout: Pick<LockedPayout, 'id' | 'refundId' | 'state'>,
  to: PayoutState,
  { evidence, isCash = false, ...step }: RefundStep & { evidence?: string; isCash?: boolean },
): Promise<void> {
  requireTransition(payoutTransitions, payout.state, to);
  const isEnd = to === 'succeeded' || to === 'failed' || to === 'withdrawn';
  await tx
    .updateTable('refund_payouts')
    .set({
      state: to,
      ...(isEnd && { ended_at: step.now, ask_at: null }),
      ...(to === 'pending_provider' && { is_taken: true }),
      ...(evidence !== undefined && { evidence }),
      ...(isCash && { is_cash: true }),
    })
    .where('id', '=', payout.id)
    .execute();
  const { id: payoutId, refundId, state: from } = payout;
  await recordRefundEvent(tx, { refundId, payoutId, from, to, step });
}
