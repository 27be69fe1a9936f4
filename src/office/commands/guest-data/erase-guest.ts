import { z } from 'zod';
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
import { officeCommand } from '#office/commands/office-command.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { RunningApp } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { GuestContact } from '#platform/guest/guest-contact.ts';
import { forgetReplies, replyEncryptor } from '#platform/http/run-idempotent.ts';
import { forgetJobs } from '#platform/queue/forget-jobs.ts';
import { type FoundGuest, findGuest, guestFlags } from './find-guest.ts';

const switchFlag = z.boolean().default(false);

export const eraseGuest = officeCommand({
  name: 'erase-guest',
  description:
    'take a guest out of all that is over, once you have made sure who asks; says first what would happen',
  flags: z.object({
    ...guestFlags,
    reviews: switchFlag.describe('takes what they wrote out as well, not only their name'),
    confirm: switchFlag.describe('does it; there is no way back'),
  }),
  async run(app, { reviews, confirm, ...flags }, actor) {
    const order: Order = { withReviews: reviews, actor };
    const lines = await app.db.transaction().execute(async (tx) => {
      const guest = await findGuest(tx, flags);
      if (!guest) return null;
      const plan = await planErasure(tx, guest, app.clock.now());
      const done = confirm ? [await erase(app, tx, { contact: guest.contact, plan, order })] : [];
      return { isLeft: plan.left.length > 0, text: [...linesOf(plan, guest, confirm), ...done] };
    });
    if (!lines) return { lines: ['Refused: neither --phone nor --email'], isRefused: true };
    return { lines: lines.text, isRefused: lines.isLeft };
  },
});

interface Order {
  withReviews: boolean;
  actor: StaffActor;
}

interface Plan {
  bookings: LockedBooking[];
  requests: LockedEnquiry[];
  /** What stays for now, with what is to be done first. */
  left: string[];
}

/** Locks bookings and then requests by id before anything is decided, as everybody does. */
async function planErasure(tx: Tx, guest: FoundGuest, now: Date): Promise<Plan> {
  const plan: Plan = { bookings: [], requests: [], left: [] };
  for (const { id } of guest.bookings) {
    const booking = await lockBooking(tx, { id });
    if (!booking) continue;
    const obstacle = await findEraseObstacle(tx, booking, now);
    if (obstacle) plan.left.push(`${booking.code}: not erased, ${firstDo[obstacle]}`);
    else plan.bookings.push(booking);
  }
  for (const { code } of guest.requests) {
    const request = await lockEnquiry(tx, code);
    if (!request) continue;
    if (request.state === 'cho-thanh-toan')
      plan.left.push(`${code}: not erased, a fare is to be paid: settle or close it with move-request`);
    else plan.requests.push(request);
  }
  return plan;
}

const firstDo: Record<EraseObstacle, string> = {
  waits_for_answer: 'its supplier has not answered: decline-request, or wait for the answer',
  waits_for_payment: 'it waits for payment: have the guest cancel it, or wait until it has expired',
  waits_for_choice: 'its guest has a choice: have them choose, or wait for the refund that follows',
  trip_ahead: 'its trip is ahead: have the guest cancel it, or wait for the day after its last',
  money_under_way: 'money is on its way: see list-refunds, and two days after a payment that broke off',
  balance_open: 'a balance is open: settle it with office-payment or refund-part',
  credit_left: 'its money is credit that can still be used: wait until it is used or has run out',
  code_left: 'a code it bought can still be used: wait until it is used or has run out',
};

async function erase(
  app: RunningApp,
  tx: Tx,
  { contact, plan, order: { withReviews, actor } }: { contact: GuestContact; plan: Plan; order: Order },
): Promise<string> {
  const now = app.clock.now();
  for (const booking of plan.bookings) await eraseContact(tx, booking, { actor, now });
  for (const request of plan.requests) await eraseEnquiry(tx, request, { actor, now });
  const [bookingIds, requestIds] = [plan.bookings.map(({ id }) => id), plan.requests.map(({ id }) => id)];
  const reviews = await eraseAuthor(tx, app.queue, { bookingIds, withWords: withReviews, actor }, now);
  const subscribers = contact.email ? await eraseSubscriber(tx, contact.email) : 0;
  const mails = await eraseMails(tx, { contact, bookingIds, requestIds });
  const codes = [...plan.bookings, ...plan.requests].map(({ code }) => code);
  const replies = codes.length > 0 ? await forgetReplies(tx, codes, replyEncryptor(app)) : 0;
  const texts = [contact.email, contact.phone].flatMap((text) => text ?? []);
  const jobs = await forgetJobs(tx, texts, { type: contactEmailChanged, bookingIds });
  return `Done: ${bookingIds.length} bookings, ${requestIds.length} requests, ${reviews} reviews, ${mails} mails, ${subscribers} newsletter, ${replies} kept replies, ${jobs} jobs`;
}

function linesOf({ bookings, requests, left }: Plan, { apart }: FoundGuest, isDone: boolean): string[] {
  const [of, will] = isDone ? ['erased', ''] : ['would be erased', 'Nothing is done without --confirm.'];
  return [
    ...bookings.map(({ code }) => `${code}: contact, note, travellers, addresses, accounts ${of}`),
    ...requests.map(({ code }) => `${code}: contact, message, offers ${of}, and closed`),
    ...left,
    ...apart,
    ...(bookings.length > 0 ? kept(bookings) : []),
    ...(bookings.length + requests.length + left.length === 0 ? ['No booking and no request is theirs'] : []),
    ...(will ? [will] : []),
  ];
}

function kept(bookings: LockedBooking[]): string[] {
  return [
    `Kept for accounting (10 years): amounts, ledger, messages of banks and providers, and companies to invoice, of ${bookings.map(({ code }) => code).join(', ')}`,
    'Back-ups made before still hold all of it until they are deleted: after a restore, erase again',
  ];
}
