import { type RawBuilder, sql } from 'kysely';
import type { FleetFacts } from '#modules/pricing/quote/quote-facts.ts';

/**
 * Fleets, and when each vehicle is owned from a day up to but not including another by a hold that is converted, or active
 * and not lapsed. `which` speaks of `v` (vehicles).
 */
export function fleetFactsSql(
  which: RawBuilder<unknown>,
  { from, to, now }: { from: string; to: string; now: Date },
): RawBuilder<FleetFacts> {
  return sql<FleetFacts>`
    select v.product_id as "productId", v.fleet_id as "fleetId", json_agg(json_build_object('id', v.id, 'busy', coalesce((
      select json_agg(json_build_object('from', ${isoSql('lower')}, 'to', ${isoSql('upper')}) order by o.during)
      from vehicle_holds o join holds h on h.id = o.hold_id
      where o.vehicle_id = v.id and o.owned
        and o.during && tstzrange(${from}::date::timestamptz, ${to}::date::timestamptz)
        and (h.state = 'converted' or (h.state = 'active' and h.lapses_at > ${now}::timestamptz))
    ), '[]')) order by v.id) as vehicles
    from vehicles v
    where v.status and ${which}
    group by v.product_id, v.fleet_id`;
}

/** The end of a period as `Date.toISOString` writes it, so that instants compare as texts. */
function isoSql(end: 'lower' | 'upper') {
  return sql.raw(`to_char(${end}(o.during) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}
