import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { lockDays } from './steps/lock-days.ts';

/** Days from `from` up to but not including `to` blocked by other channels; `quantity` null is the whole unit. */
export interface Block {
  from: string;
  to: string;
  quantity: number | null;
}

/**
 * Replaces the blocks of a unit from one source, which reduce what can be sold here. Held and sold places stay: a day may then
 * be overbooked, which `listOverbookedDays` reports. Days before `today` stay unchanged. The caller has locked the product, so
 * that nobody opens days meanwhile. Idempotent.
 * @returns whether the number of blocked places of any day has changed
 */
export async function replaceBlocks(
  tx: Tx,
  {
    unitId,
    source,
    blocks,
    today,
  }: { unitId: number; source: string; blocks: readonly Block[]; today: string },
): Promise<boolean> {
  const { rows: days } = await sql<{ day: string }>`
    SELECT day FROM inventory WHERE unit_id = ${unitId} AND day >= ${today}::date`.execute(tx);
  await lockDays(
    tx,
    days.map(({ day }) => ({ unitId, day })),
  );
  await tx.deleteFrom('unit_blocks').where('unit_id', '=', unitId).where('source', '=', source).execute();
  if (blocks.length > 0)
    await sql`
      INSERT INTO unit_blocks (unit_id, source, from_day, to_day, quantity)
      SELECT ${unitId}, ${source}, * FROM unnest(
        ${blocks.map(({ from }) => from)}::date[], ${blocks.map(({ to }) => to)}::date[],
        ${blocks.map(({ quantity }) => quantity)}::int[])`.execute(tx);
  const { numAffectedRows } = await sql`
    UPDATE inventory SET blocked = blocked_on(unit_id, day)
    WHERE unit_id = ${unitId} AND day >= ${today}::date AND blocked <> blocked_on(unit_id, day)`.execute(tx);
  return Number(numAffectedRows) > 0;
}
