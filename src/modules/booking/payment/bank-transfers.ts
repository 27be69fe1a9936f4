import { bankMessageReceived } from '#modules/booking/events.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import {
  type TypedTransfer,
  txnIdOf,
  type WatchedTransfer,
} from '#modules/payments/gateways/read-bank-webhook.ts';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import {
  type EventOutcome,
  findBookingCodes,
  lockWebhookEvent,
  markWebhookEventProcessed,
  storeWebhookEvent,
} from '#modules/payments/webhook-events/webhook-events.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { allocatePayment } from './steps/allocate-payment.ts';
import { findPartOf } from './steps/find-part-of.ts';

/**
 * Stores a verified bank message and processes it. It is stored in its own transaction, with a job beside it: if
 * processing fails, the money is not lost and the job retries. A repeated delivery has no effect. Money that came to an
 * account that is not ours pays nothing and waits for staff in `listMoneyMessages`.
 */
export async function receiveBankTransfer(
  db: Database,
  queue: Queue,
  transfer: WatchedTransfer,
  now: Date,
): Promise<ApplyOutcome> {
  const isIn = transfer.direction === 'in';
  const message = await db.transaction().execute(async (tx) => {
    const kept = await storeWebhookEvent(tx, {
      provider: 'bank',
      providerTxnId: transfer.txnId,
      payload: transfer.payload,
      amountVnd: isIn ? transfer.amountVnd : null,
      content: transfer.content,
      occurredAt: transfer.occurredAt,
      isOtherAccount: transfer.isOtherAccount ?? false,
    });
    if (kept.isNew && isIn && !transfer.isOtherAccount)
      await queue.send(tx, bankMessageReceived, { inboxId: kept.id });
    return kept;
  });
  if (message.handledAt) return 'already_handled';
  return applyBankTransfer(db, queue, message.id, now);
}

export type ApplyOutcome = EventOutcome | 'already_handled';

/**
 * Processes a bank message of the inbox, once: finds the booking by the code in its content and posts the money to it.
 * Money without a booking is recorded as unmatched for staff. Idempotent and safe to run concurrently.
 * @throws when the message is unknown
 */
export async function applyBankTransfer(
  db: Database,
  queue: Queue,
  inboxId: number,
  now: Date,
): Promise<ApplyOutcome> {
  return db.transaction().execute(async (tx): Promise<ApplyOutcome> => {
    const { id, provider, amountVnd, content, handledAt } = await lockWebhookEvent(tx, inboxId);
    if (handledAt || amountVnd === null) return 'already_handled';
    if (provider !== 'bank') throw new Error(`Webhook event ${id} is from ${provider}, not from a bank`);
    const booking = await findPaidBooking(tx, content);
    if (!booking) {
      await keepUnmatched(tx, { id, amountVnd });
      await markWebhookEventProcessed(tx, id, { outcome: 'unmatched', bookingId: null, now });
      return 'unmatched';
    }
    const partId = await findPartOf(tx, booking, { amountVnd, content });
    const payment = {
      amountVnd,
      method: 'vietqr' as const,
      inboxId: id,
      partId,
      actor: 'bank' as const,
      now,
    };
    const outcome = await allocatePayment(tx, queue, booking, payment);
    await markWebhookEventProcessed(tx, id, { outcome, bookingId: booking.id, now });
    return outcome;
  });
}

export type RecordBankTransferResult =
  | { ok: true; outcome: EventOutcome }
  | { ok: false; reason: 'not_allowed' | 'not_yet' | 'unknown_booking' | 'known_transfer' };

/**
 * Records a transfer that is on the bank's statement but whose message never came. It gets the identifier that a message
 * would have, so that a late message has no effect. Without a booking's code it waits in `listMoneyMessages`.
 */
export async function recordBankTransfer(
  db: Database,
  queue: Queue,
  { code, actor, ...typed }: TypedTransfer & { code: string; actor: Actor },
  now: Date,
): Promise<RecordBankTransferResult> {
  const { amountVnd, occurredAt, content } = typed;
  if (!may(actor, 'payment.record', amountVnd)) return { ok: false, reason: 'not_allowed' };
  if (occurredAt > now) return { ok: false, reason: 'not_yet' };
  return db.transaction().execute(async (tx): Promise<RecordBankTransferResult> => {
    const known = await tx.selectFrom('bookings').select('id').where('code', '=', code).executeTakeFirst();
    if (code && !known) return { ok: false, reason: 'unknown_booking' };
    const { id, isNew } = await storeWebhookEvent(tx, {
      provider: 'bank',
      providerTxnId: txnIdOf(typed),
      payload: { typedBy: actorText(actor) },
      amountVnd,
      content,
      occurredAt,
    });
    if (!isNew) return { ok: false, reason: 'known_transfer' };
    const booking = known ? await lockBooking(tx, known) : null;
    const partId = booking && (await findPartOf(tx, booking, { amountVnd, content }));
    const payment = { amountVnd, method: 'vietqr' as const, inboxId: id, partId, actor, now };
    const outcome = booking
      ? await allocatePayment(tx, queue, booking, payment)
      : await keepUnmatched(tx, { id, amountVnd });
    await markWebhookEventProcessed(tx, id, { outcome, bookingId: booking?.id ?? null, now });
    const object = { type: 'money', id: String(id) };
    await writeHistory(tx, {
      actor,
      verb: 'payment.record',
      object,
      after: { amountVnd, booking: code },
      now,
    });
    return { ok: true, outcome };
  });
}

/** Posts a message's money to the unmatched account until its booking is known. */
async function keepUnmatched(
  tx: Tx,
  { id: inboxId, amountVnd }: { id: number; amountVnd: number },
): Promise<'unmatched'> {
  const entry = { bookingId: null, cause: 'unmatched', inboxId, amountVnd };
  await postLedger(tx, { ...entry, from: 'unmatched', to: 'bank' });
  return 'unmatched';
}

/** The one booking named in the content. If there are two, a person decides. */
async function findPaidBooking(tx: Tx, content: string): Promise<LockedBooking | null> {
  const codes = findBookingCodes(...content.split('\n'));
  if (codes.length === 0) return null;
  const known = await tx.selectFrom('bookings').select('code').where('code', 'in', codes).execute();
  const [only, ...others] = known;
  return only && others.length === 0 ? lockBooking(tx, only) : null;
}
