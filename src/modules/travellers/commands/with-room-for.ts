import type { Database, Tx } from '#platform/db/connect.ts';
import { mostSaved } from '../rules.ts';

/**
 * Adds an entry to an account, unless it has the maximum number; serialized, so that concurrent requests do not exceed
 * it.
 * @returns false if the account is full or does not exist
 */
export function withRoomFor(
  db: Database,
  table: 'saved_travellers' | 'invoice_profiles',
  userId: string,
  add: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return false;
    const { count } = await tx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostSaved) return false;
    await add(tx);
    return true;
  });
}
