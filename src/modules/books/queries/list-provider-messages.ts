import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';

/** A message of a bank or provider as it came, also one that is not about money. */
export interface ProviderMessage {
  id: number;
  provider: string;
  providerTxnId: string;
  amountVnd: number | null;
  outcome: string;
  receivedAt: Date;
  /** Null until it was handled by a person or automatically. */
  handledAt: Date | null;
}

/** A page of messages, newest first. */
export async function listProviderMessages(
  db: Executor,
  { provider, isOpen }: { provider?: string | undefined; isOpen: boolean },
  cursor: KeysetPlace,
  limit = 50,
): Promise<KeysetPage<ProviderMessage>> {
  const place = readPlace(cursor, 'bigint');
  const [edge] = place.at ?? [];
  const rows = await db
    .selectFrom('payment_inbox')
    .select([
      'id',
      'provider',
      'provider_txn_id as providerTxnId',
      'amount_vnd as amountVnd',
      'outcome',
      'received_at as receivedAt',
      'handled_at as handledAt',
    ])
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? ''))
    .$if(isOpen, (query) => query.where('outcome', '=', 'received'))
    .$if(edge !== undefined, (query) => query.where('id', place.before ? '>' : '<', edge ?? 0))
    .orderBy('id', place.before ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  return toKeysetPage(rows, limit, place, ({ id }) => [id]);
}

/** The complete message of a bank or provider, personal data included; null when there is no such message. */
export async function findProviderPayload(db: Executor, id: number) {
  const row = await db
    .selectFrom('payment_inbox')
    .select(['provider', 'provider_txn_id as providerTxnId', 'payload'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
