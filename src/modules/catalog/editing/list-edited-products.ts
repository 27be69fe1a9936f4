import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { type ProductState, productStateSql } from './find-product-summary.ts';
import type { DraftContent } from './product-content.ts';
import { readLiveContents } from './read-live-content.ts';

/** An edited product as an entry of a list. */
export interface ListedContent {
  id: number;
  code: string;
  slug: string;
  state: ProductState;
  /** Counts every save. */
  revision: number;
  live: DraftContent;
  draft: DraftContent | null;
}

/** Products of a kind with their live and draft contents, by id: selected by codes or slugs, by ids, or all up to a number. */
export async function listEditedProducts(
  db: Executor,
  kind: KindName,
  which: { names: readonly string[] } | { ids: readonly number[] } | { most: number },
): Promise<ListedContent[]> {
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('product_drafts as d', 'd.product_id', 'p.id')
    .where('p.kind', '=', kind)
    // The product for quoted services has no page.
    .where('p.slug', '!=', 'theo-bao-gia')
    .$if('ids' in which, (query) => query.where('p.id', 'in', 'ids' in which ? which.ids : []))
    .$if('names' in which, (query) => {
      const names = 'names' in which ? [...which.names] : [];
      return query.where((eb) => eb.or([eb('p.code', 'in', names), eb('p.slug', 'in', names)]));
    })
    .select([
      'p.id',
      'p.code',
      'p.slug',
      productStateSql.as('state'),
      sql<number>`coalesce(d.revision, 0)`.as('revision'),
      sql<DraftContent | null>`d.content`.as('draft'),
    ])
    .orderBy('p.id')
    .$if('most' in which, (query) => query.limit('most' in which ? which.most : 0))
    .execute();
  if (rows.length === 0) return [];
  const live = await readLiveContents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, live: live.get(row.id) ?? { details: {} } }));
}

/** The products with these ids, locked in the common order: by id. */
export async function lockEditedProducts(
  tx: Tx,
  kind: KindName,
  ids: readonly number[],
): Promise<Map<number, ListedContent>> {
  if (ids.length === 0) return new Map();
  await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const found = await listEditedProducts(tx, kind, { ids });
  return new Map(found.map((one) => [one.id, one]));
}
