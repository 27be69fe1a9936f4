import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { type FleetDraft, fleetInput, type UnitInput } from '../schema.ts';

/**
 * Writes the vehicles of products under their codes; those no longer named are switched off, never deleted. Rows are
 * locked by id first, in the order in which bookings lock them.
 */
export async function saveFleets(
  tx: Tx,
  fleets: readonly { productId: number; codes: readonly string[] }[],
): Promise<void> {
  if (fleets.length === 0) return;
  const productIds = fleets.map(({ productId }) => productId);
  await tx
    .selectFrom('vehicles')
    .select('id')
    .where('product_id', 'in', productIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx.updateTable('vehicles').set({ status: false }).where('product_id', 'in', productIds).execute();
  const named = fleets.flatMap(({ productId, codes }) => codes.map((code) => ({ productId, code })));
  await sql`
    INSERT INTO vehicles (product_id, code)
    SELECT * FROM unnest(${named.map(({ productId }) => productId)}::int[], ${named.map(({ code }) => code)}::text[])
    ON CONFLICT (product_id, code) DO UPDATE SET status = true`.execute(tx);
}

/**
 * Writes which shared fleets a unit needs. An unchanged use keeps its `since`, because places sold from then on are known
 * to have their vehicles. @throws when a fleet is unknown
 */
export async function saveFleetUses(tx: Tx, unitId: number, uses: UnitInput['fleets']): Promise<void> {
  const codes = uses.map((use) => use.fleet);
  const known = codes.length
    ? await tx.selectFrom('fleets').select(['id', 'code']).where('code', 'in', codes).execute()
    : [];
  const idOf = new Map(known.map((row) => [row.code, row.id]));
  const unknown = codes.find((code) => !idOf.has(code));
  if (unknown !== undefined) throw new Error(`Unknown fleet ${unknown}`);
  const ids = [...idOf.values()];
  await sql`DELETE FROM unit_fleets WHERE unit_id = ${unitId} AND NOT fleet_id = ANY (${ids}::int[])`.execute(
    tx,
  );
  for (const { fleet, quantity, per, startsAt = null, minutes } of uses) {
    await sql`
      INSERT INTO unit_fleets AS known (unit_id, fleet_id, quantity, per, starts_at, minutes)
      VALUES (${unitId}, ${idOf.get(fleet)}, ${quantity}, ${per}, ${startsAt}::time, ${minutes})
      ON CONFLICT (unit_id, fleet_id) DO UPDATE SET quantity = excluded.quantity, per = excluded.per,
        starts_at = excluded.starts_at, minutes = excluded.minutes, since = clock_timestamp()
      WHERE (known.quantity, known.per, known.starts_at, known.minutes)
        IS DISTINCT FROM (excluded.quantity, excluded.per, excluded.starts_at, excluded.minutes)`.execute(tx);
  }
}

/**
 * Writes a fleet that units of any products share, under its code, with a vehicle for each of its codes; those no longer
 * named are switched off, never deleted. Vehicles are locked by id first, in the order in which bookings lock them.
 * Idempotent.
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
