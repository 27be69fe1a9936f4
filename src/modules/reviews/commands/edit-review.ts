import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender } from '#platform/bots/sender.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { findReviewableTrip } from '../queries/find-reviewable-trip.ts';
import type { GuestReview } from '../schema.ts';
import { type AuthorRefusal, lockOwnReview, readAgain } from './lock-own-review.ts';
import { recordReviewEvent } from './record-review-event.ts';

export type EditReviewResult =
  | { ok: true }
  | { ok: false; reason: AuthorRefusal | AdmissionRefusal | 'wrong_field' };

/**
 * Changes what a guest wrote, within the editing time; the former version is stored, and staff moderate the review again
 * before others see it. Pros and cons, which the site's form does not ask for, stay if none are sent.
 */
export function editReview(
  { db, queue }: { db: Database; queue: Queue },
  {
    code,
    productId,
    review,
    sender,
  }: { code: string; productId: number; review: GuestReview; sender: Sender },
  now: Date,
): Promise<EditReviewResult> {
  return db.transaction().execute(async (tx): Promise<EditReviewResult> => {
    const own = await lockOwnReview(tx, { code, productId }, now);
    if (!own.ok) return own;
    const trip = await findReviewableTrip(tx, code, now);
    const item = trip?.items.find((one) => one.productId === productId);
    const known: string[] = item ? kindProfiles[item.kind].criteria.map(({ key }) => key) : [];
    const isOfTrip = item?.months.includes(review.stayedIn);
    if (!isOfTrip || Object.keys(review.scores).some((key) => !known.includes(key)))
      return { ok: false, reason: 'wrong_field' };
    const refusal = await admitSender(tx, sender, now);
    if (refusal) return { ok: false, reason: refusal };
    await keepVersion(tx, own.id, now);
    await tx
      .updateTable('reviews')
      .set({
        author_name: review.authorName,
        trip_type: review.tripType,
        overall: review.overall,
        scores: json(review.scores),
        title: review.title,
        content: review.content,
        stayed_on: `${review.stayedIn}-01`,
        ...(review.pros && { pros: review.pros }),
        ...(review.cons && { cons: review.cons }),
      })
      .where('id', '=', own.id)
      .execute();
    await readAgain(tx, queue, own);
    const event = { reviewId: own.id, from: own.status, to: 'pending' as const, actor: 'guest' as const };
    await recordReviewEvent(tx, { ...event, reason: 'edited', now });
    return { ok: true };
  });
}

async function keepVersion(tx: Tx, reviewId: number, now: Date): Promise<void> {
  const words = await tx
    .selectFrom('reviews')
    .select(['overall', 'scores', 'title', 'pros', 'cons', 'content', 'trip_type as tripType'])
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow();
  const version = { review_id: reviewId, words: json(words), written_at: now };
  await tx.insertInto('review_versions').values(version).execute();
}
