import { type DueQuestion, takeDueQuestions } from '#modules/payments/commands/take-due-questions.ts';
import { notificationId, type OnlineGateway } from '#modules/payments/gateways/online-gateway.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { takeNotification } from './receive-notification.ts';

/**
 * Asks providers about payments of which no message has come: after 1, 3, 10 and 30 minutes, and just before the hold
 * runs out. An answer is booked as a message would be.
 * @returns how many were asked
 */
export async function askProviders(
  db: Database,
  queue: Queue,
  gateways: readonly OnlineGateway[],
  now: Date,
): Promise<number> {
  const due = await takeDueQuestions(db, now);
  for (const question of due) {
    const gateway = gateways.find(({ method }) => method === question.method);
    if (gateway) await askProvider(db, queue, gateway, question, now);
  }
  return due.length;
}

/** Asks about one attempt; nothing happens when the provider cannot be asked or does not know more than we do. */
export async function askProvider(
  db: Database,
  queue: Queue,
  gateway: OnlineGateway,
  attempt: Pick<DueQuestion, 'reference' | 'amountVnd' | 'startedAt'>,
  now: Date,
): Promise<void> {
  const answer = await gateway.query(attempt);
  if (answer.result === 'unknown' || answer.result === 'pending') return;
  const { result, providerRef, amountVnd } = answer;
  await takeNotification(db, queue, gateway.method, {
    notification: {
      txnId: notificationId(providerRef, attempt.reference, result),
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
