import { lockMessage } from '#modules/payments/commands/lock-message.ts';
import { postLedger } from '#modules/payments/commands/post-ledger.ts';
import { receiveMessage } from '#modules/payments/commands/receive-message.ts';
import { recordResult } from '#modules/payments/commands/record-result.ts';
import { settleMessage } from '#modules/payments/commands/settle-message.ts';
import type {
  Notification,
  OnlineGateway,
  RawMessage,
  Verdict,
} from '#modules/payments/gateways/online-gateway.ts';
import {
  findAttemptByReference,
  type ReferredAttempt,
} from '#modules/payments/queries/find-attempt-by-reference.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { allocatePayment } from './allocate-payment.ts';
import { lockBooking } from './lock-booking.ts';
import { recordEvent } from './record-event.ts';

type Provider = OnlineGateway['method'];

/**
 * Takes a message of a provider: checks who sent it, keeps it, carries it out, and says what the provider is to be
 * answered. Checked in the order that VNPay asks for: signature, order, amount, whether it is known already.
 */
export async function receiveNotification(
  db: Database,
  queue: Queue,
  gateway: OnlineGateway,
  { message, now }: { message: RawMessage; now: Date },
): Promise<Verdict> {
  const read = gateway.readNotification(message);
  if (!read.ok) return read.reason === 'malformed' ? 'our_fault' : 'bad_signature';
  return takeNotification(db, queue, gateway.method, { notification: read.notification, now });
}

/**
 * Books what a provider has said, whether it told us or was asked. Kept in a transaction of its own before anything is
 * done with it, and done once, however often and in whatever order it comes.
 */
export async function takeNotification(
  db: Database,
  queue: Queue,
  provider: Provider,
  { notification, now }: { notification: Notification; now: Date },
): Promise<Verdict> {
  const { reference, result, amountVnd } = notification;
  const kept = await db.transaction().execute((tx) =>
    receiveMessage(tx, {
      provider,
      providerTxnId: notification.txnId,
      payload: notification.payload,
      amountVnd: result === 'paid' ? amountVnd : null,
      content: reference,
      occurredAt: notification.occurredAt,
    }),
  );
  const attempt = await findAttemptByReference(db, reference);
  if (!attempt || attempt.method !== provider) {
    if (result === 'paid') await keepUnmatched(db, kept.id, now);
    return 'unknown_order';
  }
  if (amountVnd !== attempt.amountVnd) {
    if (result === 'paid') await keepForReview(db, kept.id, attempt, notification, now);
    return 'wrong_amount';
  }
  if (result !== 'paid') {
    if (kept.isNew) await noteResult(db, attempt, notification, now);
    return kept.isNew ? 'accepted' : 'duplicate';
  }
  return applyPayment(db, queue, { inboxId: kept.id, attempt, notification, provider, now });
}

async function applyPayment(
  db: Database,
  queue: Queue,
  {
    inboxId,
    attempt,
    notification,
    provider,
    now,
  }: { inboxId: number; attempt: ReferredAttempt; notification: Notification; provider: Provider; now: Date },
): Promise<Verdict> {
  return db.transaction().execute(async (tx): Promise<Verdict> => {
    const { handledAt } = await lockMessage(tx, inboxId);
    if (handledAt) return 'duplicate';
    const booking = await lockBooking(tx, { id: attempt.bookingId });
    if (!booking) return 'unknown_order';
    const { providerRef, amountVnd } = notification;
    await recordResult(tx, attempt.reference, { state: 'succeeded', providerRef, now });
    const payment = { amountVnd, method: provider, inboxId, actor: 'provider' as const, now };
    const outcome = await allocatePayment(tx, queue, booking, payment);
    await settleMessage(tx, inboxId, { outcome, bookingId: booking.id, now });
    return 'accepted';
  });
}

/** Nobody is asked for money that has not come, but a failed or doubtful payment shows with the booking. */
async function noteResult(
  db: Database,
  attempt: ReferredAttempt,
  { result, providerRef }: Notification,
  now: Date,
): Promise<void> {
  const state = result === 'paid' ? 'succeeded' : result;
  await db.transaction().execute(async (tx) => {
    await recordResult(tx, attempt.reference, { state, providerRef, now });
    const reason = result === 'failed' ? 'payment_failed' : result === 'review' ? 'payment_in_review' : null;
    if (reason) await noteEvent(tx, attempt, reason, now);
  });
}

async function keepForReview(
  db: Database,
  inboxId: number,
  attempt: ReferredAttempt,
  { providerRef }: Notification,
  now: Date,
): Promise<void> {
  const isNew = await keepUnmatched(db, inboxId, now);
  if (!isNew) return;
  await db.transaction().execute(async (tx) => {
    await recordResult(tx, attempt.reference, { state: 'review', providerRef, now });
    await noteEvent(tx, attempt, 'payment_in_review', now);
  });
}

/** Money that belongs to nothing we know of waits for staff. @returns whether it was noted just now */
function keepUnmatched(db: Database, inboxId: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { handledAt, amountVnd } = await lockMessage(tx, inboxId);
    if (handledAt || amountVnd === null) return false;
    await postLedger(tx, {
      bookingId: null,
      cause: 'unmatched',
      inboxId,
      from: 'unmatched',
      to: 'gateway',
      amountVnd,
    });
    await settleMessage(tx, inboxId, { outcome: 'unmatched', bookingId: null, now });
    return true;
  });
}

async function noteEvent(
  tx: Tx,
  { bookingId, method, reference }: ReferredAttempt,
  reason: 'payment_failed' | 'payment_in_review',
  now: Date,
): Promise<void> {
  const booking = await lockBooking(tx, { id: bookingId });
  if (booking)
    await recordEvent(tx, booking, { actor: 'provider', reason, details: { method, reference }, now });
}
