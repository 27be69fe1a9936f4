import type { Executor } from '#platform/db/connect.ts';

/** A review that is not shown, with its booking; null when it is shown again, or came from no booking. */
export async function findRejectedReview(db: Executor, id: number) {
  const row = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.booking_id as bookingId', 'r.title', 'p.title as product'])
    .where('r.id', '=', id)
    .where('r.status', 'in', ['rejected', 'hidden'])
    .executeTakeFirst();
  return row?.bookingId ? { ...row, bookingId: row.bookingId } : null;
}
