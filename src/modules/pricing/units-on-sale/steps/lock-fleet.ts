import { sql } from 'kysely';
import { listSharedFleets, type SharedFleet } from '#modules/catalog/selling/units.ts';
import type { Tx } from '#platform/db/connect.ts';
import { type LockedSale, lockSales } from './lock-sale.ts';

/** Locks a shared fleet, after the products whose units use it, because a change of the fleet changes their availability. */
export async function lockFleetWithSales(
  tx: Tx,
  code: string,
): Promise<{ fleet: SharedFleet | null; sales: Map<number, LockedSale> }> {
  const users = (await findFleet(tx, code))?.users ?? [];
  const productIds = [...new Set(users.map(({ productId }) => productId))].sort((a, b) => a - b);
  const sales = await lockSales(tx, productIds);
  return { sales, fleet: await lockFleet(tx, code) };
}

/** Also locks a fleet that does not exist yet: of two transactions that add it under one code, the second sees the first. */
export async function lockFleet(tx: Tx, code: string): Promise<SharedFleet | null> {
  return (await lockFleets(tx, [code])).get(code) ?? null;
}

/** The same for many fleets, by code, in the common lock order. */
export async function lockFleets(tx: Tx, codes: readonly string[]): Promise<Map<string, SharedFleet>> {
  const keys = codes.map((code) => `fleet ${code}`);
  await sql`
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtext(named) AS key FROM unnest(${keys}::text[]) AS named ORDER BY 1) AS keys`.execute(
    tx,
  );
  const fleets = await listSharedFleets(tx, { codes });
  return new Map(fleets.map((fleet) => [fleet.code, fleet]));
}

/** Locks by id, in the order in which bookings lock them. */
export async function lockVehicles(tx: Tx, fleetIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom('vehicles')
    .select('id')
    .where('fleet_id', 'in', fleetIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function findFleet(tx: Tx, code: string): Promise<SharedFleet | null> {
  return (await listSharedFleets(tx, { codes: [code] }))[0] ?? null;
}
