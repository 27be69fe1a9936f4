import type { Actor } from '#platform/actor/actor.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender } from '#platform/bots/sender.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { may } from '../policy.ts';
import type { RejectReason } from '../rules/reject-reasons.ts';
import type { ReviewStatus } from '../schema.ts';
import { recordReviewEvent } from './record-review-event.ts';

/** Maximum number of open reports of one review: more tell staff nothing new. */
const maxWaiting = 20;

export type ReportReviewResult = { ok: true } | { ok: false; reason: 'unknown_review' | AdmissionRefusal };

/** Stores a report about a published review, with one of the public reasons, for staff to decide. */
export function reportReview(
  db: Database,
  {
    reviewId,
    reason,
    words,
    sender,
  }: { reviewId: number; reason: RejectReason; words: string; sender: Sender },
  now: Date,
): Promise<ReportReviewResult> {
  return db.transaction().execute(async (tx): Promise<ReportReviewResult> => {
    const review = await lockReview(tx, reviewId);
    if (review?.status !== 'published') return { ok: false, reason: 'unknown_review' };
    const refusal = await admitSender(tx, sender, now);
    if (refusal) return { ok: false, reason: refusal };
    const { waiting } = await tx
      .selectFrom('review_reports')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('review_id', '=', reviewId)
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (waiting >= maxWaiting) return { ok: true };
    await tx
      .insertInto('review_reports')
      .values({ review_id: reviewId, reason, words, is_proven: sender.isProven, at: now })
      .execute();
    const event = { reviewId, from: review.status, to: review.status, actor: 'guest' as const };
    await recordReviewEvent(tx, { ...event, reason: 'reported', now });
    return { ok: true };
  });
}

/** Keeps a reported review published: all its open reports are closed. `note` is the reason for the history. */
export function keepReported(
  db: Database,
  { id, note, actor }: { id: number; note: string; actor: Actor },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_review' | 'changed' }> {
  return db.transaction().execute(async (tx) => {
    if (!may(actor, 'review.moderate')) return { ok: false, reason: 'not_allowed' };
    const review = await lockReview(tx, id);
    if (!review) return { ok: false, reason: 'unknown_review' };
    if ((await settleReports(tx, id, 'kept', now)) === 0) return { ok: false, reason: 'changed' };
    const event = { reviewId: id, from: review.status, to: review.status, actor };
    await recordReviewEvent(tx, { ...event, reason: 'report_dismissed', note, now });
    return { ok: true };
  });
}

/** Closes the open reports of a review. @returns how many */
export async function settleReports(
  tx: Tx,
  reviewId: number,
  outcome: 'removed' | 'kept',
  now: Date,
): Promise<number> {
  const settled = await tx
    .updateTable('review_reports')
    .set({ settled_at: now, outcome })
    .where('review_id', '=', reviewId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return Number(settled.numUpdatedRows);
}

async function lockReview(tx: Tx, id: number): Promise<{ status: ReviewStatus } | undefined> {
  const review = await tx
    .selectFrom('reviews')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return review as { status: ReviewStatus } | undefined;
}
