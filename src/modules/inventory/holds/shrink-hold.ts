import { sql } from 'kysely';
import { lockDays } from '#modules/inventory/days/steps/lock-days.ts';
import type { FleetUse } from '#modules/inventory/fleets/fleet-demand.ts';
import { listFleetUses } from '#modules/inventory/fleets/steps/list-fleet-uses.ts';
import type { VehicleDemand } from '#modules/inventory/fleets/vehicle-demand.ts';
import type { Tx } from '#platform/db/connect.ts';
import { type Demand, sumDemand } from '../sum-demand.ts';
import { lockSoldHold } from './steps/lock-sold-hold.ts';

interface Shrink {
  demand: readonly Demand[];
  vehicles: readonly VehicleDemand[];
  /** Further rows that the caller is about to take, so that all are locked in one order. */
  alsoLock?: readonly Demand[];
}

/**
 * Gives some of the sold places of a hold back, as of one item of several; the rest stays sold. @throws when the hold has
 * not sold them
 */
export async function shrinkHold(
  tx: Tx,
  holdId: string,
  { demand, vehicles, alsoLock = [] }: Shrink,
): Promise<void> {
  await lockSoldHold(tx, holdId);
  const rows = sumDemand(demand);
  await lockDays(tx, [...rows, ...alsoLock]);
  const uses = await listFleetUses(tx, [...new Set(rows.map((row) => row.unitId))]);
  for (const row of rows) await giveBack(tx, holdId, row, uses);
  for (const vehicle of vehicles) await freeVehicles(tx, holdId, vehicle);
}

async function giveBack(
  tx: Tx,
  holdId: string,
  { unitId, day, quantity }: Demand,
  uses: readonly FleetUse[],
): Promise<void> {
  const line = tx
    .selectFrom('hold_lines')
    .select('quantity')
    .where('hold_id', '=', holdId)
    .where('unit_id', '=', unitId)
    .where('day', '=', day);
  const { quantity: owned } = await line.executeTakeFirstOrThrow();
  if (owned < quantity) throw new Error(`Hold ${holdId} has ${owned} of unit ${unitId} on ${day}`);
  await sql`
    UPDATE inventory SET sold = sold - ${quantity} WHERE unit_id = ${unitId} AND day = ${day}::date`.execute(
    tx,
  );
  await (owned === quantity
    ? sql`DELETE FROM hold_lines WHERE hold_id = ${holdId} AND unit_id = ${unitId} AND day = ${day}::date`
    : sql`UPDATE hold_lines SET quantity = quantity - ${quantity}
        WHERE hold_id = ${holdId} AND unit_id = ${unitId} AND day = ${day}::date`
  ).execute(tx);
  const own = uses.filter((use) => use.unitId === unitId);
  if (owned === quantity) await freePlaceVehicles(tx, holdId, { unitId, day });
  else
    for (const use of own.filter(({ per }) => per === 'piece'))
      await freePlaceVehicles(tx, holdId, { unitId, day }, { ...use, count: use.quantity * quantity });
}

/** Frees the vehicles of a place: all of them, or a number of one fleet. */
async function freePlaceVehicles(
  tx: Tx,
  holdId: string,
  { unitId, day }: { unitId: number; day: string },
  some?: { fleetId: number; count: number },
): Promise<void> {
  await sql`
    DELETE FROM vehicle_holds o USING (
      SELECT o.vehicle_id, o.during FROM vehicle_holds o JOIN vehicles v ON v.id = o.vehicle_id
      WHERE o.hold_id = ${holdId} AND o.unit_id = ${unitId} AND o.day = ${day}::date
        AND (${some?.fleetId ?? null}::int IS NULL OR v.fleet_id = ${some?.fleetId ?? null}::int)
      ORDER BY o.vehicle_id LIMIT ${some?.count ?? null}::int
    ) given
    WHERE o.hold_id = ${holdId} AND o.vehicle_id = given.vehicle_id AND o.during = given.during`.execute(tx);
}

async function freeVehicles(
  tx: Tx,
  holdId: string,
  { productId = null, fleetId = null, from, to, quantity }: VehicleDemand,
): Promise<void> {
  const { numAffectedRows } = await sql`
    DELETE FROM vehicle_holds o USING (
      SELECT o.vehicle_id, o.during FROM vehicle_holds o JOIN vehicles v ON v.id = o.vehicle_id
      WHERE o.hold_id = ${holdId} AND o.unit_id IS NULL
        AND (v.product_id = ${productId}::int OR v.fleet_id = ${fleetId}::int)
        AND o.during = tstzrange(${from}::timestamptz, ${to}::timestamptz)
      ORDER BY o.vehicle_id LIMIT ${quantity}
    ) given
    WHERE o.hold_id = ${holdId} AND o.vehicle_id = given.vehicle_id AND o.during = given.during`.execute(tx);
  if (Number(numAffectedRows) !== quantity) throw new Error(`Hold ${holdId} does not have those vehicles`);
}
