import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** How many days around the wanted arrival are looked at. */
const reachDays = 21;

interface WantedStay {
  from: string;
  nights: number;
  quantity: number;
  today: string;
  now: Date;
}

/**
 * Arrival days near `from` on which a unit can be had for as many nights, nearest first (the later of two equally near
 * ones last); at most five, none before `today`. One statement.
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
    select unit_id as "unitId", (array_agg(to_char(arrival, 'YYYY-MM-DD')
      order by abs(arrival::date - ${from}::date), arrival))[1:5] as days
    from (
      select f.unit_id, arrival
      from generate_series(
        greatest(${from}::date - ${reachDays}::int, ${today}::date), ${from}::date + ${reachDays}::int, interval '1 day'
      ) as arrival
      join free_places(
        ${unitIds}::int[], ${from}::date - ${reachDays}::int, ${from}::date + ${reachDays + nights}::int,
        ${now}::timestamptz
      ) f on f.day >= arrival::date and f.day < arrival::date + ${nights}::int
      join daily_rates r on r.unit_id = f.unit_id and r.day = f.day
      where arrival::date <> ${from}::date
      group by f.unit_id, arrival
      having count(*) filter (where not f.closed and f.places >= ${quantity}::int) = ${nights}::int
        and not bool_or(r.closed_to_arrival and r.day = arrival::date)
    ) as possible
    group by unit_id`.execute(db);
  return new Map(rows.map((row) => [row.unitId, row.days]));
}
