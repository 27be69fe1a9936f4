import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { type ProductCard, selectProductCards } from './product-cards.ts';

/** Products of the same kind that share places or provinces with one, the nearest first; one statement. */
export function listRelated(
  db: Executor,
  product: { id: number; kind: KindName; lat: number; lng: number },
  limit: number,
): Promise<ProductCard[]> {
  return selectProductCards(
    db,
    sql<number[]>`array(
    select p.id from products p
    where p.kind = ${product.kind} and p.status and p.step = 1 and p.id <> ${product.id}
    order by
      (select count(*) from product_places a join product_places b using (place_id)
        where a.product_id = p.id and b.product_id = ${product.id}) desc,
      (select count(*) from product_provinces a join product_provinces b using (province_id)
        where a.product_id = p.id and b.product_id = ${product.id}) desc,
      (p.lat - ${product.lat}) ^ 2 + (p.lng - ${product.lng}) ^ 2, p.popularity desc, p.id
    limit ${limit})`,
  );
}
