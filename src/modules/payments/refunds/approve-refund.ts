import { refundApproved } from '#modules/payments/events.ts';
import { readPayouts } from '#modules/payments/payouts/steps/move-payout.ts';
import { isStaff, type RefundActor } from '#modules/payments/policy.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { approvalsNeeded } from './refund-causes.ts';
import { lockRefund } from './steps/move-refund.ts';
import { planRefund } from './steps/plan-refund.ts';
import { releaseRefund } from './steps/release-refund.ts';

export type ApproveRefundResult =
  /** `missing`: how many more people have to approve it. */
  | { ok: true; missing: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_refund' | 'not_requested' | 'same_person' };

/** Approves a refund in the name of one member of staff; with the last one that is needed, it goes out. */
export async function approveRefund(
  db: Database,
  queue: Queue,
  { refundId, bookingCode, actor }: { refundId: string; bookingCode: string; actor: RefundActor },
  now: Date,
): Promise<ApproveRefundResult> {
  if (!isStaff(actor)) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ApproveRefundResult> => {
    const refund = await lockRefund(tx, refundId);
    if (!refund) return { ok: false, reason: 'unknown_refund' };
    if (refund.state !== 'requested') return { ok: false, reason: 'not_requested' };
    const added = await tx
      .insertInto('refund_approvals')
      .values({ refund_id: refundId, actor, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('actor')
      .executeTakeFirst();
    if (!added) return { ok: false, reason: 'same_person' };
    const { count } = await tx
      .selectFrom('refund_approvals')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('refund_id', '=', refundId)
      .executeTakeFirstOrThrow();
    const missing = Math.max(0, approvalsNeeded(refund.cause, refund.amountVnd) - count);
    if (missing > 0) return { ok: true, missing };
    // One from before there were payouts has none yet.
    if ((await readPayouts(tx, refundId)).length === 0) await planRefund(tx, { ...refund, bookingCode }, now);
    await releaseRefund(tx, refund, { actor, reason: 'approved', now });
    await queue.send(tx, refundApproved, { bookingId: refund.bookingId, refundId });
    return { ok: true, missing };
  });
}
