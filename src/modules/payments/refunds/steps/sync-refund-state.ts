import type { PayoutState, RefundState } from '#modules/payments/state.ts';
import type { Tx } from '#platform/db/connect.ts';
import { type LockedRefund, moveRefund, type RefundStep } from './move-refund.ts';

/** Updates a locked refund's state from its payouts. @returns that state */
export async function syncRefundState(tx: Tx, refund: LockedRefund, step: RefundStep): Promise<RefundState> {
  const payouts = await tx
    .selectFrom('refund_payouts')
    .select('state')
    .where('refund_id', '=', refund.id)
    .execute();
  const to = refundStateOf(payouts.map(({ state }) => state as PayoutState));
  await moveRefund(tx, refund, to, step);
  return to;
}

/** Least finished first; pending action by a person ranks before processing by a provider. */
const progress: [PayoutState, RefundState][] = [
  ['manual_transfer', 'manual_transfer'],
  ['planned', 'approved'],
  ['submitted', 'submitted'],
  ['pending_provider', 'pending_provider'],
  ['succeeded', 'succeeded'],
];

/** The state of an approved refund: that of its least finished payout, without those replaced by another. */
export function refundStateOf(payouts: readonly PayoutState[]): RefundState {
  return progress.find(([state]) => payouts.includes(state))?.[1] ?? 'approved';
}
