import { sql } from 'kysely';
import { findSoldProduct, type SoldProduct } from '#modules/catalog/selling/units.ts';
import type { Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';

/** A product that is locked, with those that take its units along: what is on sale of it changes what is left of them. */
export interface LockedSale extends SoldProduct {
  /** Itself and the combos on the site that take it along. */
  concerned: number[];
}

/** Locks a product and the combos that take it along, in the order of all: by id. Who books does not wait for it. */
export async function lockSale(tx: Tx, productId: number): Promise<LockedSale | null> {
  const concerned = await lockProducts(tx, [productId]);
  const product = await findSoldProduct(tx, productId);
  return product && { ...product, concerned };
}

/** Locks many of them together, so that who changes one after the other meets nobody half-way. @returns their ids */
export async function lockProducts(tx: Tx, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${planOnce}
    SELECT id FROM products WHERE id = ANY (array(
      SELECT unnest(${[...productIds]}::int[])
      UNION SELECT p.id FROM units w JOIN unit_components c ON c.component_unit_id = w.id
        JOIN units u ON u.id = c.unit_id AND u.status JOIN products p ON p.id = u.product_id AND p.status
        WHERE w.product_id = ANY (${[...productIds]}::int[])))
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  return rows.map(({ id }) => id);
}
