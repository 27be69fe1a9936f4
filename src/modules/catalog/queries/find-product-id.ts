import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';

/** The id of a published product, for what hangs on it; null when there is none. */
export async function findProductId(db: Executor, kind: KindName, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('status', '=', true)
    .where('step', '=', 1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A product that was published and is sold no more, with what its neighbours are found by; null when there is none. */
export async function findWithdrawn(db: Executor, kind: KindName, slug: string) {
  return (
    (await db
      .selectFrom('products')
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .where('step', '=', 1)
      .where('status', '=', false)
      .select(['id', sql<KindName>`kind`.as('kind'), 'title', 'lat', 'lng'])
      .executeTakeFirst()) ?? null
  );
}
