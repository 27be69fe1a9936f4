import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { Executor } from '#platform/db/connect.ts';

/** A review as needed to notify its author, with its booking and the decision on an appeal; null if it belongs to no booking. */
export async function findReviewForAuthorMail(db: Executor, id: number) {
  const row = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .leftJoin('review_appeals as a', 'a.review_id', 'r.id')
    .select([
      'r.booking_id as bookingId',
      'r.title',
      'p.title as product',
      sql<KindName>`p.kind`.as('kind'),
      'p.slug',
      'r.status',
      sql<{ by: string; content: string; at: string } | null>`r.reply`.as('reply'),
      'a.is_upheld as isUpheld',
      'a.answer',
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!row?.bookingId) return null;
  const { kind, slug, ...review } = row;
  return { ...review, bookingId: row.bookingId, path: linkTo(getKind(kind).category, slug) };
}
