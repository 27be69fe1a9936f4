import { sql } from 'kysely';
import { eraseAlerts } from '#modules/alerts/commands/stop-alerts.ts';
import { contactEmailChanged } from '#modules/booking/events.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import {
  type EraseObstacle,
  eraseContact,
  findEraseObstacle,
} from '#modules/booking/privacy/guest-bookings.ts';
import { eraseEnquiry } from '#modules/enquiries/commands/erase-enquiry.ts';
import { type LockedEnquiry, lockEnquiry } from '#modules/enquiries/commands/lock-enquiry.ts';
import { eraseMails } from '#modules/mails/commands/erase-mails.ts';
import { eraseSubscriber } from '#modules/newsletter/commands/subscribers.ts';
import { eraseAuthor } from '#modules/reviews/commands/erase-author.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { GuestContact } from '#platform/guest/guest-contact.ts';
import { forgetReplies, replyEncryptor } from '#platform/http/run-idempotent.ts';
import { forgetJobs } from '#platform/queue/forget-jobs.ts';
import type { GuestData } from '../queries/export-guest-data.ts';

/** Data of a guest that are over, locked, and those that still need to know the guest. */
export interface ErasurePlan {
  bookings: LockedBooking[];
  requests: LockedEnquiry[];
  /** 'fare_to_pay' applies to enquiries, the others to bookings. */
  left: { id: string; code: string; obstacle: EraseObstacle | 'fare_to_pay' }[];
}

/** Locks bookings and then enquiries by id before anything is decided, in the lock order used everywhere. */
export async function planErasure(
  tx: Tx,
  { bookings, requests }: Pick<GuestData, 'bookings' | 'requests'>,
  now: Date,
): Promise<ErasurePlan> {
  const plan: ErasurePlan = { bookings: [], requests: [], left: [] };
  for (const { id } of bookings) {
    const booking = await lockBooking(tx, { id });
    if (!booking) continue;
    const obstacle = await findEraseObstacle(tx, booking, now);
    if (obstacle) plan.left.push({ id, code: booking.code, obstacle });
    else plan.bookings.push(booking);
  }
  for (const { id, code } of requests) {
    const request = await lockEnquiry(tx, code);
    if (!request) continue;
    if (request.state === 'cho-thanh-toan') plan.left.push({ id, code, obstacle: 'fare_to_pay' });
    else plan.requests.push(request);
  }
  return plan;
}

/**
 * Erases a guest from everything that a plan lists as over, and from mails, the newsletter, stored responses and jobs.
 * Irreversible; idempotent. @returns how much of each there was
 */
export async function eraseGuestData(
  app: Pick<App, 'clock' | 'secrets' | 'queue'>,
  tx: Tx,
  { contact, merged = [], plan, withReviews, actor }: ErasureOrder,
) {
  const now = app.clock.now();
  for (const booking of plan.bookings) await eraseContact(tx, booking, { actor, now });
  for (const request of plan.requests) await eraseEnquiry(tx, request, { actor, now });
  const [bookingIds, requestIds] = [plan.bookings.map(({ id }) => id), plan.requests.map(({ id }) => id)];
  const reviews = await eraseAuthor(tx, app.queue, { bookingIds, withWords: withReviews, actor }, now);
  let [subscribers, mails] = [0, 0];
  const contacts = [contact, ...merged];
  for (const known of contacts) {
    if (known.email) subscribers += await eraseSubscriber(tx, known.email);
    if (known.email) await eraseAlerts(tx, known.email);
    mails += await eraseMails(tx, { contact: known, bookingIds, requestIds });
  }
  if (plan.left.length === 0) await forgetMerges(tx, contacts);
  const codes = [...plan.bookings, ...plan.requests].map(({ code }) => code);
  const replies = codes.length > 0 ? await forgetReplies(tx, codes, replyEncryptor(app)) : 0;
  const texts = contacts.flatMap(({ email, phone }) => [email, phone].flatMap((text) => text ?? []));
  const jobs = await forgetJobs(tx, texts, { type: contactEmailChanged, bookingIds });
  return {
    bookings: bookingIds.length,
    requests: requestIds.length,
    reviews,
    mails,
    subscribers,
    replies,
    jobs,
  };
}

/** That they are one person is stored no longer than anything else about them. */
async function forgetMerges(tx: Tx, contacts: readonly GuestContact[]): Promise<void> {
  for (const { phone, email } of contacts) {
    if (phone === null && email === null) continue;
    await sql`
      DELETE FROM guest_merges
      WHERE (former_phone IS NOT DISTINCT FROM ${phone}::text AND former_email IS NOT DISTINCT FROM ${email}::text)
        OR (kept_phone IS NOT DISTINCT FROM ${phone}::text AND kept_email IS NOT DISTINCT FROM ${email}::text)`.execute(
      tx,
    );
  }
}

export interface ErasureOrder {
  contact: GuestContact;
  /** Other contacts of the guest, from merges. */
  merged?: readonly GuestContact[];
  plan: ErasurePlan;
  /** Also erases the texts of their reviews, not only their name. */
  withReviews: boolean;
  actor: Actor;
}
