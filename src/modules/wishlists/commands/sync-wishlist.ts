import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/connect.ts';
import { listWishlist } from '../queries.ts';
import { type ListName, mostListed } from '../rules.ts';
import type { WishlistChanges } from '../schema.ts';

/**
 * Applies what a device has added and removed, and returns the account's lists, newest first. Concurrent calls of one account wait
 * for each other. Idempotent. @returns null for an account that is gone
 */
export function syncWishlist(
  db: Database,
  { userId, changes }: { userId: string; changes: WishlistChanges },
  now: Date,
): Promise<Record<ListName, number[]> | null> {
  return db.transaction().execute(async (tx) => {
    const user = tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate();
    if (!(await user.executeTakeFirst())) return null;
    for (const list of ['saved', 'seen'] as const)
      await changeList(tx, { userId, list, ...changes[list] }, now);
    return listWishlist(tx, userId);
  });
}

async function changeList(
  tx: Tx,
  { userId, list, add, remove }: { userId: string; list: ListName; add: number[]; remove: number[] },
  now: Date,
): Promise<void> {
  if (remove.length > 0)
    await tx
      .deleteFrom('wishlist_products')
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .where('product_id', 'in', remove)
      .execute();
  if (add.length === 0) return;
  // The first of them is the newest; what was saved before keeps its place, what is seen again comes first.
  await sql`INSERT INTO wishlist_products (user_id, list, product_id, added_at)
    SELECT ${userId}, ${list}, p.id, ${now}::timestamptz - a.at * interval '1 millisecond'
    FROM unnest(${add}::int[]) WITH ORDINALITY a(id, at) JOIN products p ON p.id = a.id
    ON CONFLICT (user_id, list, product_id) DO UPDATE SET added_at = excluded.added_at WHERE ${list} = 'seen'`.execute(
    tx,
  );
  await sql`DELETE FROM wishlist_products WHERE user_id = ${userId} AND list = ${list} AND product_id IN (
    SELECT product_id FROM wishlist_products WHERE user_id = ${userId} AND list = ${list}
    ORDER BY added_at DESC, product_id OFFSET ${mostListed[list]})`.execute(tx);
}
