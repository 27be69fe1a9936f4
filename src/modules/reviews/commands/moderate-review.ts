import { sql } from 'kysely';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { reviewAnswered, reviewPhotosMoved, reviewPublished, reviewRejected } from '../events.ts';
import { may } from '../policy.ts';
import type { RejectReason } from '../rules/reject-reasons.ts';
import type { ReviewStatus } from '../schema.ts';
import { recordReviewEvent } from './record-review-event.ts';
import { refreshRatings } from './refresh-ratings.ts';
import { settleReports } from './report-review.ts';

export type ModerateReviewResult =
  | { ok: true; status: ReviewStatus }
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_review' /** Its state is not the one that was seen. */ | 'changed';
    };

/**
 * Publishes a pending review, or one that was removed by mistake. The product's averages are updated at once, its photos
 * soon, and its author is notified. Idempotent.
 */
export function publishReview(
  db: Database,
  queue: Queue,
  { id, actor, seen }: { id: number; actor: Actor; seen?: ReviewStatus | undefined },
  now: Date,
): Promise<ModerateReviewResult> {
  return db.transaction().execute(async (tx) => {
    const result = await move(tx, queue, { id, actor, seen, to: () => 'published', reason: null }, now);
    if (result.ok && result.eventId !== null)
      await queue.send(tx, reviewPublished, { reviewId: id, eventId: result.eventId });
    return result.ok ? { ok: true, status: result.status } : result;
  });
}

/**
 * Rejects a pending review, or removes a published one ('hidden'), for one of the public reasons; both are counted in
 * the public statistics. The averages are updated at once, and its author is notified of the reason. Idempotent.
 */
export function rejectReview(
  db: Database,
  queue: Queue,
  {
    id,
    actor,
    reason,
    note,
    seen,
  }: {
    id: number;
    actor: Actor;
    reason: RejectReason;
    note?: string | undefined;
    seen?: ReviewStatus | undefined;
  },
  now: Date,
): Promise<ModerateReviewResult> {
  const to = (from: ReviewStatus) => (from === 'published' || from === 'hidden' ? 'hidden' : 'rejected');
  return db.transaction().execute(async (tx) => {
    const result = await move(tx, queue, { id, actor, seen, to, reason, note }, now);
    if (!result.ok) return result;
    await settleReports(tx, id, 'removed', now);
    await queue.send(tx, reviewRejected, { reviewId: id, reason });
    return { ok: true, status: result.status };
  });
}

/** `eventId` is null where nothing changed. */
async function move(
  tx: Tx,
  queue: Queue,
  {
    id,
    actor,
    seen,
    to,
    reason,
    note,
  }: {
    id: number;
    actor: Actor;
    /** The state as seen by the person who decides. */
    seen?: ReviewStatus | undefined;
    to(from: ReviewStatus): ReviewStatus;
    reason: RejectReason | null;
    note?: string | undefined;
  },
  now: Date,
): Promise<
  (ModerateReviewResult & { ok: false }) | { ok: true; status: ReviewStatus; eventId: number | null }
> {
  if (!may(actor, 'review.moderate')) return { ok: false, reason: 'not_allowed' };
  const review = await tx
    .selectFrom('reviews')
    .select(['status', 'product_id as productId', 'reject_reason as rejectReason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!review) return { ok: false, reason: 'unknown_review' };
  const from = review.status as ReviewStatus;
  if (seen && seen !== from) return { ok: false, reason: 'changed' };
  const status = to(from);
  if (from === status && review.rejectReason === reason) return { ok: true, status, eventId: null };
  await setStatus(tx, queue, { id, status, rejectReason: reason, productId: review.productId });
  const eventId = await recordReviewEvent(tx, {
    reviewId: id,
    from,
    to: status,
    actor,
    reason: reason ?? 'published',
    note,
    now,
  });
  return { ok: true, status, eventId };
}

/** Sets the state of a locked review; averages, pages and photo files are updated. The event is written by the caller. */
export async function setStatus(
  tx: Tx,
  queue: Queue,
  {
    id,
    status,
    rejectReason,
    productId,
  }: { id: number; status: ReviewStatus; rejectReason: RejectReason | null; productId: number },
): Promise<void> {
  await tx.updateTable('reviews').set({ status, reject_reason: rejectReason }).where('id', '=', id).execute();
  await refreshRatings(tx, [productId]);
  await announceChange(tx, ['catalogue', `product:${productId}`]);
  await queue.send(tx, reviewPhotosMoved, { reviewId: id });
}

/**
 * Sets the host's answer to a review, replacing an older one, which its event stores. `by` is the author shown to
 * guests; `seen` is the time of the former answer, in milliseconds, or 0 for none. @returns the same of the new one
 */
export async function replyToReview(
  db: Database,
  queue: Queue,
  { id, by, content, seen, actor }: { id: number; by: string; content: string; seen?: number; actor: Actor },
  now: Date,
): Promise<
  | { ok: true; version: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_review' | 'changed_meanwhile' }
> {
  if (!may(actor, 'review.reply')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx) => {
    const review = await tx
      .selectFrom('reviews')
      .select(['status', 'product_id as productId', sql<{ at: string } | null>`reply`.as('reply')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!review) return { ok: false, reason: 'unknown_review' };
    const last = review.reply ? Date.parse(review.reply.at) : 0;
    if (seen !== undefined && seen !== last) return { ok: false, reason: 'changed_meanwhile' };
    // Two answers at the same moment are still two versions.
    const version = Math.max(now.getTime(), last + 1);
    const reply = { by, content, at: new Date(version).toISOString() };
    await tx
      .updateTable('reviews')
      .set({ reply: json(reply) })
      .where('id', '=', id)
      .execute();
    const status = review.status as ReviewStatus;
    const event = { reviewId: id, from: status, to: status, actor, reason: 'replied', note: content, now };
    await recordReviewEvent(tx, event);
    await queue.send(tx, reviewAnswered, { reviewId: id });
    await announceChange(tx, [`product:${review.productId}`]);
    return { ok: true, version };
  });
}
