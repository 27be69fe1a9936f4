import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** Vehicles of a shared fleet with upcoming trips, with their number, by code. */
export async function listTripsAhead(
  db: Executor,
  fleetId: number,
  now: Date,
): Promise<{ id: number; code: string; trips: number }[]> {
  const { rows } = await sql<{ id: number; code: string; trips: number }>`
    SELECT v.id, v.code, count(*)::int AS trips
    FROM vehicles v JOIN vehicle_holds o ON o.vehicle_id = v.id AND o.owned AND upper(o.during) > ${now}::timestamptz
      JOIN holds h ON h.id = o.hold_id AND NOT (h.state = 'active' AND h.lapses_at <= ${now}::timestamptz)
    WHERE v.fleet_id = ${fleetId} GROUP BY v.id ORDER BY v.id`.execute(db);
  return rows;
}
