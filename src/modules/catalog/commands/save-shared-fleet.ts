import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { type FleetDraft, fleetInput } from '../schema.ts';

/**
 * Writes a fleet that units of any products share, under its code, with a vehicle for each of its codes; what is no longer
 * named is switched off, never removed. Vehicles are locked by id first, as a booking locks them. Safe to repeat.
 */
export async function saveSharedFleet(tx: Tx, draft: FleetDraft): Promise<{ id: number }> {
  const { code, title, turnaroundMinutes, vehicles } = fleetInput.parse(draft);
  const row = { code, title, turnaround_minutes: turnaroundMinutes, updated_at: new Date() };
  const { id } = await tx
    .insertInto('fleets')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.selectFrom('vehicles').select('id').where('fleet_id', '=', id).orderBy('id').forUpdate().execute();
  await tx.updateTable('vehicles').set({ status: false }).where('fleet_id', '=', id).execute();
  await sql`
    INSERT INTO vehicles (fleet_id, code) SELECT ${id}::int, unnest(${vehicles}::text[])
    ON CONFLICT (fleet_id, code) DO UPDATE SET status = true`.execute(tx);
  return { id };
}
