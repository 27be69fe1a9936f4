import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/**
 * Deletes days before `before` that nobody ever held and no disruption stopped. The others stay for good: the ledger of holds refers to
 * them, and the nightly proof counts it beside them. Safe to repeat.
 * @returns how many rows went
 */
export async function forgetDays(
  db: Executor,
  { unitIds, before }: { unitIds: number[]; before: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM inventory i
    WHERE i.unit_id = ANY (${unitIds}::int[]) AND i.day < ${before}::date AND i.held + i.sold = 0
      AND NOT EXISTS (SELECT FROM hold_lines l WHERE l.unit_id = i.unit_id AND l.day = i.day)
      AND NOT EXISTS (SELECT FROM disruption_days d WHERE d.unit_id = i.unit_id AND d.day = i.day)`.execute(
    db,
  );
  return Number(numAffectedRows);
}
