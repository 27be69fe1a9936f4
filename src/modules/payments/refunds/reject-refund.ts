import { postLedger } from '#modules/payments/ledger/post-ledger.ts';
import { movePayout, readPayouts } from '#modules/payments/payouts/steps/move-payout.ts';
import { isStaff, type RefundActor } from '#modules/payments/policy.ts';
import type { Database } from '#platform/db/connect.ts';
import { lockRefund, moveRefund } from './steps/move-refund.ts';

export type RejectRefundResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_refund' | 'not_requested' | 'not_ours_to_keep' };

/**
 * Refuses a refund that waits for approval, with the reason that the guest reads. The history keeps it when the guest is
 * erased, so it must not name them. Money that the booking did not need
 * (paid twice, too much, or for places that were gone) is not ours to keep and cannot be refused.
 */
export async function rejectRefund(
  db: Database,
  { refundId, reason, actor }: { refundId: string; reason: string; actor: RefundActor },
  now: Date,
): Promise<RejectRefundResult> {
  if (!isStaff(actor)) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<RejectRefundResult> => {
    const refund = await lockRefund(tx, refundId);
    if (!refund) return { ok: false, reason: 'unknown_refund' };
    if (refund.state !== 'requested') return { ok: false, reason: 'not_requested' };
    const { cause, bookingId, amountVnd } = refund;
    if (cause !== 'goodwill' && cause !== 'cancelled') return { ok: false, reason: 'not_ours_to_keep' };
    const step = { actor, reason, now };
    for (const payout of await readPayouts(tx, refundId)) await movePayout(tx, payout, 'withdrawn', step);
    await moveRefund(tx, refund, 'rejected', step);
    const from = cause === 'goodwill' ? 'goodwill' : 'guest';
    await postLedger(tx, { bookingId, cause: 'refund_rejected', from, to: 'refund_payable', amountVnd });
    return { ok: true };
  });
}
