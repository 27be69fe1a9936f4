import { sql } from 'kysely';
import { saveReviews } from '#modules/reviews/commands/save-reviews.ts';
import type { ReviewDraft } from '#modules/reviews/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { instantInVietnam } from '#platform/time/days.ts';
import type { ImportedReview, ReviewsOfProduct } from './read-reviews.ts';

/** Writes reviews, published, of products that are in the database already. */
export async function loadReviews(tx: Tx, reviews: ReviewsOfProduct[]): Promise<void> {
  const { rows } = await sql<{ id: number; key: string }>`
    SELECT id, kind || '/' || slug AS key FROM products`.execute(tx);
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  const drafts = reviews.flatMap(({ file, product, reviews: given }) => {
    const productId = ids.get(product);
    if (productId === undefined) throw new Error(`${file}: there is no product ${product}`);
    return given.map((review) => toDraft(review, productId));
  });
  await saveReviews(tx, drafts);
}

/** Files give days; reviews are dated to the evening, replies to the morning. */
function toDraft({ writtenOn, reply, ...review }: ImportedReview, productId: number): ReviewDraft {
  return {
    ...review,
    productId,
    status: 'published',
    reply: reply
      ? {
          by: reply.by,
          content: reply.content,
          at: instantInVietnam(reply.writtenOn, '09:30').toISOString(),
        }
      : null,
    createdAt: instantInVietnam(writtenOn, '20:15'),
  };
}
