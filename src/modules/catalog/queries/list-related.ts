import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { kindProfiles } from '../kinds/kind-profiles.ts';
import { type ProductCard, selectProductCards } from './product-cards.ts';

/**
 * Products of the same kind that share places or provinces with one, the nearest first; one statement. What comes to the guest is
 * ordered by where it waits alone: its places are where it may drive to, so a car of another region may share one.
 */
export function listRelated(
  db: Executor,
  product: { id: number; kind: KindName; lat: number; lng: number },
  limit: number,
): Promise<ProductCard[]> {
  const shared = kindProfiles[product.kind].hasMap
    ? sql`
      (SELECT count(*) FROM product_places a JOIN product_places b USING (place_id)
        WHERE a.product_id = p.id AND b.product_id = ${product.id}) DESC,
      (SELECT count(*) FROM product_provinces a JOIN product_provinces b USING (province_id)
        WHERE a.product_id = p.id AND b.product_id = ${product.id}) DESC,`
    : sql``;
  return selectProductCards(
    db,
    sql<number[]>`array(
    SELECT p.id FROM products p
    WHERE p.kind = ${product.kind} AND p.status AND p.step = 1 AND p.id <> ${product.id}
    ORDER BY ${shared}
      (p.lat - ${product.lat}) ^ 2 + ((p.lng - ${product.lng}) * ${Math.cos((product.lat * Math.PI) / 180)}) ^ 2, p.popularity DESC, p.id
    LIMIT ${limit})`,
  );
}

/**
 * Ids of published products of a kind, best to sell beside others first: those that share a place with one of these, then those that share a
 * province; the best known first in each group.
 */
export async function listGoingWith(
  db: Executor,
  kind: KindName,
  productIds: readonly number[],
  limit: number,
): Promise<number[]> {
  const own = sql<number[]>`${productIds}::int[]`;
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM products p
    WHERE p.kind = ${kind} AND p.status AND p.step = 1
    ORDER BY
      EXISTS (SELECT FROM product_places a JOIN product_places b USING (place_id)
        WHERE a.product_id = p.id AND b.product_id = ANY (${own})) DESC,
      EXISTS (SELECT FROM product_provinces a JOIN product_provinces b USING (province_id)
        WHERE a.product_id = p.id AND b.product_id = ANY (${own})) DESC,
      p.popularity DESC, p.id
    LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
