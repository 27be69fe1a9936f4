import { type RawBuilder, sql } from 'kysely';
import type { DayFacts } from '#modules/pricing/quote/quote-facts.ts';

/** Places and prices of units from a day up to but not including another; `unitIds` is an array of ints. */
export function dayFactsSql(
  unitIds: RawBuilder<unknown>,
  { from, to, now }: { from: string; to: string; now: Date },
): RawBuilder<DayFacts> {
  return sql<DayFacts>`
    select f.unit_id as "unitId", f.day, f.places, f.closed, r.price_vnd as "priceVnd", r.list_vnd as "listVnd",
      coalesce(r.reasons, '[]') as reasons, coalesce(r.min_stay, 1) as "minStay",
      coalesce(r.closed_to_arrival, false) as "closedToArrival",
      coalesce(r.closed_to_departure, false) as "closedToDeparture"
    from free_places(${unitIds}, ${from}::date, ${to}::date, ${now}::timestamptz) f
    left join daily_rates r on r.unit_id = f.unit_id and r.day = f.day`;
}
