import { sql } from 'kysely';
import { toUnitFacts, unitFactsSql } from '#modules/pricing/quote/facts/unit-facts-sql.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { keepByVersion, type Versioned } from '#platform/cache/keep-by-version.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Batch size per statement, so that no result exceeds some megabytes. */
const batchSize = 500;

const keepUnits = keepByVersion<UnitFacts[]>(8_000);

/** The units of products with their plans, rules and terms, by product, cached in memory. No statement when nothing has changed. */
export async function getUnitsOnSale(
  db: Executor,
  products: Versioned,
  productIds: readonly number[],
): Promise<Map<number, UnitFacts[]>> {
  return keepUnits({ owner: products, versions: products, ids: productIds }, async (missing) => {
    const found = new Map<number, UnitFacts[]>();
    for (let at = 0; at < missing.length; at += batchSize) {
      const ids = missing.slice(at, at + batchSize);
      const which = sql`u.product_id = ANY (${ids}::int[]) AND p.status AND p.step = 1`;
      const { rows } = await unitFactsSql(which).execute(db);
      const byProduct = Map.groupBy(rows.map(toUnitFacts), (unit) => unit.productId);
      for (const id of ids) found.set(id, byProduct.get(id) ?? []);
    }
    return found;
  });
}
