import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db/connect.ts';

/**
 * Deletes days before `before` that were never held. The others stay for good: the ledger of holds refers to them, and the nightly
 * reconciliation compares them. Idempotent.
 * @param kept days that something else refers to
 * @returns the number of deleted rows
 */
export async function forgetDays(
  db: Executor,
  { unitIds, before, kept }: { unitIds: number[]; before: string; kept: { unitId: number; day: string }[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM inventory i
    WHERE i.unit_id = ANY (${unitIds}::int[]) AND i.day < ${before}::date AND i.held + i.sold = 0
      AND NOT EXISTS (SELECT FROM hold_lines l WHERE l.unit_id = i.unit_id AND l.day = i.day)
      AND (i.unit_id, i.day) NOT IN (
        SELECT * FROM unnest(${kept.map(({ unitId }) => unitId)}::int[], ${kept.map(({ day }) => day)}::date[]))`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Deletes all days of units that were never on sale. */
export async function removeDays(tx: Tx, unitIds: readonly number[]): Promise<void> {
  if (unitIds.length === 0) return;
  await tx.deleteFrom('inventory').where('unit_id', 'in', unitIds).execute();
}
