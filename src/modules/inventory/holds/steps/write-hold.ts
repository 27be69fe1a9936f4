import { sql } from 'kysely';
import type { Trip } from '#modules/inventory/fleets/vehicle-demand.ts';
import type { Demand } from '#modules/inventory/sum-demand.ts';
import type { Tx } from '#platform/db/connect.ts';

interface NewHold {
  hold: { id: string; state: 'active'; expires_at: Date; lapses_at: Date };
  /** Summed for each unit and day. */
  lines: Demand[];
  picks: { vehicleId: number; trip: Trip }[];
  vouchers: readonly string[];
}

/** Writes a hold and everything it owns; all rows are locked and checked already. */
export async function writeHold(tx: Tx, { hold, lines, picks, vouchers }: NewHold): Promise<void> {
  await tx.insertInto('holds').values(hold).execute();
  if (lines.length > 0) {
    await addHeld(tx, lines);
    await tx
      .insertInto('hold_lines')
      .values(
        lines.map((row) => ({ hold_id: hold.id, unit_id: row.unitId, day: row.day, quantity: row.quantity })),
      )
      .execute();
  }
  if (picks.length > 0) await ownVehicles(tx, hold.id, picks);
  if (vouchers.length > 0) await reserveVouchers(tx, hold.id, vouchers);
}

/** Conditional although the rows are locked and checked: should either be wrong one day, nothing is written. */
async function addHeld(tx: Tx, lines: Demand[]): Promise<void> {
  const { numAffectedRows } = await sql`
    UPDATE inventory i SET held = i.held + wanted.quantity
    FROM unnest(
      ${lines.map((row) => row.unitId)}::int[],
      ${lines.map((row) => row.day)}::date[],
      ${lines.map((row) => row.quantity)}::int[]
    ) AS wanted (unit_id, day, quantity)
    WHERE i.unit_id = wanted.unit_id AND i.day = wanted.day
      AND NOT i.closed AND i.held + i.sold + i.blocked + wanted.quantity <= i.allotment`.execute(tx);
  if (Number(numAffectedRows) !== lines.length) throw new Error('Inventory changed although it is locked');
}

/** The exclusion constraint refuses what was picked wrongly. */
async function ownVehicles(tx: Tx, holdId: string, picks: NewHold['picks']): Promise<void> {
  await sql`
    INSERT INTO vehicle_holds (hold_id, vehicle_id, during, unit_id, day)
    SELECT ${holdId}::uuid, vehicle_id, tstzrange(start_at, end_at), unit_id, day
    FROM unnest(
      ${picks.map((pick) => pick.vehicleId)}::int[],
      ${picks.map((pick) => new Date(pick.trip.from))}::timestamptz[],
      ${picks.map((pick) => new Date(pick.trip.to))}::timestamptz[],
      ${picks.map((pick) => pick.trip.place?.unitId ?? null)}::int[],
      ${picks.map((pick) => pick.trip.place?.day ?? null)}::date[]
    ) AS picked (vehicle_id, start_at, end_at, unit_id, day)`.execute(tx);
}

async function reserveVouchers(tx: Tx, holdId: string, codes: readonly string[]): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('open_vouchers')
    .set({ state: 'reserved', hold_id: holdId })
    .where('code', 'in', codes)
    .where('state', '=', 'issued')
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== codes.length)
    throw new Error('Prepaid codes changed although they are locked');
}
