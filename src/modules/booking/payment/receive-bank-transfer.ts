import { bankMessageReceived } from '#modules/booking/events.ts';
import type { WatchedTransfer } from '#modules/payments/gateways/read-bank-webhook.ts';
import { storeEvent } from '#modules/payments/webhook-events/store-event.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { type ApplyOutcome, applyBankTransfer } from './apply-bank-transfer.ts';

/**
 * Keeps a verified bank message and carries it out. It is kept in a transaction of its own, with a job beside it: should
 * the second step fail, the money is not lost and the step is tried again. A repeated delivery has no effect. What came to
 * an account that is not ours pays nothing and waits for staff in `listUnmatchedMoney`.
 */
export async function receiveBankTransfer(
  db: Database,
  queue: Queue,
  transfer: WatchedTransfer,
  now: Date,
): Promise<ApplyOutcome> {
  const isIn = transfer.direction === 'in';
  const message = await db.transaction().execute(async (tx) => {
    const kept = await storeEvent(tx, {
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
