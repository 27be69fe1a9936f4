import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { FleetVehicle } from './pick-vehicles.ts';
import type { FleetRef, Trip } from './vehicle-demand.ts';

type Row = Omit<FleetVehicle, 'taken'> & { taken: [number, number][] };

/**
 * The vehicles that could serve trips, with the times at which they are taken around them; `pickVehicles` then decides
 * whether a time is available. Vehicles of holds that have lapsed by `now` count as free; paused vehicles count as
 * taken. One statement; none without trips.
 */
export async function loadFleet(db: Executor, trips: readonly Trip[], now: Date): Promise<FleetVehicle[]> {
  if (trips.length === 0) return [];
  const from = new Date(Math.min(...trips.map((trip) => trip.from)));
  const to = new Date(Math.max(...trips.map((trip) => trip.to)));
  const { rows } = await sql<Row>`
    SELECT v.id, v.product_id AS "productId", v.fleet_id AS "fleetId", coalesce((
      SELECT json_agg(json_build_array(
        extract(epoch FROM lower(o.during)) * 1000, extract(epoch FROM upper(o.during)) * 1000
      ))
      FROM vehicle_away o
      WHERE o.vehicle_id = v.id AND o.during && tstzrange(${from}::timestamptz, ${to}::timestamptz)
        AND (o.lapses_at IS NULL OR o.lapses_at > ${now}::timestamptz)
    ), '[]') AS taken
    FROM vehicles v
    WHERE ${inFleets(trips)} AND v.status
    ORDER BY v.id`.execute(db);
  return rows.map((row) => ({ ...row, taken: row.taken.map(([start, end]) => ({ from: start, to: end })) }));
}

/** Condition for vehicles `v` of the fleets that trips need. */
export function inFleets(trips: readonly FleetRef[]) {
  return sql<boolean>`(v.product_id = ANY (${trips.flatMap((trip) => trip.productId ?? [])}::int[])
    OR v.fleet_id = ANY (${trips.flatMap((trip) => trip.fleetId ?? [])}::int[]))`;
}
