import { findBookingOutline } from '#modules/booking/trip/find-booking.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender } from '#platform/bots/sender.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { reviewAppealDecided } from '../events.ts';
import { may } from '../policy.ts';
import type { ReviewStatus } from '../schema.ts';
import { setStatus } from './moderate-review.ts';
import { recordReviewEvent } from './record-review-event.ts';

export type AppealReviewResult =
  | { ok: true }
  | { ok: false; reason: 'unknown_review' | 'not_refused' | 'already_appealed' | AdmissionRefusal };

const isRefused = (status: string) => status === 'rejected' || status === 'hidden';

/** Stores an appeal by the author of a review that is not shown; only one is possible. `code` is that of their booking. */
export function appealReview(
  db: Database,
  { code, productId, words, sender }: { code: string; productId: number; words: string; sender: Sender },
  now: Date,
): Promise<AppealReviewResult> {
  return db.transaction().execute(async (tx): Promise<AppealReviewResult> => {
    const booking = await findBookingOutline(tx, code);
    const review = booking
      ? await tx
          .selectFrom('reviews')
          .select(['id', 'status'])
          .where('booking_id', '=', booking.id)
          .where('product_id', '=', productId)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!review) return { ok: false, reason: 'unknown_review' };
    const known = await tx
      .selectFrom('review_appeals')
      .select('at')
      .where('review_id', '=', review.id)
      .executeTakeFirst();
    if (known) return { ok: false, reason: 'already_appealed' };
    if (!isRefused(review.status)) return { ok: false, reason: 'not_refused' };
    const refusal = await admitSender(tx, sender, now);
    if (refusal) return { ok: false, reason: refusal };
    await tx.insertInto('review_appeals').values({ review_id: review.id, words, at: now }).execute();
    const status = review.status as ReviewStatus;
    const event = { reviewId: review.id, from: status, to: status, actor: 'guest' as const };
    await recordReviewEvent(tx, { ...event, reason: 'appealed', now });
    return { ok: true };
  });
}

export type DecideAppealResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_review' | 'changed' };

/**
 * Decides an appeal, once: the review is published, or stays rejected; its author reads `answer` either way. An appeal
 * whose review was published meanwhile is decided already ('changed').
 */
export function decideAppeal(
  { db, queue }: { db: Database; queue: Queue },
  { id, isUpheld, answer, actor }: { id: number; isUpheld: boolean; answer: string; actor: Actor },
  now: Date,
): Promise<DecideAppealResult> {
  return db.transaction().execute(async (tx): Promise<DecideAppealResult> => {
    if (!may(actor, 'review.appeal')) return { ok: false, reason: 'not_allowed' };
    const review = await tx
      .selectFrom('reviews')
      .select(['status', 'product_id as productId'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!review) return { ok: false, reason: 'unknown_review' };
    if (!isRefused(review.status)) return { ok: false, reason: 'changed' };
    const decided = await tx
      .updateTable('review_appeals')
      .set({ is_upheld: isUpheld, answer, decided_at: now })
      .where('review_id', '=', id)
      .where('decided_at', 'is', null)
      .executeTakeFirst();
    if (decided.numUpdatedRows === 0n) return { ok: false, reason: 'changed' };
    const from = review.status as ReviewStatus;
    if (isUpheld)
      await setStatus(tx, queue, {
        id,
        status: 'published',
        rejectReason: null,
        productId: review.productId,
      });
    await recordReviewEvent(tx, {
      reviewId: id,
      from,
      to: isUpheld ? 'published' : from,
      actor,
      reason: isUpheld ? 'appeal_upheld' : 'appeal_refused',
      note: answer,
      now,
    });
    await queue.send(tx, reviewAppealDecided, { reviewId: id });
    return { ok: true };
  });
}
