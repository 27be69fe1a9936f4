import type { PayoutState, RefundState } from '#modules/payments/state.ts';
import type { Tx } from '#platform/db/connect.ts';
import { type LockedRefund, moveRefund, type RefundStep } from './move-refund.ts';

/** Moves a locked refund to where its payouts stand. @returns where that is */
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

/** Least finished first; a person who has to act comes before a provider who works on it. */
const progress: [PayoutState, RefundState][] = [
  ['manual_transfer', 'manual_transfer'],
  ['planned', 'approved'],
  ['submitted', 'submitted'],
  ['pending_provider', 'pending_provider'],
  ['succeeded', 'succeeded'],
];

/** Where an approved refund stands: as its least finished payout, without those whose amount another took over. */
export function refundStateOf(payouts: readonly PayoutState[]): RefundState {
  return progress.find(([state]) => payouts.includes(state))?.[1] ?? 'approved';
}
