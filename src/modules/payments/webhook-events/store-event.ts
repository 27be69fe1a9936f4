import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';

export interface IncomingEvent {
  /** 'bank', 'office', later the gateways. */
  provider: string;
  /** What the provider calls it; the same text again is the same message. */
  providerTxnId: string;
  payload: Record<string, unknown>;
  /** Money that came in; null where the message is about something else and is only kept. */
  amountVnd: number | null;
  content: string;
  occurredAt: Date;
  /** Money that came to an account which is not ours: told to staff, never in the ledger by itself. */
  isOtherAccount?: boolean;
}

/**
 * Keeps a message of a provider as it came, before anything is done with it. A second delivery has no effect and is told
 * apart by `isNew`; whether the first was carried out is what `handledAt` says.
 */
export async function storeEvent(
  tx: Tx,
  message: IncomingEvent,
): Promise<{ id: number; isNew: boolean; handledAt: Date | null }> {
  const isMoney = message.amountVnd !== null;
  const added = await tx
    .insertInto('payment_inbox')
    .values({
      provider: message.provider,
      provider_txn_id: message.providerTxnId,
      payload: json(message.payload),
      amount_vnd: message.amountVnd,
      content: message.content,
      occurred_at: message.occurredAt,
      ...(!isMoney && { outcome: 'ignored', handled_at: new Date() }),
      ...(isMoney && message.isOtherAccount && { outcome: 'other_account', handled_at: new Date() }),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_txn_id']).doNothing())
    .returning(['id', 'handled_at as handledAt'])
    .executeTakeFirst();
  if (added) return { ...added, isNew: true };
  const known = await tx
    .selectFrom('payment_inbox')
    .select(['id', 'handled_at as handledAt'])
    .where('provider', '=', message.provider)
    .where('provider_txn_id', '=', message.providerTxnId)
    .executeTakeFirstOrThrow();
  return { ...known, isNew: false };
}
