import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { TripType } from '../rules/trip-types.ts';
import {
  type ReviewMedia,
  type ReviewRow,
  type ReviewSort,
  type ReviewView,
  reviewRows,
  toReviewView,
} from './list-reviews.ts';
import { type ReviewSummary, type SummaryRow, summaryRow, toReviewSummary } from './review-summary.ts';

export interface ProductReviews {
  summary: ReviewSummary;
  reviews: ReviewView[];
  page: number;
  totalPages: number;
  totalResults: number;
}

/** The reviews of a product's page, in one statement. A page beyond the end is empty. */
export async function productReviews(
  db: Executor,
  query: {
    productId: number;
    tripType?: TripType;
    media?: ReviewMedia;
    sortBy: ReviewSort;
    page: number;
    limit: number;
  },
): Promise<ProductReviews> {
  const { productId, ...narrowed } = query;
  const { rows } = await sql<{ summary: SummaryRow; reviews: ReviewRow[] }>`
    SELECT (SELECT to_jsonb(s) FROM (${summaryRow(productId)}) s) AS summary,
      (SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]')
        FROM ${reviewRows(db, { of: { productId }, ...narrowed })} l) AS reviews`.execute(db);
  const [row] = rows;
  const summary = toReviewSummary(row?.summary as SummaryRow);
  const totalResults = query.media
    ? (row?.reviews[0]?.total ?? 0)
    : query.tripType
      ? (summary.tripTypes.find(({ value }) => value === query.tripType)?.count ?? 0)
      : summary.count;
  return {
    summary,
    reviews: (row?.reviews ?? []).map((one) => toReviewView({ ...one, createdAt: new Date(one.createdAt) })),
    page: query.page,
    totalPages: Math.ceil(totalResults / query.limit),
    totalResults,
  };
}
