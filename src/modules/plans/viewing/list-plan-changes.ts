import type { Executor } from '#platform/db/connect.ts';
import { type ChangeWord, changeWords } from '../change-words.ts';

/** The changes of a plan with their authors, newest first. */
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

/** The names of a plan's editors besides its owner, in the order in which they joined. */
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
