import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import { recordPlanChange } from '../editing/steps/record-plan-change.ts';
import { type Done, openOwnPlan } from './open-own-plan.ts';

/** Hides a comment with its answers from the plan's pages, or shows it again. Only for the plan's owner; idempotent. */
export function hideComment(
  db: Database,
  { slug, id, isHidden, visitor }: { slug: string; id: number; isHidden: boolean; visitor: PlanVisitor },
  now: Date,
): Promise<Done> {
  return db.transaction().execute(async (tx): Promise<Done> => {
    const open = await openOwnPlan(tx, slug, visitor);
    if (!open.ok) return open;
    const comment = await tx
      .selectFrom('plan_comments')
      .select(['author_name as authorName', 'hidden_at as hiddenAt'])
      .where('id', '=', id)
      .where('plan_id', '=', open.planId)
      .where('status', '=', 'published')
      .forUpdate()
      .executeTakeFirst();
    if (!comment) return { ok: false, reason: 'unknown_comment' };
    if ((comment.hiddenAt !== null) === isHidden) return { ok: true };
    await tx
      .updateTable('plan_comments')
      .set({ hidden_at: isHidden ? now : null })
      .where('id', '=', id)
      .execute();
    const what = isHidden ? 'hide-comment' : 'show-comment';
    await recordPlanChange(tx, { planId: open.planId, by: open.name, what, about: comment.authorName, now });
    await announceChange(tx, ['plans']);
    return { ok: true };
  });
}
