import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import type { FactWindow } from '../rules/fact-windows.ts';
import type { DayFacts } from '../rules/quote-facts.ts';

/** Places and prices of units in their windows. The day of departure belongs to it: it may be closed to departures. */
export async function loadDayFacts(db: Executor, windows: FactWindow[], now: Date): Promise<DayFacts[]> {
  if (windows.length === 0) return [];
  const { from, to } = spanOf(windows);
  const { rows } = await sql<DayFacts>`
    SELECT f.unit_id AS "unitId", f.day, f.places, f.closed, r.price_vnd AS "priceVnd",
      coalesce(r.reasons, '[]') AS reasons, coalesce(r.min_stay, 1) AS "minStay",
      coalesce(r.closed_to_arrival, false) AS "closedToArrival",
      coalesce(r.closed_to_departure, false) AS "closedToDeparture"
    FROM free_places(
      ${windows.map((row) => row.unitId)}::int[], ${from}::date, ${addDays(to, 1)}::date, ${now}::timestamptz
    ) f
    JOIN unnest(
      ${windows.map((row) => row.unitId)}::int[], ${windows.map((row) => row.from)}::date[],
      ${windows.map((row) => row.to)}::date[]
    ) AS w (unit_id, from_day, to_day) ON w.unit_id = f.unit_id AND f.day BETWEEN w.from_day AND w.to_day
    LEFT JOIN daily_rates r ON r.unit_id = f.unit_id AND r.day = f.day`.execute(db);
  return rows;
}

/** The first and the last day of all windows. */
export function spanOf(windows: readonly FactWindow[]): { from: string; to: string } {
  const from = windows.map((row) => row.from).sort()[0] ?? '';
  return {
    from,
    to:
      windows
        .map((row) => row.to)
        .sort()
        .at(-1) ?? from,
  };
}
