import { sql } from 'kysely';
import { setRankings } from '#modules/catalog/commands/set-ratings.ts';
import type { Database } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { type RankingFacts, rankingDays, rankingOf } from './ranking-of.ts';

/**
 * Recalculates the rank of every public product in the default order of lists. Uses counts only: no personal data are
 * read beyond the fact that a booking exists. Idempotent and safe to run in several processes. @returns how many
 * products moved
 */
export async function refreshRanking(db: Database, now: Date): Promise<number> {
  const today = dayInVietnam(now);
  const since = new Date(now.getTime() - rankingDays * 86_400_000);
  const { rows } = await sql<{ productId: number } & RankingFacts>`
    WITH booked AS (
      SELECT i.product_id, count(DISTINCT b.id)::int AS bookings
      FROM bookings b JOIN booking_items i ON i.booking_id = b.id
      WHERE b.state IN ('confirmed', 'completed') AND b.confirmed_at > ${since}
      GROUP BY i.product_id
    ), days AS (
      SELECT u.product_id, f.day, bool_or(f.places > 0 AND NOT f.closed) AS is_free
      FROM free_places((SELECT array_agg(id) FROM units), ${today}::date, ${addDays(today, rankingDays)}::date, ${now}) f
        JOIN units u ON u.id = f.unit_id
      GROUP BY u.product_id, f.day
    ), opened AS (
      SELECT product_id, count(*)::int AS open_days, (count(*) FILTER (WHERE is_free))::int AS free_days
      FROM days GROUP BY product_id
    )
    SELECT p.id AS "productId", coalesce(k.bookings, 0) AS bookings, p.rating_avg AS rating,
      p.rating_count AS "ratingCount", coalesce(o.open_days, 0) AS "openDays", coalesce(o.free_days, 0) AS "freeDays"
    FROM products p LEFT JOIN booked k ON k.product_id = p.id LEFT JOIN opened o ON o.product_id = p.id
    WHERE p.status AND p.step = 1`.execute(db);
  const rankings = rows.map(({ productId, ...facts }) => ({ productId, ranking: rankingOf(facts) }));
  return db.transaction().execute((tx) => setRankings(tx, rankings));
}
