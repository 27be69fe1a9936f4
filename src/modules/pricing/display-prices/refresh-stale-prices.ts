import { sql } from 'kysely';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import { refreshDisplayPrices } from './refresh-display-prices.ts';

/** Maximum number of products per round. */
const maxAtOnce = 200;

/**
 * Refreshes stale display prices: the inventory that they are for was sold, their last day has passed, or a sold-out
 * product is available again. Skips products that another process has locked, so it is idempotent and may run in several
 * processes.
 * @returns how many prints have changed
 */
export async function refreshStalePrices(db: Database, today: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM products p
    WHERE p.status AND (
      (p.final_price_vnd > 0 AND (p.price_for IS NULL OR p.price_until_on < ${today}::date))
      OR EXISTS (
        SELECT FROM jsonb_to_recordset(p.price_for->'takes') AS t ("unitId" int, day date, quantity int)
        LEFT JOIN inventory i ON i.unit_id = t."unitId" AND i.day = t.day
        WHERE i.unit_id IS NULL OR i.closed OR i.allotment - i.held - i.sold - i.blocked < t.quantity)
      OR (p.availability = 'sold_out' AND EXISTS (
        SELECT FROM units u JOIN inventory i ON i.unit_id = u.id
        WHERE u.product_id = p.id AND u.status AND i.day > ${today}::date AND NOT i.closed
          AND i.allotment - i.held - i.sold - i.blocked > 0))
    ) ORDER BY p.id LIMIT ${maxAtOnce}`.execute(db);
  let changed = 0;
  for (const { id } of rows) if (await refreshOne(db, id, today)) changed++;
  return changed;
}

async function refreshOne(db: Database, id: number, today: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const free = await tx
      .selectFrom('products')
      .select('id')
      .where('id', '=', id)
      // Blocks other processes, but not the foreign keys of bookings.
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!free) return false;
    const changed = await refreshDisplayPrices(tx, [id], today);
    if (changed.length > 0) await announceChange(tx, ['catalogue', `product:${id}`]);
    return changed.length > 0;
  });
}
