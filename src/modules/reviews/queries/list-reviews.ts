import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { Page } from '#modules/catalog/queries/list-products.ts';
import type { Executor } from '#platform/db/connect.ts';
import { shownPhotoUrl, shownVideoUrl, type VideoFormat } from '../rules/shown-photo-url.ts';
import { type TripType, tripTypeLabels } from '../rules/trip-types.ts';

export { findReviewForAuthorMail } from './steps/find-review-for-author-mail.ts';
export { listGuestReviews } from './steps/list-guest-reviews.ts';

export const reviewSortOrders = ['newest', 'helpful', 'score'] as const;

/** Media by which reviews can be filtered. */
export const reviewMedia = ['photos', 'video'] as const;
export type ReviewMedia = (typeof reviewMedia)[number];

export type ReviewSort = (typeof reviewSortOrders)[number];

/** Filter and order of a list of reviews: of one product, of all products of a kind, or of all. */
export interface ReviewQuery {
  of: { productId: number } | { kind: KindName } | 'all';
  minScore?: number | undefined;
  tripType?: TripType | undefined;
  media?: ReviewMedia | undefined;
  sortBy?: ReviewSort;
  page: number;
  limit: number;
}

export interface ReviewView {
  id: number;
  product: { kind: KindName; slug: string; title: string; url: string };
  author: { name: string; tripType: TripType; tripLabel: string };
  overall: number;
  /** Scores 1–10 by the keys of `criteria`. */
  scores: Record<string, number>;
  title: string;
  pros: string;
  cons: string;
  content: string;
  /** 'YYYY-MM'. */
  stayedIn: string;
  reply: { by: string; content: string; at: string } | null;
  /** Public ones only, in the order in which they were added. */
  photos: { url: string; width: number; height: number }[];
  /** Public ones only; its poster is null if the guest's browser made none. */
  video: ReviewVideo | null;
  helpfulCount: number;
  createdAt: Date;
}

export interface ReviewVideo {
  url: string;
  posterUrl: string | null;
  width: number;
  height: number;
  durationSeconds: number;
}

type Narrowing = Omit<ReviewQuery, 'sortBy' | 'page' | 'limit'>;

/** One page of published reviews; one statement, a second one beyond the end. */
export async function listReviews(db: Executor, query: ReviewQuery): Promise<Page<ReviewView>> {
  const rows = await reviewRows(db, query).execute();
  const totalResults = rows[0]?.total ?? (query.page > 1 ? await countReviews(db, query) : 0);
  return {
    results: rows.map(toReviewView),
    page: query.page,
    limit: query.limit,
    totalPages: Math.ceil(totalResults / query.limit),
    totalResults,
  };
}

/** The query for a page of reviews, for use in larger statements. */
export function reviewRows(db: Executor, query: ReviewQuery) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .where((eb) => reviewConditions(eb, query))
    .select([
      'r.id',
      sql<KindName>`p.kind`.as('kind'),
      'p.slug',
      'p.title as productTitle',
      'r.author_name as authorName',
      sql<TripType>`r.trip_type`.as('tripType'),
      'r.overall',
      sql<Record<string, number>>`r.scores`.as('scores'),
      'r.title',
      'r.pros',
      'r.cons',
      'r.content',
      sql<string>`to_char(r.stayed_on, 'YYYY-MM')`.as('stayedIn'),
      sql<ReviewView['reply']>`r.reply`.as('reply'),
      'r.helpful_count as helpfulCount',
      shownPhotos.as('photos'),
      shownVideo.as('video'),
      'r.created_at as createdAt',
      sql<number>`count(*) OVER ()`.as('total'),
    ])
    .orderBy(orders[query.sortBy ?? 'newest'])
    .orderBy('r.id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

const shownPhotos = sql<{ id: string; width: number; height: number }[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'width', f.width, 'height', f.height) ORDER BY f.position), '[]')
  FROM review_photos f WHERE f.review_id = r.id AND f.shown_at IS NOT NULL)`;

const shownVideo = sql<{
  id: string;
  format: VideoFormat;
  hasPoster: boolean;
  width: number;
  height: number;
  ms: number;
} | null>`(
  SELECT jsonb_build_object('id', v.id, 'format', v.format, 'hasPoster', v.has_poster, 'width', v.width, 'height', v.height,
    'ms', v.duration_ms)
  FROM review_videos v WHERE v.review_id = r.id AND v.shown_at IS NOT NULL)`;

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewRows>['execute']>>[number];

export function toReviewView(row: ReviewRow): ReviewView {
  const { total, kind, slug, productTitle, authorName, tripType, photos, video, ...review } = row;
  return {
    ...review,
    product: { kind, slug, title: productTitle, url: linkTo(getKind(kind).category, slug) },
    author: { name: authorName, tripType, tripLabel: tripTypeLabels[tripType] },
    photos: photos.map(({ id, ...size }) => ({ url: shownPhotoUrl(id), ...size })),
    video: video && {
      url: shownVideoUrl(video.id, video.format),
      posterUrl: video.hasPoster ? shownPhotoUrl(video.id) : null,
      ...{ width: video.width, height: video.height },
      durationSeconds: Math.max(1, Math.round(video.ms / 1000)),
    },
  };
}

const orders = {
  newest: sql`r.created_at DESC`,
  helpful: sql`r.helpful_count DESC, r.created_at DESC`,
  score: sql`r.overall DESC, r.created_at DESC`,
};

async function countReviews(db: Executor, query: Narrowing): Promise<number> {
  const { total } = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .where((eb) => reviewConditions(eb, query))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether a review `r` has public media of the kind. */
export const hasMedia: Record<ReviewMedia, RawBuilder<boolean>> = {
  photos: sql<boolean>`EXISTS (SELECT FROM review_photos f WHERE f.review_id = r.id AND f.shown_at IS NOT NULL)`,
  video: sql<boolean>`EXISTS (SELECT FROM review_videos v WHERE v.review_id = r.id AND v.shown_at IS NOT NULL)`,
};

function reviewConditions(
  eb: ExpressionBuilder<DB & { r: DB['reviews']; p: DB['products'] }, 'r' | 'p'>,
  { of, minScore, tripType, media }: Narrowing,
) {
  return eb.and([
    eb('r.status', '=', 'published'),
    eb('p.status', '=', true),
    eb('p.step', '=', 1),
    ...(of === 'all'
      ? []
      : ['productId' in of ? eb('r.product_id', '=', of.productId) : eb('p.kind', '=', of.kind)]),
    ...(minScore === undefined ? [] : [eb('r.overall', '>=', minScore)]),
    ...(tripType === undefined ? [] : [eb('r.trip_type', '=', tripType)]),
    ...(media === undefined ? [] : [hasMedia[media]]),
  ]);
}
