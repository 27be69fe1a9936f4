import { sql } from 'kysely';
import { bookingPartlyPaid } from '#modules/booking/events.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { closeChange, type OpenChange } from '#modules/booking/open-change.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { returnSurplus } from '#modules/booking/return-surplus.ts';
import { endAttempts, renewQr } from '#modules/payments/attempts/attempts.ts';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import type { EventOutcome } from '#modules/payments/webhook-events/webhook-events.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { inTransaction, type Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { endChange } from '../end-change.ts';
import { applyChange } from './apply-change.ts';
import { AvailabilityLost } from './swap-places.ts';

/**
 * Applies money that came for a booking whose change waits for it, and is in the ledger: with enough of it the change takes effect, for
 * late money too where the inventory is still available; with too little the guest is asked for the rest.
 * @param paidVnd all that the booking has paid
 */
export async function payForChange(
  tx: Tx,
  queue: Queue,
  { booking, change, paidVnd }: { booking: LockedBooking; change: OpenChange; paidVnd: number },
  payment: { amountVnd: number; method: PaymentMethod | 'credit'; actor: Actor; now: Date },
): Promise<EventOutcome> {
  const { id: bookingId, code: bookingCode } = booking;
  const { amountVnd, method, actor, now } = payment;
  const restVnd = change.dueNowVnd - paidVnd;
  if (restVnd > 0) {
    const { expiresAt } = change.hold;
    await endAttempts(tx, bookingId, { state: 'cancelled', now });
    await renewQr(tx, { bookingId, bookingCode, amountVnd: restVnd, expiresAt, now });
    const details = { amountVnd, restVnd };
    await recordEvent(tx, booking, { actor, reason: 'partial_payment', details, now });
    await queue.send(tx, bookingPartlyPaid, { bookingId });
    return 'partial';
  }
  await endAttempts(tx, bookingId, { state: 'succeeded', method, now });
  await recordEvent(tx, booking, { actor, reason: 'balance_paid', details: { amountVnd, method }, now });
  if (!(await takePlaces(tx, queue, booking, change, { actor, now }))) {
    await endChange(tx, queue, { booking, change, paidVnd }, { to: 'expired', now });
    return 'unallocated';
  }
  const surplusVnd = paidVnd - change.quote.total;
  if (surplusVnd > 0)
    await returnSurplus(tx, queue, booking, { amountVnd: surplusVnd, cause: 'overpaid', actor, now });
  return surplusVnd > 0 ? 'overpaid' : 'balance';
}

async function takePlaces(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  change: OpenChange,
  by: { actor: Actor; now: Date },
): Promise<boolean> {
  const release = () => closeChange(tx, { bookingId: booking.id, change }, { to: 'done', now: by.now });
  try {
    const offered = await offeredTerms(tx, booking.id);
    await inTransaction(tx, () => applyChange(tx, queue, booking, { ...change, ...by, ...offered, release }));
    return true;
  } catch (fault) {
    if (fault instanceof AvailabilityLost) return false;
    throw fault;
  }
}

/** The reason given when the change was offered, and what the company bears of the difference by whose decision. */
async function offeredTerms(
  tx: Tx,
  bookingId: string,
): Promise<{ note: string; borneVnd: number; borneBy?: string }> {
  const offered = await tx
    .selectFrom('booking_events')
    .select([
      'actor',
      sql<string | null>`details->>'note'`.as('note'),
      sql<number | null>`(details->>'borneVnd')::bigint`.as('borneVnd'),
    ])
    .where('booking_id', '=', bookingId)
    .where('reason', '=', 'change_offered')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const borneVnd = offered?.borneVnd ?? 0;
  return { note: offered?.note ?? '', borneVnd, ...(offered && borneVnd > 0 && { borneBy: offered.actor }) };
}
