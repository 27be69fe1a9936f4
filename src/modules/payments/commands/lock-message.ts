import type { Tx } from '#platform/db/connect.ts';

export interface InboxMessage {
  id: number;
  provider: string;
  amountVnd: number | null;
  content: string;
  handledAt: Date | null;
}

/** Locks a message of the inbox, so that only one of several handlers carries it out. @throws when there is none */
export function lockMessage(tx: Tx, id: number): Promise<InboxMessage> {
  return tx
    .selectFrom('payment_inbox')
    .select(['id', 'provider', 'amount_vnd as amountVnd', 'content', 'handled_at as handledAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
