import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import type { ChangeWord } from '../../change-words.ts';

/** Maximum changes kept per plan. */
const kept = 200;

/** Records who changed what in a plan, and increments its version. The caller holds the plan's lock. */
export async function recordPlanChange(
  tx: Tx,
  {
    planId,
    by,
    what,
    about = '',
    now,
  }: { planId: number; by: string; what: ChangeWord; about?: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('plan_changes')
    .values({ plan_id: planId, at: now, by_name: by, what, about })
    .execute();
  await sql`
    DELETE FROM plan_changes WHERE plan_id = ${planId} AND id <= (
      SELECT id FROM plan_changes WHERE plan_id = ${planId} ORDER BY id DESC OFFSET ${kept} LIMIT 1)`.execute(
    tx,
  );
  await tx
    .updateTable('plans')
    .set({ updated_at: now, version: sql`version + 1` })
    .where('id', '=', planId)
    .execute();
}
