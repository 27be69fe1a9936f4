import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind.ts';
import { saveReviews } from '#modules/reviews/commands/save-reviews.ts';
import { criteria } from '#modules/reviews/rules/criteria.ts';
import type { ReviewDraft } from '#modules/reviews/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { instantInVietnam } from '#platform/time/days.ts';
import type { DemoReview } from '../catalogue/reviews/demo-review.ts';
import { reviews } from '../catalogue/reviews/index.ts';

/** Writes what guests say of the demo's products. @throws when a review is of a product that is not there */
export async function loadReviews(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: number; key: string }>`
    select id, kind || '/' || slug as key from products`.execute(tx);
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  const drafts = Object.entries(reviews).flatMap(([key, given]) => {
    const productId = ids.get(key);
    if (productId === undefined) throw new Error(`Reviews of ${key}, which is not in the catalogue`);
    return given.map((review) => toDraft(review, productId, key.split('/')[0] as KindName));
  });
  await saveReviews(tx, drafts);
}

function toDraft(review: DemoReview, productId: number, kind: KindName): ReviewDraft {
  const scored = criteria[kind].flatMap(({ key }, index) => {
    const score = review.scores?.[index];
    return score ? [[key, score] as const] : [];
  });
  return {
    productId,
    authorName: review.by,
    tripType: review.trip,
    overall: review.score,
    scores: Object.fromEntries(scored),
    title: review.title,
    pros: review.pros,
    cons: review.cons,
    content: review.text,
    stayedIn: review.in,
    status: 'published',
    reply: review.reply
      ? {
          by: review.reply.by,
          content: review.reply.text,
          at: instantInVietnam(review.reply.on, '09:30').toISOString(),
        }
      : null,
    helpfulCount: review.helpful ?? 0,
    createdAt: instantInVietnam(review.on, '20:15'),
  };
}
