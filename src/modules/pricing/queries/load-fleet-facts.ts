import { sql } from 'kysely';
import { inFleets } from '#modules/inventory/queries/load-fleet.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import type { FactsItem } from '../rules/fact-windows.ts';
import type { FleetFacts, UnitFacts } from '../rules/quote-facts.ts';
import { maxNights } from '../rules/refusal.ts';

/** Trips, what is taken along and the turnaround end at most so many days after the last day that is asked for. */
const slackDays = 9;

/**
 * The fleets of the products that let vehicles and those that units share, and when each vehicle is owned by a hold that
 * is converted, or active and not lapsed. No statement where nothing of the kind is asked for.
 */
export async function loadFleetFacts(
  db: Executor,
  items: readonly FactsItem[],
  units: readonly UnitFacts[],
  now: Date,
): Promise<FleetFacts[]> {
  const lettings = units.filter((unit) => unit.sale === 'vehicles' || unit.fleetUses.length > 0);
  const wanted = items.filter((item) => lettings.some((unit) => unit.unitId === item.unitId));
  if (wanted.length === 0) return [];
  const from = addDays(wanted.map((item) => item.from).sort()[0] as string, -slackDays);
  const to = wanted
    .map((item) => lastDay(item))
    .sort()
    .at(-1) as string;
  const { rows } = await sql<FleetFacts>`
    SELECT v.product_id AS "productId", v.fleet_id AS "fleetId", json_agg(json_build_object('id', v.id, 'busy', coalesce((
      SELECT json_agg(json_build_object('from', ${isoSql('lower')}, 'to', ${isoSql('upper')}) ORDER BY o.during)
      FROM vehicle_holds o JOIN holds h ON h.id = o.hold_id
      WHERE o.vehicle_id = v.id AND o.owned
        AND o.during && tstzrange(${from}::date::timestamptz, ${addDays(to, slackDays)}::date::timestamptz)
        AND (h.state = 'converted' OR (h.state = 'active' AND h.lapses_at > ${now}::timestamptz))
    ), '[]')) ORDER BY v.id) AS vehicles
    FROM vehicles v
    WHERE v.status AND ${inFleets([...lettings, ...lettings.flatMap((unit) => unit.fleetUses)])}
    GROUP BY v.product_id, v.fleet_id`.execute(db);
  return rows;
}

function lastDay({ from, to }: FactsItem): string {
  const latest = addDays(from, maxNights);
  return to === undefined ? from : to < latest ? to : latest;
}

/** The end of a period as `Date.toISOString` writes it, so that instants compare as texts. */
function isoSql(end: 'lower' | 'upper') {
  return sql.raw(`to_char(${end}(o.during) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}
