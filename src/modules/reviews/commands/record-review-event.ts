import { type Actor, actorText, isStaff } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { ReviewStatus } from '../schema.ts';

/** Records an event of a review's history: never changed, never removed. @returns its number */
export async function recordReviewEvent(
  tx: Tx,
  event: {
    reviewId: number;
    from: ReviewStatus | null;
    to: ReviewStatus;
    actor: Actor;
    reason: string;
    note?: string | undefined;
    now: Date;
  },
): Promise<number> {
  const { reviewId, from, to, actor, reason, note = '', now } = event;
  const plainNote = await plain(tx, reviewId, note);
  const { id } = await tx
    .insertInto('review_events')
    .values({
      review_id: reviewId,
      from_status: from,
      to_status: to,
      actor: actorText(actor),
      reason,
      note: plainNote,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isStaff(actor)) return id;
  await writeHistory(tx, {
    actor,
    verb: `review.${verbs.get(reason) ?? 'reject'}`,
    object: { type: 'review', id: String(reviewId) },
    before: { status: from },
    after: { status: to, cause: reason },
    reason: plainNote,
    now,
  });
  return id;
}

/** The actions of staff other than rejecting, which has a reason of the public list. */
const verbs = new Map(
  [
    'published',
    'replied',
    'erased',
    'photo_removed',
    'video_removed',
    'report_dismissed',
    'appeal_upheld',
    'appeal_refused',
  ].map((reason) => [reason, reason]),
);

/** Removes the guest's name and contacts from a note: the history stays when the guest is erased. */
async function plain(tx: Tx, reviewId: number, note: string): Promise<string> {
  if (note === '') return note;
  const guest = await tx
    .selectFrom('reviews')
    .innerJoin('bookings', 'bookings.id', 'reviews.booking_id')
    .select(['bookings.full_name as fullName', 'bookings.phone', 'bookings.email'])
    .where('reviews.id', '=', reviewId)
    .executeTakeFirst();
  return guest ? withoutGuest(note, guest) : note;
}
