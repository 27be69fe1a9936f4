import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import type { RejectReason } from '../rules/reject-reasons.ts';
import type { TripType } from '../rules/trip-types.ts';
import type { ReviewStatus } from '../schema.ts';
import { listPhotos, listVideos } from './find-reviewable-trip.ts';
import type { ReviewView } from './list-reviews.ts';

/** A review in the moderation list, in any state. */
export interface ModeratedReview {
  id: number;
  product: string;
  authorName: string;
  overall: number;
  title: string;
  status: ReviewStatus;
  hasReply: boolean;
  /** It has open reports or an open appeal. */
  isDisputed: boolean;
  createdAt: Date;
}

/** Filters: state, range of scores, with or without an answer, words of product, author or text. */
export interface ModeratedFilter {
  status?: ReviewStatus | undefined;
  scores?: readonly [least: number, most: number] | undefined;
  hasReply?: boolean | undefined;
  isDisputed?: boolean | undefined;
  text?: string | undefined;
}

/** A page of reviews, the newest first. */
export async function listModeratedReviews(
  db: Executor,
  { status, scores, hasReply, isDisputed, text = '' }: ModeratedFilter,
  cursor: KeysetPlace,
  limit = 50,
): Promise<KeysetPage<ModeratedReview>> {
  const place = readPlace(cursor, 'bigint');
  const [edge] = place.at ?? [];
  const words = fold(text).split(' ').filter(Boolean);
  const rows = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select((eb) => [
      'r.id',
      'p.title as product',
      'r.author_name as authorName',
      'r.overall',
      'r.title',
      sql<ReviewStatus>`r.status`.as('status'),
      eb('r.reply', 'is not', null).as('hasReply'),
      disputed.as('isDisputed'),
      'r.created_at as createdAt',
    ])
    .$narrowType<{ hasReply: boolean }>()
    .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? ''))
    .$if(scores !== undefined, (query) =>
      query.where('r.overall', '>=', scores?.[0] ?? 0).where('r.overall', '<=', scores?.[1] ?? 10),
    )
    .$if(hasReply !== undefined, (query) => query.where('r.reply', hasReply ? 'is not' : 'is', null))
    .$if(isDisputed === true, (query) => query.where(disputed))
    .$if(words.length > 0, (query) =>
      query.where(
        sql<boolean>`search_letters(p.title || ' ' || r.author_name || ' ' || r.title || ' ' || r.content)
          LIKE ALL (${words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)}::text[])`,
      ),
    )
    .$if(edge !== undefined, (query) => query.where('r.id', place.before ? '>' : '<', edge ?? 0))
    .orderBy('r.id', place.before ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  return toKeysetPage(rows, limit, place, ({ id }) => [id]);
}

const disputed = sql<boolean>`(
  r.id IN (SELECT review_id FROM review_reports WHERE settled_at IS NULL)
  OR r.id IN (SELECT review_id FROM review_appeals WHERE decided_at IS NULL))`;

/** Number of reviews in the moderation queue. */
export async function countPendingReviews(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

/** One review with everything that its guest wrote and its source; null if there is none. */
export async function findModeratedReview(db: Executor, id: number) {
  const row = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .leftJoin('bookings as b', 'b.id', 'r.booking_id')
    .select([
      'r.id',
      'p.title as product',
      'p.slug',
      sql<KindName>`p.kind`.as('kind'),
      'b.code as bookingCode',
      'r.author_name as authorName',
      sql<TripType>`r.trip_type`.as('tripType'),
      'r.overall',
      sql<Record<string, number>>`r.scores`.as('scores'),
      'r.title',
      'r.pros',
      'r.cons',
      'r.content',
      sql<string>`to_char(r.stayed_on, 'MM/YYYY')`.as('stayedIn'),
      sql<ReviewStatus>`r.status`.as('status'),
      sql<RejectReason | null>`r.reject_reason`.as('rejectReason'),
      sql<ReviewView['reply']>`r.reply`.as('reply'),
      'r.helpful_count as helpfulCount',
      'r.created_at as createdAt',
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { kind, slug, scores, ...review } = row;
  return {
    ...review,
    ...(await findBeside(db, id)),
    url: linkTo(getKind(kind).category, slug),
    scores: kindProfiles[kind].criteria.flatMap(({ key, label }) =>
      scores[key] === undefined ? [] : [{ label, score: scores[key] }],
    ),
  };
}

/** Data attached to a review: photos, former versions, reports, an appeal. */
async function findBeside(db: Executor, id: number) {
  const [photos, [video = null], versions, reports, appeal] = await Promise.all([
    listPhotos(db, [id]),
    listVideos(db, [id]),
    db
      .selectFrom('review_versions')
      .select([
        'id',
        sql<{ title: string; content: string; overall: number }>`words`.as('words'),
        'written_at as changedAt',
      ])
      .where('review_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('review_reports')
      .select([
        'id',
        sql<RejectReason>`reason`.as('reason'),
        'words',
        'is_proven as isProven',
        'at',
        sql<'removed' | 'kept' | null>`outcome`.as('outcome'),
      ])
      .where('review_id', '=', id)
      .orderBy('id', 'desc')
      .limit(40)
      .execute(),
    db
      .selectFrom('review_appeals')
      .select(['words', 'at', 'is_upheld as isUpheld', 'answer', 'decided_at as decidedAt'])
      .where('review_id', '=', id)
      .executeTakeFirst(),
  ]);
  return { photos, video, versions, reports, appeal: appeal ?? null };
}
