import { lockBooking } from '#modules/booking/lock-booking.ts';
import { recordAttemptResult } from '#modules/payments/attempts/attempts.ts';
import { findAttemptByReference, type ReferredAttempt } from '#modules/payments/attempts/queries.ts';
import type { OnlineGateway, Verdict } from '#modules/payments/gateways/gateway.ts';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import {
  lockWebhookEvent,
  markWebhookEventProcessed,
} from '#modules/payments/webhook-events/webhook-events.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { allocatePayment } from './allocate-payment.ts';
import { recordAttemptEvent } from './record-attempt-event.ts';

interface PaidMessage {
  inboxId: number;
  provider: OnlineGateway['method'];
  reference: string;
  /** As reported this time. The amount that is posted is the one stored when the message first came. */
  amountVnd: number;
  /** The provider's payment id. */
  providerRef: string;
  now: Date;
}

/**
 * Processes a provider's report of money in the inbox, once: for the attempt that it names, or, where there is none or
 * the amount differs, as unmatched money for staff. Idempotent and safe to run concurrently.
 */
export async function applyProviderEvent(db: Database, queue: Queue, message: PaidMessage): Promise<Verdict> {
  return db.transaction().execute(async (tx): Promise<Verdict> => {
    const kept = await lockWebhookEvent(tx, message.inboxId);
    const amountVnd = kept.amountVnd ?? message.amountVnd;
    const booked = { ...message, amountVnd };
    const attempt = await findAttemptByReference(tx, message.reference);
    if (attempt?.method !== message.provider) {
      if (!kept.handledAt) await keepUnmatched(tx, booked);
      return 'unknown_order';
    }
    if (amountVnd !== attempt.amountVnd) {
      if (!kept.handledAt) await keepForReview(tx, attempt, booked);
      return 'wrong_amount';
    }
    const verdict = kept.handledAt ? 'duplicate' : await allocate(tx, queue, attempt, booked);
    return message.amountVnd === amountVnd ? verdict : 'wrong_amount';
  });
}

async function allocate(
  tx: Tx,
  queue: Queue,
  attempt: ReferredAttempt,
  { inboxId, provider, amountVnd, providerRef, now }: PaidMessage,
): Promise<Verdict> {
  const booking = await lockBooking(tx, { id: attempt.bookingId });
  if (!booking) return 'unknown_order';
  await recordAttemptResult(tx, attempt.reference, { state: 'succeeded', providerRef, now });
  const { startedAt, partId } = attempt;
  const payment = {
    amountVnd,
    method: provider,
    inboxId,
    startedAt,
    partId,
    actor: 'provider' as const,
    now,
  };
  const outcome = await allocatePayment(tx, queue, booking, payment);
  await markWebhookEventProcessed(tx, inboxId, { outcome, bookingId: booking.id, now });
  return 'accepted';
}

async function keepForReview(tx: Tx, attempt: ReferredAttempt, message: PaidMessage): Promise<void> {
  const { providerRef, now } = message;
  await recordAttemptEvent(tx, attempt, 'payment_in_review', now);
  await recordAttemptResult(tx, attempt.reference, { state: 'review', providerRef, now });
  await keepUnmatched(tx, message);
}

/** Records money without a known attempt as unmatched, for staff. */
async function keepUnmatched(tx: Tx, { inboxId, amountVnd, now }: PaidMessage): Promise<void> {
  await postLedger(tx, {
    bookingId: null,
    cause: 'unmatched',
    inboxId,
    from: 'unmatched',
    to: 'gateway',
    amountVnd,
  });
  await markWebhookEventProcessed(tx, inboxId, { outcome: 'unmatched', bookingId: null, now });
}
