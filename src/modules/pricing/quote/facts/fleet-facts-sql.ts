import { type RawBuilder, sql } from 'kysely';
import type { FleetFacts } from '#modules/pricing/quote/quote-facts.ts';

/**
 * Fleets, with the times from a day up to but not including another at which each vehicle is owned by a hold that is
 * converted, or active and not lapsed, or paused. `which` is a condition on `v` (vehicles).
 */
export function fleetFactsSql(
  which: RawBuilder<unknown>,
  { from, to, now }: { from: string; to: string; now: Date },
): RawBuilder<FleetFacts> {
  return sql<FleetFacts>`
    SELECT v.product_id AS "productId", v.fleet_id AS "fleetId", json_agg(json_build_object('id', v.id, 'busy', coalesce((
      SELECT json_agg(json_build_object('from', ${isoSql('lower')}, 'to', ${isoSql('upper')}) ORDER BY o.during)
      FROM vehicle_away o
      WHERE o.vehicle_id = v.id
        AND o.during && tstzrange(${from}::date::timestamptz, ${to}::date::timestamptz)
        AND (o.lapses_at IS NULL OR o.lapses_at > ${now}::timestamptz)
    ), '[]')) ORDER BY v.id) AS vehicles
    FROM vehicles v
    WHERE v.status AND ${which}
    GROUP BY v.product_id, v.fleet_id`;
}

/** The end of a period as `Date.toISOString` writes it, so that instants compare as texts. */
function isoSql(end: 'lower' | 'upper') {
  return sql.raw(`to_char(${end}(o.during) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}
