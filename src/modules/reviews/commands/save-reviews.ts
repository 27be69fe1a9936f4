import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { type ReviewDraft, reviewInput } from '../schema.ts';
import { refreshRatings } from './refresh-ratings.ts';

export { type LooseReview, listLooseReviews, tieReviews } from './steps/tie-reviews.ts';
export { refreshRatings };

/**
 * Writes reviews and, with those that are published, the averages of their products.
 * @throws when a review is malformed, its product is unknown or a score is of no criterion of the product's kind
 */
export async function saveReviews(tx: Tx, drafts: ReviewDraft[]): Promise<void> {
  const inputs = drafts.map((draft) => reviewInput.parse(draft));
  const kinds = await kindsOf(tx, [...new Set(inputs.map((input) => input.productId))]);
  const rows = inputs.map((input) => {
    const kind = kinds.get(input.productId);
    if (!kind) throw new Error(`Review of an unknown product ${input.productId}`);
    const known = kindProfiles[kind].criteria.map((criterion) => criterion.key);
    const stranger = Object.keys(input.scores).find((key) => !known.includes(key));
    if (stranger) throw new Error(`'${stranger}' is not a criterion of a ${kind}`);
    return {
      product_id: input.productId,
      booking_id: input.bookingId,
      author_name: input.authorName,
      trip_type: input.tripType,
      overall: input.overall,
      scores: json(input.scores),
      title: input.title,
      pros: input.pros,
      cons: input.cons,
      content: input.content,
      stayed_on: `${input.stayedIn}-01`,
      status: input.status,
      reply: input.reply ? json(input.reply) : null,
      helpful_count: input.helpfulCount,
      created_at: input.createdAt,
    };
  });
  if (rows.length === 0) return;
  await tx.insertInto('reviews').values(rows).execute();
  await refreshRatings(tx, [...kinds.keys()]);
}

async function kindsOf(tx: Tx, ids: number[]): Promise<Map<number, KindName>> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', sql<KindName>`kind`.as('kind')])
    .where('id', '=', sql<number>`ANY(${ids}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.kind]));
}
