import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';

/** Whether anything of a kind is published: tells an empty shelf from filters that leave nothing. */
export async function isKindSold(db: Executor, kind: KindName): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('kind', '=', kind)
    .where('status', '=', true)
    .where('step', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
