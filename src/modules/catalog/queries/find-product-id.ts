import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';

/** The id of a published product, for its related data; null when it does not exist. */
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

/** A product that was published and then withdrawn, with the data needed to find similar ones; null when it does not exist. */
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
