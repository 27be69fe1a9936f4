import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { getProductCards, type ProductCard } from './product-cards.ts';

/** Cards of the given products in the given order; those that are not public any more are left out. Two statements. */
export async function listCardsById(db: Executor, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', sql<number>`ANY(${ids}::int[])`)
    .where('status', '=', true)
    .where('step', '=', 1)
    .execute();
  const published = new Set(rows.map(({ id }) => id));
  return getProductCards(
    db,
    ids.filter((id) => published.has(id)),
  );
}
