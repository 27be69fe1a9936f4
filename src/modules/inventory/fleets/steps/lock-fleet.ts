import { sql } from 'kysely';
import { inFleets, loadFleet } from '#modules/inventory/fleets/load-fleet.ts';
import type { FleetVehicle } from '#modules/inventory/fleets/pick-vehicles.ts';
import type { Trip } from '#modules/inventory/fleets/vehicle-demand.ts';
import type { Tx } from '#platform/db/connect.ts';

/** At which no hold has lapsed yet: what is still owned under the lock is owned. */
const beforeAll = new Date(0);

/**
 * Locks the vehicles of the fleets that trips want, by id, and tells when they are taken around those trips. Read in
 * a statement after the lock, so that what somebody wrote while we waited is seen.
 */
export async function lockFleet(tx: Tx, trips: readonly Trip[]): Promise<FleetVehicle[]> {
  if (trips.length === 0) return [];
  await sql`
    SELECT FROM vehicles v
    WHERE ${inFleets(trips)}
    ORDER BY v.id
    FOR NO KEY UPDATE`.execute(tx);
  return loadFleet(tx, trips, beforeAll);
}
