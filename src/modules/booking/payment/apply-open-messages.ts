import type { OnlineGateway } from '#modules/payments/gateways/gateway.ts';
import { listOpenEvents, type OpenEvent } from '#modules/payments/webhook-events/webhook-events.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { applyBankTransfer } from './bank-transfers.ts';
import { applyProviderEvent } from './steps/apply-provider-event.ts';

/** Age of a message from which it is processed here instead of by its webhook or job. */
const openMessageMs = 2 * 60_000;

/**
 * Processes messages that a crash left in the inbox, each by its provider's own handler. One that fails does not block
 * the others.
 * @returns how many there were
 * @throws AggregateError at the end, with the errors that occurred
 */
export async function applyOpenMessages(
  db: Database,
  queue: Queue,
  now: Date,
  olderThanMs = openMessageMs,
): Promise<number> {
  const messages = await listOpenEvents(db, new Date(now.getTime() - olderThanMs));
  const faults: unknown[] = [];
  for (const message of messages) {
    await applyMessage(db, queue, message, now).catch((fault) => faults.push(fault));
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} webhook events could not be applied`);
  return messages.length;
}

async function applyMessage(db: Database, queue: Queue, message: OpenEvent, now: Date): Promise<void> {
  const { id, provider, providerTxnId, content, amountVnd } = message;
  if (provider === 'bank') {
    await applyBankTransfer(db, queue, id, now);
    return;
  }
  await applyProviderEvent(db, queue, {
    inboxId: id,
    provider: provider as OnlineGateway['method'],
    reference: content,
    amountVnd,
    providerRef: providerTxnId.slice(0, providerTxnId.indexOf(`:${content}:`)),
    now,
  });
}
