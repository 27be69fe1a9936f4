import { sql } from 'kysely';
import type { StaffActor } from '#platform/actor/actor.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender } from '#platform/bots/sender.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { findSharedPlan } from '../editorial/list-public-plans.ts';
import { may } from '../policy.ts';
import type { NewComment } from '../schema.ts';

export { answerAsOwner } from './answer-as-owner.ts';
export { hideComment } from './hide-comment.ts';
export { listCommentsOfOwner } from './list-comments-of-owner.ts';

/** Maximum open reports per comment: more tell staff nothing new. */
const maxReports = 20;

export interface PlanComment {
  id: number;
  /** The id of the comment that it answers. */
  answersId: number | null;
  authorName: string;
  words: string;
  /** Written by the plan's owner. */
  byOwner: boolean;
  createdAt: Date;
}

type WriteRefusal = 'unknown_plan' | 'unknown_comment' | AdmissionRefusal;

/** Saves a reader's comment on a plan that is public or shared by link, for moderation. @returns its id */
export function writeComment(
  db: Database,
  {
    slug,
    comment,
    userId,
    sender,
  }: { slug: string; comment: NewComment; userId: string | null; sender: Sender },
  now: Date,
): Promise<{ ok: true; id: number } | { ok: false; reason: WriteRefusal }> {
  return db.transaction().execute(async (tx) => {
    const planId = (await findSharedPlan(tx, slug))?.id;
    if (planId === undefined) return { ok: false, reason: 'unknown_plan' };
    const { answersId, authorName, words } = comment;
    if (answersId !== null) {
      const above = await tx
        .selectFrom('plan_comments')
        .select('id')
        .where('id', '=', answersId)
        .where('plan_id', '=', planId)
        .where('answers_id', 'is', null)
        .where('status', '=', 'published')
        .where('hidden_at', 'is', null)
        .executeTakeFirst();
      if (!above) return { ok: false, reason: 'unknown_comment' };
    }
    const refusal = await admitSender(tx, sender, now);
    if (refusal) return { ok: false, reason: refusal };
    const { id } = await tx
      .insertInto('plan_comments')
      .values({
        ...{ plan_id: planId, answers_id: answersId, user_id: userId, author_name: authorName, words },
        is_proven: sender.isProven,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id };
  });
}

/** Saves a report of a published comment, for staff to decide. */
export function reportComment(
  db: Database,
  { id, words, sender }: { id: number; words: string; sender: Sender },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'unknown_comment' | AdmissionRefusal }> {
  return db.transaction().execute(async (tx) => {
    const comment = await tx
      .selectFrom('plan_comments')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'published')
      .forUpdate()
      .executeTakeFirst();
    if (!comment) return { ok: false, reason: 'unknown_comment' };
    const refusal = await admitSender(tx, sender, now);
    if (refusal) return { ok: false, reason: refusal };
    const { waiting } = await tx
      .selectFrom('plan_comment_reports')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('comment_id', '=', id)
      .executeTakeFirstOrThrow();
    if (waiting < maxReports)
      await tx.insertInto('plan_comment_reports').values({ comment_id: id, words, at: now }).execute();
    return { ok: true };
  });
}

/** Publishes a comment, or rejects it with a reason; its reports are closed either way. */
export function decideComment(
  db: Database,
  { id, isPublished, reason, actor }: { id: number; isPublished: boolean; reason: string; actor: StaffActor },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_comment' | 'changed' }> {
  return db.transaction().execute(async (tx) => {
    if (!may(actor, 'plan.moderate')) return { ok: false, reason: 'not_allowed' };
    const comment = await tx
      .selectFrom('plan_comments')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!comment) return { ok: false, reason: 'unknown_comment' };
    const status = isPublished ? 'published' : 'rejected';
    const settled = await tx
      .deleteFrom('plan_comment_reports')
      .where('comment_id', '=', id)
      .executeTakeFirst();
    if (comment.status === status && settled.numDeletedRows === 0n) return { ok: false, reason: 'changed' };
    await tx.updateTable('plan_comments').set({ status, reason }).where('id', '=', id).execute();
    await writeHistory(tx, {
      actor,
      verb: 'plan.moderate',
      object: { type: 'plan-comment', id: String(id) },
      before: { status: comment.status },
      after: { status },
      reason,
      now,
    });
    await announceChange(tx, ['plans']);
    return { ok: true };
  });
}

/**
 * Published comments of a plan that is public or shared by link, oldest first; answers follow the comment that they answer.
 * Comments hidden by the plan's owner are left out with their answers.
 */
export async function listComments(
  db: Executor,
  slug: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ results: PlanComment[]; totalResults: number }> {
  const planId = (await findSharedPlan(db, slug))?.id;
  const shown = db
    .selectFrom('plan_comments as c')
    .leftJoin('plan_comments as above', 'above.id', 'c.answers_id')
    .where('c.plan_id', '=', planId ?? 0)
    .where('c.status', '=', 'published')
    .where('c.hidden_at', 'is', null)
    .where('above.hidden_at', 'is', null);
  const { total } = await shown
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const results = await shown
    .select([
      'c.id',
      'c.answers_id as answersId',
      'c.author_name as authorName',
      'c.words',
      'c.by_owner as byOwner',
      'c.created_at as createdAt',
    ])
    .orderBy(({ fn }) => fn.coalesce('c.answers_id', 'c.id'))
    .orderBy('c.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { results, totalResults: total };
}

/** The moderation queue: new comments, and published ones that were reported, with the reports. */
export function listCommentsToRead(db: Executor) {
  return db
    .selectFrom('plan_comments as c')
    .innerJoin('plans as p', 'p.id', 'c.plan_id')
    .leftJoin('plan_comment_reports as r', 'r.comment_id', 'c.id')
    .where((eb) => eb.or([eb('c.status', '=', 'pending'), eb('r.id', 'is not', null)]))
    .select(['c.id', 'c.author_name as authorName', 'c.words', 'c.status', 'p.slug', 'p.title'])
    .select(sql<string>`coalesce(string_agg(r.words, ' · '), '')`.as('reports'))
    .groupBy(['c.id', 'p.slug', 'p.title'])
    .orderBy('c.id')
    .limit(100)
    .execute();
}
