import type { Executor } from '#platform/db/connect.ts';

/** The reviews that wait for staff, oldest first. */
export function listWaitingReviews(db: Executor, limit = 50) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select([
      'r.id',
      'p.title as product',
      'r.author_name as authorName',
      'r.overall',
      'r.title',
      'r.content',
      'r.created_at as createdAt',
    ])
    .where('r.status', '=', 'pending')
    .orderBy('r.created_at')
    .limit(limit)
    .execute();
}
