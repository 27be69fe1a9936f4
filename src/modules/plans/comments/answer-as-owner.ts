import type { Database } from '#platform/db/connect.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import { type Done, openOwnPlan } from './open-own-plan.ts';

/** Maximum answers of a plan's owner waiting for moderation. */
const maxUnread = 20;

/** Saves the owner's answer to a comment, marked as theirs, for moderation like every comment. */
export function answerAsOwner(
  db: Database,
  { slug, id, words, visitor }: { slug: string; id: number; words: string; visitor: PlanVisitor },
  now: Date,
): Promise<Done> {
  return db.transaction().execute(async (tx): Promise<Done> => {
    const open = await openOwnPlan(tx, slug, visitor);
    if (!open.ok) return open;
    const { planId } = open;
    const own = tx.selectFrom('plan_comments').where('plan_id', '=', planId);
    const above = await own
      .innerJoin('plans', 'plans.id', 'plan_comments.plan_id')
      .select('plans.author_name as authorName')
      .where('plan_comments.id', '=', id)
      .where('answers_id', 'is', null)
      .where('status', '=', 'published')
      .executeTakeFirst();
    if (!above) return { ok: false, reason: 'unknown_comment' };
    const { unread } = await own
      .select(({ fn }) => fn.countAll<number>().as('unread'))
      .where('by_owner', '=', true)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    if (unread >= maxUnread) return { ok: false, reason: 'too_many_answers' };
    await tx
      .insertInto('plan_comments')
      .values({
        ...{ plan_id: planId, answers_id: id, user_id: visitor.userId, words, by_owner: true },
        author_name: above.authorName || 'Người lập kế hoạch',
        is_proven: visitor.userId !== null,
        created_at: now,
      })
      .execute();
    return { ok: true };
  });
}
