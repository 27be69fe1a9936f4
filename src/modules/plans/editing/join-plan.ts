import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { erased } from '#platform/guest/guest-contact.ts';
import { opensEditLink } from '../access/edit-link.ts';
import { openPlan } from '../access/plan-access.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import type { PlanRefusal } from '../plan-refusals.ts';
import { recordPlanChange } from './steps/record-plan-change.ts';

/** A plan as whoever holds its edit link is shown it before they join; null where the link does not open it. */
export async function findPlanOfEditLink(
  db: Executor,
  { slug, key, secret }: { slug: string; key: string; secret: string },
): Promise<{ id: number; title: string; editVersion: number } | null> {
  const plan = await db
    .selectFrom('plans')
    .select(['id', 'title', 'edit_version as editVersion'])
    .where('slug', '=', slug)
    .where('is_editorial', '=', false)
    .executeTakeFirst();
  if (!plan || !opensEditLink(secret, { planId: plan.id, editVersion: plan.editVersion }, key)) return null;
  return plan;
}

/** Lets whoever holds the edit link change the plan, under the name that the others read. Safe to repeat. */
export async function joinPlan(
  db: Executor,
  link: { slug: string; key: string; secret: string },
  { visitor, name }: { visitor: PlanVisitor; name: string },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: PlanRefusal }> {
  return inTransaction(db, async (tx) => {
    const open = await openPlan(tx, link.slug, visitor, { lock: true });
    const plan = await findPlanOfEditLink(tx, link);
    if (!plan) return { ok: false, reason: 'unknown_plan' };
    if (open && open.access !== 'viewer') return { ok: true };
    const who = visitor.userId === null ? { device: visitor.device } : { user_id: visitor.userId };
    const own = tx.deleteFrom('plan_editors').where('plan_id', '=', plan.id);
    await (visitor.userId === null
      ? own.where('device', '=', visitor.device)
      : own.where('user_id', '=', visitor.userId)
    ).execute();
    await tx
      .insertInto('plan_editors')
      .values({ ...who, plan_id: plan.id, name, edit_version: plan.editVersion, joined_at: now })
      .execute();
    await recordPlanChange(tx, { planId: plan.id, by: name, what: 'joined', now });
    return { ok: true };
  });
}

/** Takes a guest's name off what they changed in the plans of others; their own go with their account. Safe to repeat. */
export async function erasePlanEditor(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('plan_changes')
    .set({ by_name: erased.author })
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('plan_editors as e')
          .select('e.id')
          .where('e.user_id', '=', userId)
          .whereRef('e.plan_id', '=', 'plan_changes.plan_id')
          .whereRef('e.name', '=', 'plan_changes.by_name'),
      ),
    )
    .execute();
}
