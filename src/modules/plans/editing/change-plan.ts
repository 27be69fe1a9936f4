import { announceChange } from '#platform/cache/page-cache.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { type OpenPlan, openPlan } from '../access/plan-access.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import type { ChangeWord } from '../change-words.ts';
import { type PlanRefusal, refusalOfLimit } from '../plan-refusals.ts';
import type { PlanChange } from '../schema.ts';
import { changeDays } from './steps/change-days.ts';
import { changeItems } from './steps/change-items.ts';
import { describePlan } from './steps/describe-plan.ts';
import { recordPlanChange } from './steps/record-plan-change.ts';
import type { StepResult } from './steps/step-result.ts';

export type ChangePlanResult = { ok: true; version: number } | { ok: false; reason: PlanRefusal };

/**
 * Applies one change to a plan. The plan is locked first, so concurrent changes are serialized, each on top of the others: additions
 * are kept, edits of different fields of an item are merged, and overwriting or removing something that the editor has not seen is
 * refused ('changed'). The same addition sent twice counts once.
 */
export async function changePlan(
  db: Executor,
  { slug, change, visitor }: { slug: string; change: PlanChange; visitor: PlanVisitor },
  now: Date,
): Promise<ChangePlanResult> {
  try {
    return await inTransaction(db, async (tx): Promise<ChangePlanResult> => {
      const open = await openPlan(tx, slug, visitor, { lock: true });
      if (!open) return { ok: false, reason: 'unknown_plan' };
      if (open.access === 'viewer') return { ok: false, reason: 'not_allowed' };
      const result = await takeStep(tx, open, change);
      if (!result.ok) return result;
      if (result.what === null) return { ok: true, version: open.plan.version };
      await noteChange(tx, open, { what: result.what, about: result.about, now });
      return { ok: true, version: open.plan.version + 1 };
    });
  } catch (fault) {
    const reason = refusalOfLimit(fault);
    if (reason) return { ok: false, reason };
    throw fault;
  }
}

/** Records a change. A plan that staff have reviewed must be reviewed again after a change; until then it is not public. */
export async function noteChange(
  tx: Tx,
  { plan, name }: OpenPlan,
  { what, about = '', now }: { what: ChangeWord; about?: string; now: Date },
): Promise<void> {
  await recordPlanChange(tx, { planId: plan.id, by: name, what, about, now });
  if (plan.review === 'published' || plan.review === 'rejected')
    await tx.updateTable('plans').set({ review: 'waiting' }).where('id', '=', plan.id).execute();
  if (plan.review === 'published') await announceChange(tx, ['plans']);
}

function takeStep(tx: Tx, { plan }: OpenPlan, change: PlanChange): Promise<StepResult> {
  switch (change.op) {
    case 'describe':
      return describePlan(tx, plan.id, change);
    case 'add-day':
    case 'rename-day':
    case 'move-day':
    case 'remove-day':
      return changeDays(tx, plan.id, change);
    default:
      return changeItems(tx, plan.id, change);
  }
}
