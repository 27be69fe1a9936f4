import { isStaff, type RefundActor } from '#modules/payments/policy.ts';
import { lockRefund } from '#modules/payments/refunds/steps/move-refund.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { failPayout } from './steps/fail-payout.ts';
import { readPayouts } from './steps/move-payout.ts';
import { succeedPayout } from './steps/succeed-payout.ts';

export type SettlePayoutResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_payout' | 'not_under_way' };

/**
 * Writes the outcome of a payout that the provider's interface does not tell, as staff read it in the provider's own
 * portal. With 'failed' a transfer takes over, so the evidence must show that nothing was paid.
 */
export async function settlePayout(
  db: Database,
  queue: Queue,
  {
    reference,
    outcome,
    evidence,
    actor,
  }: { reference: string; outcome: 'succeeded' | 'failed'; evidence: string; actor: RefundActor },
  now: Date,
): Promise<SettlePayoutResult> {
  if (!isStaff(actor)) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<SettlePayoutResult> => {
    const known = await tx
      .selectFrom('refund_payouts')
      .select('refund_id as refundId')
      .where('reference', '=', reference)
      .executeTakeFirst();
    const refund = known && (await lockRefund(tx, known.refundId));
    if (!refund) return { ok: false, reason: 'unknown_payout' };
    const payout = (await readPayouts(tx, refund.id)).find((one) => one.reference === reference);
    if (payout?.state !== 'submitted' && payout?.state !== 'pending_provider')
      return { ok: false, reason: 'not_under_way' };
    const finish = outcome === 'succeeded' ? succeedPayout : failPayout;
    await finish(tx, queue, { refund, payout, evidence }, { actor, reason: 'settled_by_hand', now });
    return { ok: true };
  });
}
