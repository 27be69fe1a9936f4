import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { loadFleet } from '../queries/load-fleet.ts';
import type { FleetVehicle } from '../rules/pick-vehicles.ts';
import type { Trip } from '../rules/vehicle-demand.ts';

/** At which no hold has lapsed yet: what is still owned under the lock is owned. */
const beforeAll = new Date(0);

/**
 * Locks the vehicles of the products that trips want, by id, and tells when they are taken around those trips. Read in
 * a statement after the lock, so that what somebody wrote while we waited is seen.
 */
export async function lockFleet(tx: Tx, trips: readonly Trip[]): Promise<FleetVehicle[]> {
  if (trips.length === 0) return [];
  await sql`
    SELECT FROM vehicles
    WHERE product_id = ANY (${trips.map((trip) => trip.productId)}::int[])
    ORDER BY id
    FOR NO KEY UPDATE`.execute(tx);
  return loadFleet(tx, trips, beforeAll);
}
