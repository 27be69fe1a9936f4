import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import type { UnitInput } from '../schema.ts';

/**
 * Writes what a unit needs of shared fleets. A use that stays as it is keeps its `since`, because places sold from then on
 * are known to have their vehicles. @throws for an unknown fleet
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
