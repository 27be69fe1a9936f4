import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import {
  type ReviewMedia,
  type ReviewSort,
  type ReviewView,
  reviewSortOrders,
} from '#modules/reviews/queries/list-reviews.ts';
import { productReviews } from '#modules/reviews/queries/product-reviews.ts';
import { type TripType, tripTypes } from '#modules/reviews/rules/trip-types.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** Reviews per page. */
const perPage = 5;

/** The media filter by its query value. */
const mediaOf: Readonly<Record<string, ReviewMedia>> = { hinh: 'photos', video: 'video' };

export type ReviewsView = NonNullable<Awaited<ReturnType<typeof loadReviews>>>;

/**
 * The reviews of a product, for the choice in the query (`review-keys.ts`); null before the first review, which costs no query.
 * Otherwise one SQL statement, and none while the reviews without a choice are cached.
 */
export async function loadReviews(
  app: Pick<App, 'readDb' | 'data'>,
  product: ProductDetail,
  params: URLSearchParams,
) {
  if (product.ratingCount === 0) return null;
  const tripType = tripTypes.find((type) => type === params.get('reviews'));
  const media = mediaOf[params.get('reviewMedia') ?? ''];
  const sortBy: ReviewSort = reviewSortOrders.find((sort) => sort === params.get('reviewSort')) ?? 'newest';
  const page = Math.min(200, Math.max(1, Number.parseInt(params.get('reviewPage') ?? '', 10) || 1));
  const read = () =>
    productReviews(app.readDb, {
      productId: product.id,
      ...(tripType && { tripType }),
      ...(media && { media }),
      sortBy,
      page,
      limit: perPage,
    });
  const tags = ['catalogue', `product:${product.id}`];
  const isFirst = !tripType && !media && sortBy === 'newest' && page === 1;
  const found = isFirst ? await app.data.get(`reviews of ${product.id}`, tags, read) : await read();
  const { summary, reviews, ...pages } = found;
  return {
    areOfStay: kindProfiles[product.kind].isStay,
    summary,
    ...pages,
    chosen: { tripType: (tripType ?? null) as TripType | null, media: media ?? null, sortBy },
    reviews: reviews.map((review) => toReviewItem(review)),
  };
}

/** A review for display. */
export function toReviewItem({ product, createdAt, reply, scores, ...review }: ReviewView) {
  return {
    ...review,
    createdOn: dayInVietnam(createdAt),
    scores: kindProfiles[product.kind].criteria.flatMap(({ key, label }) => {
      const score = scores[key];
      return score === undefined ? [] : [{ label, score }];
    }),
    reply: reply && { by: reply.by, content: reply.content, on: dayInVietnam(new Date(reply.at)) },
  };
}

export type ReviewItem = ReturnType<typeof toReviewItem>;
