import {
  claimDueStatusChecks,
  type DueStatusCheck,
} from '#modules/payments/attempts/claim-due-status-checks.ts';
import { type OnlineGateway, providerEventId } from '#modules/payments/gateways/online-gateway.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { takeProviderEvent } from './receive-provider-event.ts';

/**
 * Asks providers about payments of which no message has come: after 1, 3, 10 and 30 minutes, just before the hold runs
 * out, and, with `claimEndedStatusChecks`, after it has. An answer is booked as a message would be. One provider that is slow
 * does not keep the others waiting, nor does a fault with one payment.
 * @returns how many were asked
 * @throws AggregateError at the end, with the faults that came up
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
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} payments could not be asked about`);
  return due.length;
}

/** Asks about one attempt; nothing happens when the provider cannot be asked or does not know more than we do. */
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
  // Of a payment that failed, providers need not say the amount.
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
