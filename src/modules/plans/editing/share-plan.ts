import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { openPlan } from '../access/plan-access.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import type { PlanRefusal } from '../plan-refusals.ts';
import type { Visibility } from '../schema.ts';
import { newSlug } from './create-plan.ts';
import { recordPlanChange } from './steps/record-plan-change.ts';

export type SharePlanResult = { ok: true; slug: string } | { ok: false; reason: PlanRefusal };

/**
 * Says who may see a plan. Only its owner may; what is to be public is read by staff first and is open by its link until
 * then. Safe to repeat.
 */
export async function sharePlan(
  db: Executor,
  { slug, visibility, visitor }: { slug: string; visibility: Visibility; visitor: PlanVisitor },
  now: Date,
): Promise<SharePlanResult> {
  return inTransaction(db, async (tx): Promise<SharePlanResult> => {
    const open = await openPlan(tx, slug, visitor, { lock: true });
    if (!open) return { ok: false, reason: 'unknown_plan' };
    if (open.access !== 'owner') return { ok: false, reason: 'not_allowed' };
    const { plan, name } = open;
    if (plan.visibility === visibility) return { ok: true, slug };
    await tx
      .updateTable('plans')
      .set({ visibility, review: visibility === 'public' ? 'waiting' : null, review_reason: '' })
      .where('id', '=', plan.id)
      .execute();
    await recordPlanChange(tx, { planId: plan.id, by: name, what: 'shared', now });
    return { ok: true, slug };
  });
}

/** Makes both links anew: who had the old ones sees nothing any more, and who edited by one does not. Only for the owner. */
export async function renewPlanLinks(
  db: Executor,
  { slug, visitor }: { slug: string; visitor: PlanVisitor },
  now: Date,
): Promise<SharePlanResult> {
  return inTransaction(db, async (tx): Promise<SharePlanResult> => {
    const open = await openPlan(tx, slug, visitor, { lock: true });
    if (!open) return { ok: false, reason: 'unknown_plan' };
    if (open.access !== 'owner') return { ok: false, reason: 'not_allowed' };
    const { plan, name } = open;
    const renewed = newSlug();
    await tx
      .updateTable('plans')
      .set({ slug: renewed, edit_version: plan.editVersion + 1 })
      .where('id', '=', plan.id)
      .execute();
    await tx.deleteFrom('plan_editors').where('plan_id', '=', plan.id).execute();
    await recordPlanChange(tx, { planId: plan.id, by: name, what: 'shared', now });
    return { ok: true, slug: renewed };
  });
}

/** Deletes a plan with all that hangs on it but bookings. Only for its owner. Safe to repeat. */
export async function deletePlan(
  db: Executor,
  { slug, visitor }: { slug: string; visitor: PlanVisitor },
): Promise<{ ok: true } | { ok: false; reason: PlanRefusal }> {
  return inTransaction(db, async (tx) => {
    const open = await openPlan(tx, slug, visitor, { lock: true });
    if (!open) return { ok: false, reason: 'unknown_plan' };
    if (open.access !== 'owner') return { ok: false, reason: 'not_allowed' };
    await tx.deleteFrom('plan_items').where('plan_id', '=', open.plan.id).execute();
    await tx.deleteFrom('plans').where('id', '=', open.plan.id).execute();
    return { ok: true };
  });
}
