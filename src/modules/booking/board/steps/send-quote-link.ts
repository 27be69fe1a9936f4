import { quoteLinkRequested } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { isAwaitingPayment, stateNow } from '#modules/booking/state.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { inTransaction } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

export type SendQuoteLinkResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'not_payable' | 'too_often' };

/** A second click within this time counts as the first one. */
const secondsApart = 60;

/** Sends the payment link of a booking to its guest's phone, while the booking awaits payment. */
export async function sendQuoteLink(
  db: Executor,
  queue: Queue,
  { code, actor }: { code: string; actor: Actor },
  now: Date,
): Promise<SendQuoteLinkResult> {
  if (!may(actor, 'booking.sell')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<SendQuoteLinkResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const state = stateNow({ state: booking.state, holdState: booking.hold?.state ?? null });
    if (!isAwaitingPayment(state)) return { ok: false, reason: 'not_payable' };
    const just = await tx
      .selectFrom('booking_events')
      .select('id')
      .where('booking_id', '=', booking.id)
      .where('reason', '=', 'link_texted')
      .where('at', '>', new Date(now.getTime() - secondsApart * 1000))
      .executeTakeFirst();
    if (just) return { ok: false, reason: 'too_often' };
    await recordEvent(tx, booking, { actor, reason: 'link_texted', now });
    await queue.send(tx, quoteLinkRequested, { bookingId: booking.id, at: now.toISOString() });
    return { ok: true };
  });
}
