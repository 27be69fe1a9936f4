import { lockBooking } from '#modules/booking/lock-booking.ts';
import { type Actor, isStaff } from '#modules/booking/policy.ts';
import { postLedger } from '#modules/payments/ledger/post-ledger.ts';
import { lockEvent } from '#modules/payments/webhook-events/lock-event.ts';
import {
  type EventOutcome,
  markEventProcessed,
} from '#modules/payments/webhook-events/mark-event-processed.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { allocatePayment } from './steps/allocate-payment.ts';

export type AssignUnmatchedResult =
  | { ok: true; outcome: EventOutcome }
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_message' | 'not_a_transfer' | 'not_unmatched' | 'unknown_booking';
    };

/**
 * Gives a bank transfer whose booking nobody knew to the booking that a member of staff found. From then on it is as if it
 * had come with the right code. Money for an account that was not in the settings is given the same way, by whoever knows
 * that the account is the company's. A second call is refused, so it is given once. What a provider sent without a payment of
 * ours goes back by the provider.
 */
export async function assignUnmatched(
  db: Database,
  queue: Queue,
  { inboxId, code, actor }: { inboxId: number; code: string; actor: Actor },
  now: Date,
): Promise<AssignUnmatchedResult> {
  if (!isStaff(actor)) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<AssignUnmatchedResult> => {
    const known = await tx
      .selectFrom('payment_inbox')
      .select('id')
      .where('id', '=', inboxId)
      .executeTakeFirst();
    if (!known) return { ok: false, reason: 'unknown_message' };
    const { provider, amountVnd, outcome } = await lockEvent(tx, inboxId);
    if (provider !== 'bank') return { ok: false, reason: 'not_a_transfer' };
    const isOpen = outcome === 'unmatched' || outcome === 'other_account';
    if (!isOpen || amountVnd === null) return { ok: false, reason: 'not_unmatched' };
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const back = { bookingId: null, cause: 'assigned', inboxId, amountVnd };
    if (outcome === 'unmatched') await postLedger(tx, { ...back, from: 'bank', to: 'unmatched' });
    const payment = { amountVnd, method: 'vietqr' as const, inboxId, actor, now };
    const settled = await allocatePayment(tx, queue, booking, payment);
    await markEventProcessed(tx, inboxId, { outcome: settled, bookingId: booking.id, now });
    return { ok: true, outcome: settled };
  });
}
