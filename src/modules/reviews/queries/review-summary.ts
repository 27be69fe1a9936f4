import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type TripType, tripTypeLabels } from '../rules/trip-types.ts';
import { hasMedia, type ReviewMedia } from './list-reviews.ts';

/** The bands in which scores are counted, best first; the labels are those beside a product's average. */
const scoreBands = [
  { from: 9, to: 10, label: 'Tuyệt vời' },
  { from: 8, to: 8, label: 'Rất tốt' },
  { from: 7, to: 7, label: 'Tốt' },
  { from: 5, to: 6, label: 'Tạm được' },
  { from: 1, to: 4, label: 'Chưa hài lòng' },
] as const;

export interface ReviewSummary {
  count: number;
  /** 1–10 with one decimal; null before the first review. */
  average: number | null;
  /** Only criteria that somebody scored, in the order of the kind. */
  criteria: { key: string; label: string; average: number; count: number }[];
  /** Every band, best first, including empty ones. */
  histogram: { from: number; to: number; label: string; count: number }[];
  /** Only those that occur, most frequent first. */
  tripTypes: { value: TripType; label: string; count: number }[];
  /** Number of reviews with public photos, and with a public video. */
  media: Record<ReviewMedia, number>;
}

export interface SummaryRow {
  kind: KindName | null;
  count: number;
  average: number | null;
  overalls: Record<string, number>;
  trips: Partial<Record<TripType, number>>;
  scores: Record<string, { average: number; count: number }>;
  media: Record<ReviewMedia, number>;
}

/** Summary of the published reviews of a product, or of all products of a kind. One statement. */
export async function reviewSummary(db: Executor, of: number | KindName): Promise<ReviewSummary> {
  const { rows } = await summaryRow(of).execute(db);
  return toReviewSummary(rows[0] as SummaryRow);
}

/** The query for a summary, for use in larger statements. */
export function summaryRow(of: number | KindName) {
  return sql<SummaryRow>`
    WITH published AS (
      SELECT r.id, p.kind, r.overall, r.trip_type, r.scores
      FROM reviews r JOIN products p ON p.id = r.product_id
      WHERE r.status = 'published' AND p.status AND p.step = 1
        AND ${typeof of === 'number' ? sql`r.product_id = ${of}` : sql`p.kind = ${of}`}
    )
    SELECT (SELECT min(kind) FROM published) AS kind, (SELECT count(*)::int FROM published) AS count,
      (SELECT round(avg(overall), 1) FROM published) AS average,
      (SELECT coalesce(jsonb_object_agg(overall, n), '{}')
        FROM (SELECT overall, count(*) AS n FROM published GROUP BY 1) x) AS overalls,
      (SELECT coalesce(jsonb_object_agg(trip_type, n), '{}')
        FROM (SELECT trip_type, count(*) AS n FROM published GROUP BY 1) x) AS trips,
      (SELECT coalesce(jsonb_object_agg(key, jsonb_build_object('average', average, 'count', n)), '{}')
        FROM (SELECT key, round(avg(value::int), 1) AS average, count(*) AS n
          FROM published, jsonb_each_text(scores) GROUP BY key) x) AS scores,
      jsonb_build_object(
        'photos', (SELECT count(*) FROM published r WHERE ${hasMedia.photos}),
        'video', (SELECT count(*) FROM published r WHERE ${hasMedia.video})) AS media`;
}

export function toReviewSummary(row: SummaryRow): ReviewSummary {
  const { kind, count, average, overalls, trips, scores, media } = row;
  return {
    count,
    average,
    criteria: (kind ? kindProfiles[kind].criteria : []).flatMap((criterion) => {
      const scored = scores[criterion.key];
      return scored ? [{ ...criterion, ...scored }] : [];
    }),
    histogram: scoreBands.map((band) => ({ ...band, count: countWithin(band, overalls) })),
    media,
    tripTypes: Object.entries(trips)
      .map(([value, n]) => ({ value: value as TripType, label: tripTypeLabels[value as TripType], count: n }))
      .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'vi')),
  };
}

function countWithin({ from, to }: { from: number; to: number }, overalls: Record<string, number>): number {
  return Object.entries(overalls)
    .filter(([overall]) => Number(overall) >= from && Number(overall) <= to)
    .reduce((sum, [, n]) => sum + n, 0);
}
