import { sql } from 'kysely';
import type { KeptProducts } from '#modules/catalog/queries/list-products.ts';
import { toUnitFacts, unitFactsSql } from '#modules/pricing/quote/facts/unit-facts-sql.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Products whose units are kept for each kind; the longest unused go first. */
const keptProducts = 8_000;
/** Of so many at once, so that no answer is larger than some megabytes. */
const batchSize = 500;

interface Kept {
  version: number;
  units: UnitFacts[];
}

const caches = new WeakMap<KeptProducts, Map<number, Kept>>();

/**
 * The units of products with their plans, rules and terms, by product. They are kept in memory beside the facet index and
 * read anew for each product of which the index has learnt a change since, so that with a fresh index they are as the
 * database stands. No statement where nothing has changed.
 */
export async function getUnitsOnSale(
  db: Executor,
  products: KeptProducts,
  productIds: readonly number[],
): Promise<Map<number, UnitFacts[]>> {
  const cache = caches.get(products) ?? new Map<number, Kept>();
  caches.set(products, cache);
  const found = new Map<number, UnitFacts[]>();
  const missing: { id: number; version: number }[] = [];
  for (const id of productIds) {
    const version = products.versionOf(id);
    const kept = cache.get(id);
    if (kept?.version === version) {
      found.set(id, kept.units);
      // Moves to the end, for the first go first.
      cache.delete(id);
      cache.set(id, kept);
    } else missing.push({ id, version });
  }
  for (let at = 0; at < missing.length; at += batchSize) {
    const batch = missing.slice(at, at + batchSize);
    const ids = batch.map(({ id }) => id);
    const which = sql`u.product_id = ANY (${ids}::int[]) AND p.status AND p.step = 1`;
    const { rows } = await unitFactsSql(which).execute(db);
    const byProduct = Map.groupBy(rows.map(toUnitFacts), (unit) => unit.productId);
    for (const { id, version } of batch) {
      const units = byProduct.get(id) ?? [];
      found.set(id, units);
      cache.set(id, { version, units });
    }
  }
  for (const id of cache.keys()) {
    if (cache.size <= keptProducts) break;
    cache.delete(id);
  }
  return found;
}
