import { recordAttemptResult } from '#modules/payments/attempts/attempts.ts';
import { findAttemptByReference } from '#modules/payments/attempts/queries.ts';
import { claimDueStatusChecks, type DueStatusCheck } from '#modules/payments/attempts/status-checks.ts';
import {
  type OnlineGateway,
  type ProviderEvent,
  providerEventId,
  type RawMessage,
  type Verdict,
} from '#modules/payments/gateways/gateway.ts';
import { openAttemptStates } from '#modules/payments/state.ts';
import { storeWebhookEvent } from '#modules/payments/webhook-events/webhook-events.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { applyProviderEvent } from './steps/apply-provider-event.ts';
import { recordAttemptEvent } from './steps/record-attempt-event.ts';

type Provider = OnlineGateway['method'];

/**
 * Receives a provider's message: verifies its sender, stores it, processes it, and returns the answer for the provider.
 * Checks in the order that VNPay requires: signature, order, amount, whether it is known already.
 */
export async function receiveProviderEvent(
  db: Database,
  queue: Queue,
  gateway: OnlineGateway,
  { message, now }: { message: RawMessage; now: Date },
): Promise<Verdict> {
  const read = gateway.readWebhook(message);
  if (!read.ok) return read.reason;
  return takeProviderEvent(db, queue, gateway.method, { notification: read.notification, now });
}

/**
 * Posts what a provider reported, whether pushed or polled; once, however often and in whatever order it comes. A
 * report of money is stored in its own transaction before it is processed.
 */
async function takeProviderEvent(
  db: Database,
  queue: Queue,
  provider: Provider,
  { notification, now }: { notification: ProviderEvent; now: Date },
): Promise<Verdict> {
  const { result, reference, amountVnd, providerRef } = notification;
  if (result !== 'paid') {
    return db.transaction().execute((tx) => noteResult(tx, provider, { ...notification, result }, now));
  }
  const { id } = await db.transaction().execute((tx) => keep(tx, provider, notification));
  return applyProviderEvent(db, queue, { inboxId: id, provider, reference, amountVnd, providerRef, now });
}

function keep(tx: Tx, provider: Provider, notification: ProviderEvent) {
  return storeWebhookEvent(tx, {
    provider,
    providerTxnId: notification.txnId,
    payload: notification.payload,
    amountVnd: notification.result === 'paid' ? notification.amountVnd : null,
    content: notification.reference,
    occurredAt: notification.occurredAt,
  });
}

/** Records a failed or doubtful payment with the booking; no money has come, so nothing is posted. */
async function noteResult(
  tx: Tx,
  provider: Provider,
  notification: ProviderEvent & { result: Exclude<ProviderEvent['result'], 'paid'> },
  now: Date,
): Promise<Verdict> {
  const { isNew } = await keep(tx, provider, notification);
  const { reference, result, providerRef, amountVnd } = notification;
  const attempt = await findAttemptByReference(tx, reference);
  if (attempt?.method !== provider) return 'unknown_order';
  if (amountVnd !== attempt.amountVnd) return 'wrong_amount';
  if (!isNew) return 'duplicate';
  // The failure of an attempt that had already ended is not reported to its guest.
  if (result === 'failed' && openAttemptStates.includes(attempt.state)) {
    await recordAttemptEvent(tx, attempt, 'payment_failed', now);
  }
  if (result === 'review') await recordAttemptEvent(tx, attempt, 'payment_in_review', now);
  await recordAttemptResult(tx, reference, { state: result, providerRef, now });
  return 'accepted';
}

/**
 * Polls providers about payments of which no message has come: after 1, 3, 10 and 30 minutes, just before the hold expires,
 * and, with `claimEndedStatusChecks`, afterwards. An answer is posted like a message. A slow provider does not block the
 * others, nor does an error with one payment.
 * @returns how many were polled
 * @throws AggregateError at the end, with the errors that occurred
 */
export async function pollPayments(
  db: Database,
  queue: Queue,
  gateways: readonly OnlineGateway[],
  now: Date,
  take: typeof claimDueStatusChecks = claimDueStatusChecks,
): Promise<number> {
  const due = await take(db, now);
  const faults: unknown[] = [];
  const askAll = async (gateway: OnlineGateway) => {
    for (const question of due.filter(({ method }) => method === gateway.method)) {
      await pollPayment(db, queue, gateway, question, now).catch((fault) => faults.push(fault));
    }
  };
  await Promise.all(gateways.map(askAll));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} payments could not be polled`);
  return due.length;
}

/** Polls one attempt; no effect when the provider cannot be reached or knows no more than we do. */
export async function pollPayment(
  db: Database,
  queue: Queue,
  gateway: OnlineGateway,
  attempt: Pick<DueStatusCheck, 'reference' | 'amountVnd' | 'startedAt'>,
  now: Date,
): Promise<void> {
  const answer = await gateway.query(attempt);
  if (answer.result === 'unknown' || answer.result === 'pending') return;
  const { result, providerRef } = answer;
  // Providers need not report the amount of a failed payment.
  const amountVnd = result === 'failed' ? attempt.amountVnd : answer.amountVnd;
  await takeProviderEvent(db, queue, gateway.method, {
    notification: {
      txnId: providerEventId(providerRef, attempt.reference, result),
      reference: attempt.reference,
      amountVnd,
      result,
      providerRef,
      occurredAt: now,
      payload: { asked: true, result, providerRef, amountVnd },
    },
    now,
  });
}
