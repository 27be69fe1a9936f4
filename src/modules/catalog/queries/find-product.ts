import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { builtOnce } from '#platform/db/built-once.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { changedInSql, type ProductDetail, readProduct } from './steps/read-product.ts';

export { areaOf, placeOfCard } from './steps/place-of-card.ts';

export type { ProductDetail };

/** A published product with all that its page shows but prices of days; one statement. Null when there is none. */
export async function findProduct(db: Executor, kind: KindName, slug: string): Promise<ProductDetail | null> {
  return (await readProduct(db, kind, slug))?.product ?? null;
}

interface Known {
  product: ProductDetail;
  changedIn: string | null;
}

/** Cache size per database, in characters of JSON: about two hundred products; with derived data, a few times as much memory. */
const maxCharacters = 6 * 1024 * 1024;

const products = new WeakMap<Executor, LRUCache<string, Known>>();

/**
 * Like `findProduct`, but from memory when nothing has changed: a small statement checks that, so the result is always current.
 * Returns the same frozen object until a change, so that derived data can be cached with it. For connections, not for
 * transactions that write products.
 */
export async function findKnownProduct(
  db: Executor,
  kind: KindName,
  slug: string,
): Promise<ProductDetail | null> {
  const known = products.get(db) ?? new LRUCache<string, Known>({ maxSize: maxCharacters });
  products.set(db, known);
  const key = `${kind}/${slug}`;
  const kept = known.get(key);
  if (kept && kept.changedIn === (await findChange(db, kept.product.id))) return kept.product;
  const read = await readProduct(db, kind, slug);
  if (read?.changedIn) known.set(key, deepFreeze(read), { size: JSON.stringify(read).length });
  else known.delete(key);
  return read?.product ?? null;
}

const askChange = builtOnce<{ changedIn: string | null }, { id: number }>(
  (place) => sql`${planOnce}SELECT ${changedInSql(sql`${place('id')}::int`)} AS "changedIn"`,
);

async function findChange(db: Executor, id: number): Promise<string | null> {
  const [row] = await askChange(db, { id });
  return row?.changedIn ?? null;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
