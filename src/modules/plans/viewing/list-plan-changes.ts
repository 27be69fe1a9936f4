import type { Executor } from '#platform/db/connect.ts';
import { type ChangeWord, changeWords } from '../change-words.ts';

/** Who changed what, the newest first. */
export async function listPlanChanges(
  db: Executor,
  planId: number,
  limit: number,
): Promise<{ at: Date; by: string; what: string; about: string }[]> {
  const rows = await db
    .selectFrom('plan_changes')
    .select(['at', 'by_name as by', 'what', 'about'])
    .where('plan_id', '=', planId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, what: changeWords[row.what as ChangeWord] }));
}

/** What those are called who may edit a plan besides its owner, in the order in which they came. */
export async function listPlanEditors(db: Executor, planId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('plan_editors as e')
    .innerJoin('plans as p', 'p.id', 'e.plan_id')
    .whereRef('e.edit_version', '=', 'p.edit_version')
    .where('e.plan_id', '=', planId)
    .select('e.name')
    .orderBy('e.id')
    .execute();
  return rows.map(({ name }) => name);
}
