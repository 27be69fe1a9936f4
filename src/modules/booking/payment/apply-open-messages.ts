import type { OnlineGateway } from '#modules/payments/gateways/gateway.ts';
import { listOpenEvents, type OpenEvent } from '#modules/payments/webhook-events/webhook-events.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { applyBankTransfer } from './bank-transfers.ts';
import { applyProviderEvent } from './steps/apply-provider-event.ts';

/** How old a message must be before somebody else than its webhook and its job looks after it. */
const openMessageMs = 2 * 60_000;

/**
 * Carries out what a crash left in the inbox, each message in the way of whoever sent it. One that cannot be carried out
 * does not keep the others waiting.
 * @returns how many there were
 * @throws AggregateError at the end, with the faults that came up
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
    throw new AggregateError(faults, `${faults.length} messages could not be carried out`);
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
