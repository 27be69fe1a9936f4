import { startsAt } from '#modules/booking/cancellation/refund-for.ts';
import { heldAfterAnswer } from '#modules/booking/held-until.ts';
import { listParts } from '#modules/booking/list-parts.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import { extendHold } from '#modules/inventory/holds/holds.ts';
import { extendAttempt } from '#modules/payments/attempts/attempts.ts';
import { findLastAttempt, isOpen } from '#modules/payments/attempts/queries.ts';
import {
  type EventOutcome,
  markWebhookEventProcessed,
  storeWebhookEvent,
} from '#modules/payments/webhook-events/webhook-events.ts';
import { type Actor, actorText, isStaff } from '#platform/actor/actor.ts';
import { type Database, type Executor, inTransaction } from '#platform/db/connect.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { allocatePayment } from './steps/allocate-payment.ts';

export type ConfirmCounterResult =
  | { ok: true; expiresAt: Date }
  /** 'not_at_counter': the booking is not, or no longer, to be paid at the counter. */
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'expired' | 'not_at_counter' };

/**
 * Holds a booking that will be paid at the counter: for a day, four hours when the service is near. Needs a link sent to
 * the booking's own mailbox, or staff; merely choosing the counter holds no longer than a transfer would. Idempotent: the
 * time runs from the first call.
 */
export async function confirmCounter(
  db: Executor,
  { code, actor }: { code: string; actor: Actor },
  now: Date,
): Promise<ConfirmCounterResult> {
  if (isStaff(actor) && !may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<ConfirmCounterResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const { hold } = booking;
    if (!isAwaitingPayment(booking.state) || hold?.state !== 'active' || now >= hold.expiresAt)
      return { ok: false, reason: booking.state === 'confirmed' ? 'not_at_counter' : 'expired' };
    const { isConfirmed } = await tx
      .selectFrom('bookings')
      .select((eb) => eb('counter_confirmed_at', 'is not', null).as('isConfirmed'))
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow();
    if (isConfirmed) return { ok: true, expiresAt: hold.expiresAt };
    const attempt = await findLastAttempt(tx, booking.id, 'office');
    if (!attempt || !isOpen(attempt, now)) return { ok: false, reason: 'not_at_counter' };
    const until = heldAfterAnswer({ now, startsAt: startsAt(booking.quote) });
    const extended = await extendHold(tx, hold.id, until);
    if (!extended.ok) return { ok: false, reason: 'expired' };
    await extendAttempt(tx, attempt.id, extended.expiresAt);
    await tx
      .updateTable('bookings')
      .set({ counter_confirmed_at: now })
      .where('id', '=', booking.id)
      .execute();
    await recordEvent(tx, booking, { actor, reason: 'counter_confirmed', now });
    return { ok: true, expiresAt: extended.expiresAt };
  });
}

export type RecordCounterPaymentResult =
  | { ok: true; outcome: EventOutcome }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'receipt_used' };

/** Records money that staff took at the counter. Idempotent by the receipt number. */
export async function recordCounterPayment(
  db: Database,
  queue: Queue,
  {
    code,
    amountVnd,
    receiptNo,
    partNumber = null,
    actor,
  }: {
    code: string;
    amountVnd: number;
    receiptNo: string;
    /** The part being paid, where the amount due was divided. */
    partNumber?: number | null;
    actor: Actor;
  },
  now: Date,
): Promise<RecordCounterPaymentResult> {
  if (!may(actor, 'payment.record', amountVnd)) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<RecordCounterPaymentResult> => {
    const known = await tx.selectFrom('bookings').select('id').where('code', '=', code).executeTakeFirst();
    if (!known) return { ok: false, reason: 'unknown_booking' };
    const message = await storeWebhookEvent(tx, {
      provider: 'office',
      providerTxnId: receiptNo,
      payload: { code, amountVnd, actor: actorText(actor) },
      amountVnd,
      content: code,
      occurredAt: now,
    });
    if (!message.isNew) return { ok: false, reason: 'receipt_used' };
    const booking = await lockBooking(tx, known);
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const parts = partNumber === null ? [] : await listParts(tx, booking.id);
    const partId = parts.find(({ number }) => number === partNumber)?.id ?? null;
    if (partNumber !== null && partId === null) throw new Error(`Booking ${code} has no part ${partNumber}`);
    const payment = { amountVnd, method: 'office' as const, inboxId: message.id, partId, actor, now };
    const outcome = await allocatePayment(tx, queue, booking, payment);
    await markWebhookEventProcessed(tx, message.id, { outcome, bookingId: booking.id, now });
    return { ok: true, outcome };
  });
}

const purpose = 'counter';

/** A token for a link in the booking's own mail, with which its reader confirms to pay at the counter; valid until the hold ends. */
export function signCounterLinkToken(secret: string, code: string, until: Date): string {
  return signExpiringToken(secret, purpose, { subject: code, until });
}

/** Whether a token is for this booking; an expired one also opens the page, which then says so. */
export function isCounterLinkToken(secret: string, code: string, token: string, now: Date): boolean {
  return readExpiringToken(secret, purpose, token, now)?.subject === code;
}
