import type { Executor } from '#platform/db/connect.ts';
import { loadPlan } from './load-plan.ts';

/** The plans of an account with all that stands in them, for a copy of their owner's data. */
export async function exportGuestPlans(db: Executor, userId: string) {
  const rows = await db
    .selectFrom('plans')
    .select('id')
    .where('owner_user_id', '=', userId)
    .orderBy('id')
    .execute();
  const plans = [];
  for (const { id } of rows) plans.push(await loadPlan(db, id));
  return plans.flatMap((plan) => (plan ? [plan] : []));
}
