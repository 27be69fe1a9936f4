import type { Executor } from '#platform/db/connect.ts';

export interface OpenEvent {
  id: number;
  provider: string;
  providerTxnId: string;
  content: string;
  amountVnd: number;
}

/** Messages about money that were kept but not carried out, as after a crash; oldest first. */
export async function listOpenEvents(db: Executor, before: Date, limit = 100): Promise<OpenEvent[]> {
  const rows = await db
    .selectFrom('payment_inbox')
    .select([
      'id',
      'provider',
      'provider_txn_id as providerTxnId',
      'content',
      (eb) => eb.fn.coalesce('amount_vnd', eb.lit(0)).as('amountVnd'),
    ])
    .where('outcome', '=', 'received')
    .where('received_at', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows;
}
