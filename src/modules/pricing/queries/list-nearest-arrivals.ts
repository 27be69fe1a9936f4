import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** How many days around the wanted arrival are looked at. */
const reachDays = 21;

/**
 * Arrival days near `from` on which a unit can be had for as many nights, nearest first (the later of two equally near
 * ones last); at most five, none before `today`. One statement.
 */
export async function listNearestArrivals(
  db: Executor,
  {
    unitId,
    from,
    nights,
    quantity,
    today,
    now,
  }: { unitId: number; from: string; nights: number; quantity: number; today: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT to_char(arrival, 'YYYY-MM-DD') AS day
    FROM generate_series(
      greatest(${from}::date - ${reachDays}::int, ${today}::date), ${from}::date + ${reachDays}::int, interval '1 day'
    ) AS arrival
    JOIN free_places(
      ARRAY[${unitId}::int], ${from}::date - ${reachDays}::int, ${from}::date + ${reachDays + nights}::int,
      ${now}::timestamptz
    ) f ON f.day >= arrival::date AND f.day < arrival::date + ${nights}::int
    JOIN daily_rates r ON r.unit_id = f.unit_id AND r.day = f.day
    WHERE arrival::date <> ${from}::date
    GROUP BY arrival
    HAVING count(*) FILTER (WHERE NOT f.closed AND f.places >= ${quantity}::int) = ${nights}::int
      AND NOT bool_or(r.closed_to_arrival AND r.day = arrival::date)
    ORDER BY abs(arrival::date - ${from}::date), arrival
    LIMIT 5`.execute(db);
  return rows.map((row) => row.day);
}
