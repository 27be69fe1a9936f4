import { sql } from 'kysely';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import { refreshDisplayPrices } from './refresh-display-prices.ts';

/** So many products are looked at in one round. */
const maxAtOnce = 200;

/**
 * Refreshes display prices that are stale: the inventory that they are for was sold, their last day has passed, or what was
 * sold out is available again. A product that another process has locked is skipped, so it is safe to run anywhere and
 * again.
 * @returns how many prints have changed
 */
export async function refreshStalePrices(db: Database, today: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    where p.status and (
      (p.final_price_vnd > 0 and (p.price_for is null or p.price_until_on < ${today}::date))
      or exists (
        select from jsonb_to_recordset(p.price_for->'takes') as t ("unitId" int, day date, quantity int)
        left join inventory i on i.unit_id = t."unitId" and i.day = t.day
        where i.unit_id is null or i.closed or i.allotment - i.held - i.sold < t.quantity)
      or (p.availability = 'sold_out' and exists (
        select from units u join inventory i on i.unit_id = u.id
        where u.product_id = p.id and u.status and i.day > ${today}::date and not i.closed
          and i.allotment - i.held - i.sold > 0))
    ) order by p.id limit ${maxAtOnce}`.execute(db);
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
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!free) return false;
    const changed = await refreshDisplayPrices(tx, [id], today);
    if (changed.length > 0) await announceChange(tx, ['catalogue', `product:${id}`]);
    return changed.length > 0;
  });
}
