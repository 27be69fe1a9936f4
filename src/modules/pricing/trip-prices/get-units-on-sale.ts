import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { toUnitFacts, unitFactsSql } from '#modules/pricing/quote/facts/unit-facts-sql.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { keepByVersion, type Versioned } from '#platform/cache/keep-by-version.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type ReadableUnits, readableUnits } from './readable-units.ts';
import { type StayColumns, sellsPlainStays, stayColumnsOf } from './stays/stay-columns.ts';

/** Batch size per statement, so that no result exceeds some megabytes. */
const batchSize = 500;

const keepUnits = keepByVersion<UnitFacts[]>(8_000);

/** Products whose changes are counted. */
export type CountedProducts = Versioned & { readonly changesSeen: number };

/** The units of the products of a list, prepared to be read and priced together. */
export interface UnitsOnSale extends ReadableUnits {
  productIds: readonly number[];
  byProduct: ReadonlyMap<number, UnitFacts[]>;
  /** Products by their index that sell plain stays only: `stays` has their units. */
  isPlain: Uint8Array;
  stays: StayColumns;
}

interface CachedUnits {
  changesSeen: number;
  units: UnitsOnSale;
}

/** Lists of the same place have the same products: prepared ones of so many units are cached, some 4 MB besides the units themselves. */
const maxUnits = 20_000;
const caches = new WeakMap<CountedProducts, LRUCache<number, CachedUnits>>();

/** The units of products with their plans, rules and terms, cached in memory. No statement when nothing has changed. */
export async function getUnitsOnSale(
  db: Executor,
  products: CountedProducts,
  productIds: readonly number[],
): Promise<UnitsOnSale> {
  const cache = caches.get(products) ?? new LRUCache<number, CachedUnits>({ maxSize: maxUnits });
  caches.set(products, cache);
  const key = hashOf(productIds);
  const cached = cache.get(key);
  const { changesSeen } = products;
  if (cached?.changesSeen === changesSeen && isSame(cached.units.productIds, productIds)) return cached.units;
  const byProduct = await readUnits(db, products, productIds);
  const unitLists = productIds.map((id) => byProduct.get(id) ?? []);
  const all = unitLists.flat();
  const units: UnitsOnSale = {
    productIds,
    byProduct,
    isPlain: Uint8Array.from(unitLists, (units) => (sellsPlainStays(units) ? 1 : 0)),
    stays: stayColumnsOf(unitLists),
    ...readableUnits(all),
  };
  cache.set(key, { changesSeen, units }, { size: 1 + all.length });
  return units;
}

function readUnits(
  db: Executor,
  products: Versioned,
  productIds: readonly number[],
): Promise<Map<number, UnitFacts[]>> {
  return keepUnits({ owner: products, versions: products, ids: productIds }, async (missing) => {
    const found = new Map<number, UnitFacts[]>();
    const read = (at: number) => {
      const ids = missing.slice(at, at + batchSize);
      const condition = sql`u.product_id = ANY (${ids}::int[]) AND p.status AND p.step = 1`;
      return ids.length === 0 ? null : unitFactsSql(condition).execute(db);
    };
    let next = read(0);
    for (let at = 0; next; at += batchSize) {
      const { rows } = await next;
      // The database reads the next ones while these are taken in; its failure is met when it is awaited.
      next = read(at + batchSize);
      next?.catch(() => {});
      const byProduct = Map.groupBy(toUnitFacts(rows), (unit) => unit.productId);
      for (const id of missing.slice(at, at + batchSize)) found.set(id, byProduct.get(id) ?? []);
    }
    return found;
  });
}

function hashOf(ids: readonly number[]): number {
  let hash = ids.length;
  for (const id of ids) hash = (Math.imul(hash, 31) + id) | 0;
  return hash;
}

function isSame(ids: readonly number[], others: readonly number[]): boolean {
  return ids.length === others.length && ids.every((id, index) => id === others[index]);
}
