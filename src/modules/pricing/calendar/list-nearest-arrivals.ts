import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** Days searched before and after the wanted arrival. */
const reachDays = 21;

interface WantedStay {
  from: string;
  nights: number;
  quantity: number;
  today: string;
  now: Date;
}

/**
 * Arrival days near `from` on which a unit is available for as many nights, nearest first (the earlier of two equally
 * near ones first); at most five, none before `today`. Stay restrictions of days are respected, those of rate plans are
 * not. One statement.
 */
export async function listNearestArrivals(
  db: Executor,
  { unitId, ...stay }: WantedStay & { unitId: number },
): Promise<string[]> {
  return (await listNearestArrivalsOf(db, [unitId], stay)).get(unitId) ?? [];
}

/** The same for several units at once, by unit; one statement. */
export async function listNearestArrivalsOf(
  db: Executor,
  unitIds: number[],
  { from, nights, quantity, today, now }: WantedStay,
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ unitId: number; days: string[] }>`
    SELECT unit_id AS "unitId", (array_agg(to_char(arrival, 'YYYY-MM-DD')
      ORDER BY abs(arrival::date - ${from}::date), arrival))[1:5] AS days
    FROM (
      SELECT f.unit_id, arrival
      FROM generate_series(
        greatest(${from}::date - ${reachDays}::int, ${today}::date), ${from}::date + ${reachDays}::int, INTERVAL '1 day'
      ) AS arrival
      JOIN free_places(
        ${unitIds}::int[], ${from}::date - ${reachDays}::int, ${from}::date + ${reachDays + nights}::int,
        ${now}::timestamptz
      ) f ON f.day >= arrival::date AND f.day < arrival::date + ${nights}::int
      JOIN daily_rates r ON r.unit_id = f.unit_id AND r.day = f.day
      WHERE arrival::date <> ${from}::date
      GROUP BY f.unit_id, arrival
      HAVING count(*) FILTER (WHERE NOT f.closed AND f.places >= ${quantity}::int) = ${nights}::int
        AND NOT bool_or(r.day = arrival::date AND (
          r.closed_to_arrival OR r.min_stay > ${nights}::int OR (r.max_stay > 0 AND r.max_stay < ${nights}::int)
          OR r.day < ${today}::date + r.release_days::int))
        AND NOT EXISTS (
          SELECT FROM daily_rates d
          WHERE d.unit_id = f.unit_id AND d.day = arrival::date + ${nights}::int AND d.closed_to_departure)
    ) AS possible
    GROUP BY unit_id`.execute(db);
  return new Map(rows.map((row) => [row.unitId, row.days]));
}
