import { type RawBuilder, sql } from 'kysely';
import type { DayFacts } from '#modules/pricing/quote/quote-facts.ts';

/** Places and prices of units from a day up to but not including another; `unitIds` is an array of ints. */
export function dayFactsSql(
  unitIds: RawBuilder<unknown>,
  { from, to, now }: Record<'from' | 'to' | 'now', string | Date | RawBuilder<unknown>>,
): RawBuilder<DayFacts> {
  return sql<DayFacts>`
    SELECT f.unit_id AS "unitId", f.day, f.places, f.closed, r.price_vnd AS "priceVnd", r.list_vnd AS "listVnd",
      coalesce(r.reasons, '[]') AS reasons, coalesce(r.min_stay, 1) AS "minStay",
      coalesce(r.max_stay, 0) AS "maxStay", coalesce(r.release_days, 0) AS "releaseDays",
      coalesce(r.closed_to_arrival, false) AS "closedToArrival",
      coalesce(r.closed_to_departure, false) AS "closedToDeparture"
    FROM free_places(${unitIds}, ${from}::date, ${to}::date, ${now}::timestamptz) f
    LEFT JOIN daily_rates r ON r.unit_id = f.unit_id AND r.day = f.day`;
}
