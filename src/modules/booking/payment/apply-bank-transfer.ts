import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { postLedger } from '#modules/payments/ledger/post-ledger.ts';
import { findBookingCodes } from '#modules/payments/webhook-events/find-booking-codes.ts';
import { lockEvent } from '#modules/payments/webhook-events/lock-event.ts';
import {
  type EventOutcome,
  markEventProcessed,
} from '#modules/payments/webhook-events/mark-event-processed.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { allocatePayment } from './steps/allocate-payment.ts';

export type ApplyOutcome = EventOutcome | 'already_handled';

/**
 * Carries out a bank message of the inbox, once: finds the booking by the code in its content and books the money for it.
 * Money without a booking is kept apart for staff. Safe to repeat and to run beside itself.
 * @throws when the message is unknown
 */
export async function applyBankTransfer(
  db: Database,
  queue: Queue,
  inboxId: number,
  now: Date,
): Promise<ApplyOutcome> {
  return db.transaction().execute(async (tx): Promise<ApplyOutcome> => {
    const { id, provider, amountVnd, content, handledAt } = await lockEvent(tx, inboxId);
    if (handledAt || amountVnd === null) return 'already_handled';
    if (provider !== 'bank') throw new Error(`Message ${id} is of ${provider}, not of a bank`);
    const booking = await findPaidBooking(tx, content);
    if (!booking) {
      await postLedger(tx, {
        bookingId: null,
        cause: 'unmatched',
        inboxId: id,
        from: 'unmatched',
        to: 'bank',
        amountVnd,
      });
      await markEventProcessed(tx, id, { outcome: 'unmatched', bookingId: null, now });
      return 'unmatched';
    }
    const payment = { amountVnd, method: 'vietqr' as const, inboxId: id, actor: 'bank' as const, now };
    const outcome = await allocatePayment(tx, queue, booking, payment);
    await markEventProcessed(tx, id, { outcome, bookingId: booking.id, now });
    return outcome;
  });
}

/** The one booking that the content names. Two of them are for a person to decide. */
async function findPaidBooking(tx: Tx, content: string): Promise<LockedBooking | null> {
  const codes = findBookingCodes(...content.split('\n'));
  if (codes.length === 0) return null;
  const known = await tx.selectFrom('bookings').select('code').where('code', 'in', codes).execute();
  const [only, ...others] = known;
  return only && others.length === 0 ? lockBooking(tx, only) : null;
}
