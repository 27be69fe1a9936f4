import { sql } from 'kysely';
import { refundApproved } from '#modules/payments/events.ts';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import { may } from '#modules/payments/policy.ts';
import { movePayout, readPayouts } from '#modules/payments/refunds/payouts/move-payout.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { type Database, type Executor, inTransaction } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { lockRefund, moveRefund } from './steps/move-refund.ts';
import { planRefund } from './steps/plan-refund.ts';
import { approvalsNeeded } from './steps/refund-causes.ts';
import { releaseRefund } from './steps/release-refund.ts';

export { listOpenRefunds, type OpenRefund } from './steps/list-open-refunds.ts';
export { approvalsNeeded, causeLabels, type RefundCause } from './steps/refund-causes.ts';

export type ApproveRefundResult =
  /** `missing`: number of approvals still needed. */
  | { ok: true; missing: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_refund' | 'not_requested' | 'same_person' };

/** Approves a refund on behalf of one member of staff; with the last approval needed, it is sent. */
export async function approveRefund(
  db: Database,
  queue: Queue,
  { refundId, bookingCode, actor }: { refundId: string; bookingCode: string; actor: Actor },
  now: Date,
): Promise<ApproveRefundResult> {
  if (!may(actor, 'refund.approve')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ApproveRefundResult> => {
    const refund = await lockRefund(tx, refundId);
    if (!refund) return { ok: false, reason: 'unknown_refund' };
    if (!may(actor, 'refund.approve', refund.amountVnd)) return { ok: false, reason: 'not_allowed' };
    if (refund.state !== 'requested') return { ok: false, reason: 'not_requested' };
    const added = await tx
      .insertInto('refund_approvals')
      .values({ refund_id: refundId, actor: actorText(actor), at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('actor')
      .executeTakeFirst();
    if (!added) return { ok: false, reason: 'same_person' };
    const { count } = await tx
      .selectFrom('refund_approvals')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('refund_id', '=', refundId)
      .executeTakeFirstOrThrow();
    const missing = Math.max(0, approvalsNeeded(refund.cause, refund.decidedVnd) - count);
    await writeHistory(tx, {
      actor,
      verb: 'refund.approve',
      object: { type: 'refund', id: refundId },
      after: { booking: bookingCode, amountVnd: refund.amountVnd, cause: refund.cause, missing },
      now,
    });
    if (missing > 0) return { ok: true, missing };
    // A refund from before payouts existed has none yet.
    if ((await readPayouts(tx, refundId)).length === 0) await planRefund(tx, { ...refund, bookingCode }, now);
    await releaseRefund(tx, refund, { actor, reason: 'approved', now });
    await queue.send(tx, refundApproved, { bookingId: refund.bookingId, refundId });
    return { ok: true, missing };
  });
}

export type RejectRefundResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_refund' | 'not_requested' | 'not_ours_to_keep' };

/**
 * Rejects a refund that waits for approval, with a reason that the guest reads. The history keeps the reason after the
 * guest's erasure, so it must not name them. Money that the booking did not need (paid twice, too much, or after the
 * inventory was gone) is not ours to keep and cannot be rejected.
 */
export async function rejectRefund(
  db: Executor,
  { refundId, reason, actor }: { refundId: string; reason: string; actor: Actor },
  now: Date,
): Promise<RejectRefundResult> {
  if (!may(actor, 'refund.reject')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<RejectRefundResult> => {
    const refund = await lockRefund(tx, refundId);
    if (!refund) return { ok: false, reason: 'unknown_refund' };
    if (refund.state !== 'requested') return { ok: false, reason: 'not_requested' };
    const { cause, bookingId, amountVnd } = refund;
    if (cause !== 'goodwill' && cause !== 'cancelled') return { ok: false, reason: 'not_ours_to_keep' };
    const step = { actor, reason, now };
    for (const payout of await readPayouts(tx, refundId)) await movePayout(tx, payout, 'withdrawn', step);
    await moveRefund(tx, refund, 'rejected', step);
    await writeHistory(tx, {
      actor,
      verb: 'refund.reject',
      object: { type: 'refund', id: refundId },
      after: { amountVnd, cause },
      reason,
      now,
    });
    const from = cause === 'goodwill' ? 'goodwill' : 'guest';
    await postLedger(tx, { bookingId, cause: 'refund_rejected', from, to: 'refund_payable', amountVnd });
    return { ok: true };
  });
}

/** For each day (ISO, in Vietnam) on which refunds arrived: the median of the days they took, and their number. */
export async function refundDaysByDay(
  db: Executor,
  { from, until }: { from: Date; until: Date },
): Promise<{ day: string; days: number; count: number }[]> {
  const { rows } = await sql<{ day: string; days: number; count: number }>`
    SELECT (ended_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date::text AS day, count(*)::int AS count,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended_at - created_at) / 86400)::float AS days
    FROM refunds WHERE state = 'succeeded' AND ended_at >= ${from} AND ended_at <= ${until}
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

/** The median of the days from request to arrival of refunds that arrived in a span of time, and their number. */
export async function medianRefundDays(
  db: Executor,
  { from, until }: { from: Date; until: Date },
): Promise<{ days: number | null; count: number }> {
  const { rows } = await sql<{ days: number | null; count: number }>`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended_at - created_at) / 86400)::float AS days,
      count(*)::int AS count
    FROM refunds WHERE state = 'succeeded' AND ended_at >= ${from} AND ended_at <= ${until}`.execute(db);
  return rows[0] ?? { days: null, count: 0 };
}
