import { z } from 'zod';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import {
  type ErasurePlan,
  eraseGuestData,
  planErasure,
} from '#modules/retention/commands/erase-guest-data.ts';
import { officeCommand } from '#office/commands/office-command.ts';
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
    const order = { withReviews: reviews, actor };
    const lines = await app.db.transaction().execute(async (tx) => {
      const guest = await findGuest(tx, flags);
      if (!guest) return null;
      const plan = await planErasure(tx, guest, app.clock.now());
      const { contact, merged } = guest;
      const done = confirm
        ? [doneOf(await eraseGuestData(app, tx, { contact, merged, plan, ...order }))]
        : [];
      return { isLeft: plan.left.length > 0, text: [...linesOf(plan, guest, confirm), ...done] };
    });
    if (!lines) return { lines: ['Refused: neither --phone nor --email'], isRefused: true };
    return { lines: lines.text, isRefused: lines.isLeft };
  },
});

const firstDo: Record<ErasurePlan['left'][number]['obstacle'], string> = {
  waits_for_answer: 'its supplier has not answered: decline-request, or wait for the answer',
  waits_for_payment: 'it waits for payment: have the guest cancel it, or wait until it has expired',
  waits_for_choice: 'its guest has a choice: have them choose, or wait for the refund that follows',
  trip_ahead: 'its trip is ahead: have the guest cancel it, or wait for the day after its last',
  money_under_way: 'money is on its way: see list-refunds, and two days after a payment that broke off',
  balance_open: 'a balance is open: settle it with office-payment or refund-part',
  credit_left: 'its money is credit that can still be used: wait until it is used or has run out',
  fare_to_pay: 'a fare is to be paid: settle or close it with move-request',
  code_left: 'a code it bought can still be used: wait until it is used or has run out',
};

function doneOf({
  bookings,
  requests,
  reviews,
  mails,
  subscribers,
  replies,
  jobs,
}: Awaited<ReturnType<typeof eraseGuestData>>): string {
  return `Done: ${bookings} bookings, ${requests} requests, ${reviews} reviews, ${mails} mails, ${subscribers} newsletter, ${replies} kept replies, ${jobs} jobs`;
}

function linesOf(
  { bookings, requests, left }: ErasurePlan,
  { apart }: FoundGuest,
  isDone: boolean,
): string[] {
  const [of, will] = isDone ? ['erased', ''] : ['would be erased', 'Nothing is done without --confirm.'];
  return [
    ...bookings.map(({ code }) => `${code}: contact, note, travellers, addresses, accounts ${of}`),
    ...requests.map(({ code }) => `${code}: contact, message, offers ${of}, and closed`),
    ...left.map(({ code, obstacle }) => `${code}: not erased, ${firstDo[obstacle]}`),
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
