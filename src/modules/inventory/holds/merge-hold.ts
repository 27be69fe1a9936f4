import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/** Puts all that one sold hold owns into another one of the same transaction's, and removes the empty one. */
export async function mergeHold(tx: Tx, fromId: string, intoId: string): Promise<void> {
  await sql`
    INSERT INTO hold_lines (hold_id, unit_id, day, quantity)
    SELECT ${intoId}::uuid, unit_id, day, quantity FROM hold_lines WHERE hold_id = ${fromId}
    ON CONFLICT (hold_id, unit_id, day) DO UPDATE SET quantity = hold_lines.quantity + excluded.quantity`.execute(
    tx,
  );
  await tx.deleteFrom('hold_lines').where('hold_id', '=', fromId).execute();
  await tx.updateTable('vehicle_holds').set({ hold_id: intoId }).where('hold_id', '=', fromId).execute();
  await tx.deleteFrom('holds').where('id', '=', fromId).execute();
}
