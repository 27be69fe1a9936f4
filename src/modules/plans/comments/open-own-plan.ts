import type { Tx } from '#platform/db/connect.ts';
import { openPlan } from '../access/plan-access.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import type { PlanRefusal } from '../plan-refusals.ts';

export type Done = { ok: true } | { ok: false; reason: PlanRefusal };

/** Locks a plan for the owner's actions on its comments. */
export async function openOwnPlan(tx: Tx, slug: string, visitor: PlanVisitor) {
  const open = await openPlan(tx, slug, visitor, { lock: true });
  if (!open) return { ok: false as const, reason: 'unknown_plan' as const };
  if (open.access !== 'owner') return { ok: false as const, reason: 'not_owner' as const };
  return { ok: true as const, planId: open.plan.id, name: open.name };
}
