import { bookingMailRequested, type ResendableMail } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { type BookingState, stateNow } from '#modules/booking/state.ts';
import { type Actor, isStaff } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

export { remindPayment } from '#modules/booking/payment/remind-payment.ts';

export type ResendMailResult =
  | { ok: true; mail: ResendableMail }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'nothing_to_send' | 'too_often' };

/** How often a day a guest may have mails sent again, and the minutes between two. */
const maxADay = 4;
const minutesApart = 2;

/**
 * Sends the mail of a booking's current state again, to its present mailbox and no other. Staff may do so as often as they
 * are asked, a guest a few times a day.
 */
export async function resendMail(
  db: Database,
  queue: Queue,
  { code, actor }: { code: string; actor: Actor },
  now: Date,
): Promise<ResendMailResult> {
  if (isStaff(actor) && !may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ResendMailResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const mail = mailOfState(stateNow({ state: booking.state, holdState: booking.hold?.state ?? null }));
    if (!mail) return { ok: false, reason: 'nothing_to_send' };
    if (!isStaff(actor) && !(await mayAgain(tx, booking.id, now))) return { ok: false, reason: 'too_often' };
    await recordEvent(tx, booking, { actor, reason: 'mail_resent', now });
    await queue.send(tx, bookingMailRequested, { bookingId: booking.id, mail, at: now.toISOString() });
    return { ok: true, mail };
  });
}

/** The mail that describes a state: the confirmation carries the vouchers. */
export function mailOfState(state: BookingState): ResendableMail | null {
  if (state === 'held' || state === 'pending_payment') return 'held';
  if (state === 'on_request') return 'requested';
  if (state === 'confirmed' || state === 'cancelled' || state === 'disrupted') return state;
  return null;
}

async function mayAgain(tx: Executor, bookingId: string, now: Date): Promise<boolean> {
  const sent = await tx
    .selectFrom('booking_events')
    .select('at')
    .where('booking_id', '=', bookingId)
    .where('reason', '=', 'mail_resent')
    .where('actor', '=', 'guest')
    .where('at', '>', new Date(now.getTime() - 86_400_000))
    .execute();
  const isJust = sent.some(({ at }) => now.getTime() - at.getTime() < minutesApart * 60_000);
  return sent.length < maxADay && !isJust;
}
