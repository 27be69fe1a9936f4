import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type ProductSummary, selectSummary, withPath } from './find-product-summary.ts';
import type { DraftContent } from './product-content.ts';
import { readLiveContent } from './read-live-content.ts';

/** A product as editors see it. */
export interface EditedProduct extends ProductSummary {
  code: string;
  /** Counts every save. */
  revision: number;
  /** Content on the site, or when it was withdrawn; for a product that was never published, its initial content. */
  live: DraftContent;
  draft: DraftContent | null;
  scheduledBy: string;
}

/** A product with its draft; null when it does not exist. `lock` locks it against other editors until the end of the transaction. */
export async function findEditedProduct(
  db: Executor,
  id: number,
  { lock = false } = {},
): Promise<EditedProduct | null> {
  if (lock) await db.selectFrom('products').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const row = await selectSummary(db, id)
    .select([
      'p.code',
      sql<number>`coalesce(d.revision, 0)`.as('revision'),
      sql<DraftContent | null>`d.content`.as('draft'),
      sql<string>`coalesce(d.scheduled_by, '')`.as('scheduledBy'),
    ])
    .executeTakeFirst();
  return row ? { ...withPath(row), live: await readLiveContent(db, id) } : null;
}

/** Former versions of a product, the latest first. */
export function listFormerProducts(db: Executor, productId: number) {
  return db
    .selectFrom('former_products')
    .where('product_id', '=', productId)
    .select([
      'number',
      sql<DraftContent>`content`.as('content'),
      sql<Date>`replaced_at`.as('replacedAt'),
      'replaced_by as replacedBy',
    ])
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
}
