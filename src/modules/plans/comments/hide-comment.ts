import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { openPlan } from '../access/plan-access.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import { recordPlanChange } from '../editing/steps/record-plan-change.ts';
import type { PlanRefusal } from '../plan-refusals.ts';

/** So many answers of a plan's owner wait for staff at most. */
const mostUnread = 20;

type Done = { ok: true } | { ok: false; reason: PlanRefusal };

/** Published comments of a plan as its owner sees them, with those they have hidden. */
export function listCommentsOfOwner(db: Executor, planId: number) {
  return db
    .selectFrom('plan_comments')
    .where('plan_id', '=', planId)
    .where('status', '=', 'published')
    .select([
      'id',
      'answers_id as answersId',
      'author_name as authorName',
      'words',
      'by_owner as byOwner',
      'hidden_at as hiddenAt',
      'created_at as createdAt',
    ])
    .orderBy(({ fn }) => fn.coalesce('answers_id', 'id'))
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Takes a comment, and with it its answers, off the plan's pages, or puts it back. Only for the plan's owner; safe to repeat. */
export function hideComment(
  db: Database,
  { slug, id, isHidden, visitor }: { slug: string; id: number; isHidden: boolean; visitor: PlanVisitor },
  now: Date,
): Promise<Done> {
  return db.transaction().execute(async (tx): Promise<Done> => {
    const open = await openPlan(tx, slug, visitor, { lock: true });
    if (!open) return { ok: false, reason: 'unknown_plan' };
    if (open.access !== 'owner') return { ok: false, reason: 'not_owner' };
    const comment = await tx
      .selectFrom('plan_comments')
      .select(['author_name as authorName', 'hidden_at as hiddenAt'])
      .where('id', '=', id)
      .where('plan_id', '=', open.plan.id)
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
    await recordPlanChange(tx, { planId: open.plan.id, by: open.name, what, about: comment.authorName, now });
    await announceChange(tx, ['plans']);
    return { ok: true };
  });
}

/** Keeps what a plan's owner answers to a comment, marked as theirs, for staff to read first like every comment. */
export function answerAsOwner(
  db: Database,
  { slug, id, words, visitor }: { slug: string; id: number; words: string; visitor: PlanVisitor },
  now: Date,
): Promise<Done> {
  return db.transaction().execute(async (tx): Promise<Done> => {
    const open = await openPlan(tx, slug, visitor, { lock: true });
    if (!open) return { ok: false, reason: 'unknown_plan' };
    if (open.access !== 'owner') return { ok: false, reason: 'not_owner' };
    const planId = open.plan.id;
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
    if (unread >= mostUnread) return { ok: false, reason: 'too_many_answers' };
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
