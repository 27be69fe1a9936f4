import type { Executor } from '#platform/db/connect.ts';

/** Ids of messages about money that were kept but not carried out, as after a crash; oldest first. */
export async function listOpenMessages(db: Executor, before: Date, limit = 100): Promise<number[]> {
  const rows = await db
    .selectFrom('payment_inbox')
    .select('id')
    .where('outcome', '=', 'received')
    .where('received_at', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
