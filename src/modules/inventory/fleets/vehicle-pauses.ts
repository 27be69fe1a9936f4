import { sql } from 'kysely';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';

/** A period in which a vehicle is paused. */
export interface VehiclePause {
  id: number;
  from: Date;
  until: Date;
  reason: string;
}

/** Pauses a vehicle for a period. The caller has locked it. @returns false when another pause overlaps */
export async function writeVehiclePause(
  tx: Tx,
  { vehicleId, from, until, reason, actor }: Omit<VehiclePause, 'id'> & { vehicleId: number; actor: Actor },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO vehicle_pauses (vehicle_id, during, reason, made_by, made_at)
    SELECT ${vehicleId}, tstzrange(${from}::timestamptz, ${until}::timestamptz), ${reason}, ${actorText(actor)}, ${now}
    WHERE NOT EXISTS (SELECT FROM vehicle_pauses p WHERE p.vehicle_id = ${vehicleId}
      AND p.during && tstzrange(${from}::timestamptz, ${until}::timestamptz))`.execute(tx);
  return Number(numAffectedRows) === 1;
}

/** Ends a pause early; the part that has passed stays recorded. @returns whether there was such a pause */
export async function endVehiclePause(
  tx: Tx,
  { vehicleId, pauseId }: { vehicleId: number; pauseId: number },
  now: Date,
): Promise<boolean> {
  const open = sql`id = ${pauseId} AND vehicle_id = ${vehicleId} AND upper(during) > ${now}::timestamptz`;
  const cut = await sql`
    UPDATE vehicle_pauses SET during = tstzrange(lower(during), ${now}::timestamptz)
    WHERE ${open} AND lower(during) < ${now}::timestamptz`.execute(tx);
  if (Number(cut.numAffectedRows) === 1) return true;
  const deleted = await sql`DELETE FROM vehicle_pauses WHERE ${open}`.execute(tx);
  return Number(deleted.numAffectedRows) === 1;
}
