import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { announceChange } from '#platform/cache/page-cache.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { isForeign, openPlan } from '../access/plan-access.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import type { PlanRefusal } from '../plan-refusals.ts';
import { admitDevice, releaseDevice, type VoteOrigin } from './steps/admit-device.ts';

export type { VoteOrigin } from './steps/admit-device.ts';

type VoteResult<T> = ({ ok: true } & T) | { ok: false; reason: PlanRefusal };

/**
 * Adds or withdraws a vote for an item of a plan. Allowed for its editors and for holders of its link, not for readers of a public
 * plan. A person (an account or a device) counts once, however often and from wherever they vote; of devices without an account only so
 * many count from one address. Idempotent.
 * @throws where `visitor` has neither account nor device
 */
export async function voteItem(
  db: Executor,
  {
    slug,
    itemId,
    isFor,
    visitor,
    from,
  }: { slug: string; itemId: string; isFor: boolean; visitor: PlanVisitor; from: VoteOrigin },
  now: Date,
): Promise<VoteResult<{ votes: number }>> {
  const { userId, device } = visitor;
  if (userId === null && device === null) throw new Error('A vote without a voter');
  const who = userId === null ? { device } : { user_id: userId };
  const counted = { visitor, subject: itemId, from };
  return inTransaction(db, async (tx): Promise<VoteResult<{ votes: number }>> => {
    // Under the plan's lock, like every change, so that the item cannot be removed meanwhile.
    const open = await openPlan(tx, slug, visitor, { lock: true });
    if (!open) return { ok: false, reason: 'unknown_plan' };
    if (isForeign(open)) return { ok: false, reason: 'not_for_readers' };
    const item = await tx
      .selectFrom('plan_items')
      .select('id')
      .where('id', '=', itemId)
      .where('plan_id', '=', open.plan.id)
      .executeTakeFirst();
    if (!item) return { ok: false, reason: 'unknown_item' };
    const isOwn = sql<boolean>`item_id = ${itemId} AND ${
      userId === null ? sql`device = ${device}` : sql`user_id = ${userId}`
    }`;
    const known = await tx.selectFrom('plan_votes').select('at').where(isOwn).executeTakeFirst();
    if (isFor && !known) {
      if (!(await admitDevice(tx, counted))) return { ok: false, reason: 'too_many_devices' };
      await tx
        .insertInto('plan_votes')
        .values({ item_id: itemId, ...who, at: now })
        // A sign-in may bring the device's vote to the account at this moment.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else if (!isFor && known) {
      await tx.deleteFrom('plan_votes').where(isOwn).execute();
      await releaseDevice(tx, counted);
    }
    const { votes } = await tx
      .selectFrom('plan_votes')
      .where('item_id', '=', itemId)
      .select((vote) => vote.fn.countAll<number>().as('votes'))
      .executeTakeFirstOrThrow();
    return { ok: true, votes };
  });
}

/**
 * Adds or withdraws a like of a plan. Visitors are identified by account or device, stored only as a keyed hash, and count once: a
 * like given on the device before signing in counts for the account from then on. Of devices without an account only so many count
 * from one address. Idempotent.
 * @throws where `visitor` has neither
 */
export async function likePlan(
  db: Executor,
  {
    slug,
    visitor,
    likes,
    secret,
    from,
  }: { slug: string; visitor: PlanVisitor; likes: boolean; secret: string; from: VoteOrigin },
  now: Date,
): Promise<VoteResult<{ likes: number }>> {
  const persons = personsOf(visitor, secret);
  const [person] = persons;
  if (!person) throw new Error('A like without a person');
  return inTransaction(db, async (tx): Promise<VoteResult<{ likes: number }>> => {
    const open = await openPlan(tx, slug, visitor, { lock: true });
    if (!open) return { ok: false, reason: 'unknown_plan' };
    const { id } = open.plan;
    const counted = { visitor, subject: String(id), from };
    const known = await tx
      .selectFrom('plan_likes')
      .select('at')
      .where('plan_id', '=', id)
      .where('person', 'in', persons)
      .executeTakeFirst();
    if (likes && !known && !(await admitDevice(tx, counted)))
      return { ok: false, reason: 'too_many_devices' };
    if (!likes && known) await releaseDevice(tx, counted);
    const ownLikes = tx.deleteFrom('plan_likes').where('plan_id', '=', id).where('person', 'in', persons);
    await ownLikes.$if(likes, (query) => query.where('person', '<>', person)).execute();
    if (likes)
      await tx
        .insertInto('plan_likes')
        .values({ plan_id: id, person, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const row = await tx
      .updateTable('plans')
      .set({ likes: sql`(SELECT count(*) FROM plan_likes l WHERE l.plan_id = plans.id)` })
      .where('id', '=', id)
      .returning('likes')
      .executeTakeFirstOrThrow();
    if (open.plan.visibility === 'public') await announceChange(tx, ['plans']);
    return { ok: true, likes: row.likes };
  });
}

/** Whether a visitor likes a plan, by account or by this device. */
export async function likesPlan(
  db: Executor,
  { planId, visitor, secret }: { planId: number; visitor: PlanVisitor; secret: string },
): Promise<boolean> {
  const persons = personsOf(visitor, secret);
  if (persons.length === 0) return false;
  const row = await db
    .selectFrom('plan_likes')
    .select('plan_id')
    .where('plan_id', '=', planId)
    .where('person', 'in', persons)
    .executeTakeFirst();
  return row !== undefined;
}

/** The keyed hashes of a visitor, the account first. */
function personsOf({ userId, device }: PlanVisitor, secret: string): string[] {
  return [userId, device].flatMap((who) =>
    who === null ? [] : [createHmac('sha256', secret).update(`plan like:${who}`).digest('base64url')],
  );
}
