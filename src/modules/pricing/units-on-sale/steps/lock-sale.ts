import { sql } from 'kysely';
import { findSoldProducts, type SoldProduct } from '#modules/catalog/selling/units.ts';
import type { Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';

/** A locked product, with the combos that have its units as components: its sale changes affect their availability. */
export interface LockedSale extends SoldProduct {
  /** The product itself and the combos on sale that have it as a component. */
  concerned: number[];
}

/** Locks a product and the combos that have it as a component, in the common order by id. Bookings do not wait for it. */
export async function lockSale(tx: Tx, productId: number): Promise<LockedSale | null> {
  return (await lockSales(tx, [productId])).get(productId) ?? null;
}

/** The same for many products together, by their ids. */
export async function lockSales(tx: Tx, productIds: readonly number[]): Promise<Map<number, LockedSale>> {
  if (productIds.length === 0) return new Map();
  await lockProducts(tx, productIds);
  const combos = await sql<{ id: number; ids: number[] }>`${planOnce}
    SELECT w.product_id AS id, json_agg(DISTINCT p.id) AS ids
    FROM units w JOIN unit_components c ON c.component_unit_id = w.id
      JOIN units u ON u.id = c.unit_id AND u.status JOIN products p ON p.id = u.product_id AND p.status
    WHERE w.product_id = ANY (${[...productIds]}::int[]) GROUP BY 1`.execute(tx);
  const of = new Map(combos.rows.map(({ id, ids }) => [id, ids]));
  const products = await findSoldProducts(tx, productIds);
  return new Map(
    products.map((product): [number, LockedSale] => {
      const concerned = [...new Set([product.id, ...(of.get(product.id) ?? [])])].sort((a, b) => a - b);
      return [product.id, { ...product, concerned }];
    }),
  );
}

/** Locks many products together, so that changing one after the other causes no deadlock. */
export async function lockProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`${planOnce}
    SELECT id FROM products WHERE id = ANY (array(
      SELECT unnest(${[...productIds]}::int[])
      UNION SELECT p.id FROM units w JOIN unit_components c ON c.component_unit_id = w.id
        JOIN units u ON u.id = c.unit_id AND u.status JOIN products p ON p.id = u.product_id AND p.status
        WHERE w.product_id = ANY (${[...productIds]}::int[])))
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
}
