import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { changeState } from '#modules/booking/change-state.ts';
import { type BookingSecrets, newBookingCode } from '#modules/booking/hold/write-booking.ts';
import { newAccessToken } from '#modules/booking/policy.ts';
import type { CreateBookingInput } from '#modules/booking/schema.ts';
import { writePastHold } from '#modules/inventory/holds/holds.ts';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import {
  markWebhookEventProcessed,
  storeWebhookEvent,
} from '#modules/payments/webhook-events/webhook-events.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Tx } from '#platform/db/connect.ts';
import { holderOf } from './holder.ts';
import { insertBooking } from './insert-booking.ts';

/** A trip that is over: booked, paid at once by transfer, and travelled. */
export interface PastTrip {
  input: CreateBookingInput;
  /** With the days of the trip; all of it is due at once. */
  quote: Quote;
  bookedAt: Date;
  paidAt: Date;
  completedAt: Date;
  /** The bank's reference of the transfer. */
  reference: string;
}

/**
 * Writes trips of before the site had its inventory: their holds take nothing and nobody is notified. @returns the bookings' ids,
 * in the order of the trips
 */
export async function writePastTrips(
  tx: Tx,
  trips: readonly PastTrip[],
  secrets: BookingSecrets,
): Promise<string[]> {
  const ids: string[] = [];
  for (const trip of trips) ids.push(await bookAndPay(tx, trip, secrets));
  // Each counts as sold on the day of its payment, not on that of its end.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(tx);
  for (const [at, { completedAt, quote }] of trips.entries())
    await changeState(tx, { id: ids[at] ?? '', state: 'confirmed' }, 'completed', {
      actor: 'system',
      reason: 'trip_completed',
      details: { endedOn: quote.items[0]?.endsOn },
      now: completedAt,
    });
  return ids;
}

async function bookAndPay(
  tx: Tx,
  { input, quote, bookedAt, paidAt, reference }: PastTrip,
  { secret, dataSecrets }: BookingSecrets,
): Promise<string> {
  const booking = { id: randomUUID(), code: newBookingCode(), state: 'held' as const };
  const holder = holderOf(secret, { phone: input.contact.phone, email: input.contact.email, ip: null });
  await insertBooking(
    tx,
    {
      ...booking,
      holdId: await writePastHold(tx, paidAt),
      answerBy: null,
      accessTokenHash: newAccessToken().hash,
      ...{ accountId: null, source: null, firmId: null, needsApproval: false },
    },
    { input, quote, holder, dataSecrets, actor: 'guest', now: bookedAt },
  );
  const amountVnd = quote.total;
  const content = `${booking.code} ${input.contact.fullName}`;
  const { id: inboxId } = await storeWebhookEvent(tx, {
    provider: 'bank',
    providerTxnId: `past:${reference}`,
    payload: { referenceCode: reference, content, transferAmount: amountVnd },
    ...{ amountVnd, content, occurredAt: paidAt },
  });
  await postLedger(tx, {
    bookingId: booking.id,
    cause: 'paid_vietqr',
    inboxId,
    from: 'guest',
    to: 'bank',
    amountVnd,
  });
  await markWebhookEventProcessed(tx, inboxId, { outcome: 'confirmed', bookingId: booking.id, now: paidAt });
  const paid = { actor: 'bank', reason: 'paid', details: { method: 'vietqr' }, now: paidAt } as const;
  await changeState(tx, booking, 'confirmed', paid);
  return booking.id;
}
