import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { type Demand, sumDemand } from '../rules/sum-demand.ts';
import type { VehicleDemand } from '../rules/vehicle-demand.ts';
import { lockPlaces } from './lock-places.ts';

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
  const hold = await tx
    .selectFrom('holds')
    .select('state')
    .where('id', '=', holdId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (hold.state !== 'converted') throw new Error(`Hold ${holdId} is ${hold.state}, not sold`);
  const rows = sumDemand(demand);
  await lockPlaces(tx, [...rows, ...alsoLock]);
  for (const { unitId, day, quantity } of rows) await giveBack(tx, holdId, { unitId, day, quantity });
  for (const vehicle of vehicles) await freeVehicles(tx, holdId, vehicle);
}

async function giveBack(tx: Tx, holdId: string, { unitId, day, quantity }: Demand): Promise<void> {
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
}

async function freeVehicles(
  tx: Tx,
  holdId: string,
  { productId, from, to, quantity }: VehicleDemand,
): Promise<void> {
  const { numAffectedRows } = await sql`
    DELETE FROM vehicle_holds o USING (
      SELECT o.vehicle_id, o.during FROM vehicle_holds o JOIN vehicles v ON v.id = o.vehicle_id
      WHERE o.hold_id = ${holdId} AND v.product_id = ${productId}
        AND o.during = tstzrange(${from}::timestamptz, ${to}::timestamptz)
      ORDER BY o.vehicle_id LIMIT ${quantity}
    ) given
    WHERE o.hold_id = ${holdId} AND o.vehicle_id = given.vehicle_id AND o.during = given.during`.execute(tx);
  if (Number(numAffectedRows) !== quantity) throw new Error(`Hold ${holdId} has not got those vehicles`);
}
