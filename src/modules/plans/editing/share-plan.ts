import { sql } from 'kysely';
import { announceChange } from '#platform/cache/page-cache.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { erased } from '#platform/guest/guest-contact.ts';
import { editLinkKey, opensEditLink } from '../access/edit-link.ts';
import { type OpenPlan, openPlan } from '../access/plan-access.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import type { PlanRefusal } from '../plan-refusals.ts';
import type { Visibility } from '../schema.ts';
import { newSlug } from './create-plan.ts';
import { recordPlanChange } from './steps/record-plan-change.ts';

export type SharePlanResult = { ok: true; slug: string } | { ok: false; reason: PlanRefusal };

interface SharedPlan {
  slug: string;
  visibility: Visibility;
  /** The author's name shown on the public plan. */
  authorName?: string | undefined;
  visitor: PlanVisitor;
}

/**
 * Sets a plan's visibility. Only for its owner; a plan to be public is reviewed by staff first and is shared by its link until then.
 * Idempotent.
 */
export async function sharePlan(
  db: Executor,
  { slug, visibility, authorName = '', visitor }: SharedPlan,
  now: Date,
): Promise<SharePlanResult> {
  return inTransaction(db, async (tx): Promise<SharePlanResult> => {
    const own = await lockOwnPlan(tx, slug, visitor);
    if (!own.ok) return own;
    const { plan, name } = own.open;
    const isPublic = visibility === 'public';
    if (plan.visibility === visibility && plan.review !== 'rejected') return { ok: true, slug };
    await tx
      .updateTable('plans')
      .set({
        visibility,
        review: isPublic ? 'waiting' : null,
        review_reason: '',
        author_name: isPublic ? authorName : '',
      })
      .where('id', '=', plan.id)
      .execute();
    if (isPublic) await nameProvinces(tx, plan.id);
    await recordPlanChange(tx, { planId: plan.id, by: name, what: 'shared', now });
    if (plan.review === 'published') await announceChange(tx, ['plans']);
    return { ok: true, slug };
  });
}

/** Renews both links: the old ones stop working, and editors who joined by one lose access. Only for the owner. */
export async function renewPlanLinks(
  db: Executor,
  { slug, visitor }: { slug: string; visitor: PlanVisitor },
  now: Date,
): Promise<SharePlanResult> {
  return inTransaction(db, async (tx): Promise<SharePlanResult> => {
    const own = await lockOwnPlan(tx, slug, visitor);
    if (!own.ok) return own;
    const { plan, name } = own.open;
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

/** Deletes a plan with everything attached to it except bookings. Only for its owner. Idempotent. */
export async function deletePlan(
  db: Executor,
  { slug, visitor }: { slug: string; visitor: PlanVisitor },
): Promise<{ ok: true } | { ok: false; reason: PlanRefusal }> {
  return inTransaction(db, async (tx) => {
    const own = await lockOwnPlan(tx, slug, visitor);
    if (!own.ok) return own;
    const { plan } = own.open;
    await tx.deleteFrom('plan_items').where('plan_id', '=', plan.id).execute();
    await tx.deleteFrom('plans').where('id', '=', plan.id).execute();
    if (plan.review === 'published') await announceChange(tx, ['plans']);
    return { ok: true };
  });
}

/** Locks a plan for what only its owner may do. */
async function lockOwnPlan(
  tx: Tx,
  slug: string,
  visitor: PlanVisitor,
): Promise<{ ok: true; open: OpenPlan } | { ok: false; reason: PlanRefusal }> {
  const open = await openPlan(tx, slug, visitor, { lock: true });
  if (!open) return { ok: false, reason: 'unknown_plan' };
  if (open.access !== 'owner') return { ok: false, reason: 'not_allowed' };
  return { ok: true, open };
}

export { editLinkKey };

/** A plan as shown to the holder of its edit link before they join; null where the link is not valid for it. */
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

/** Makes the holder of the edit link an editor, under a name that the others see. Idempotent. */
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

/**
 * Erases a guest's name from their changes to other people's plans, and their comments and votes; their own plans are deleted with
 * their account. Idempotent.
 */
export async function erasePlanEditor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('plan_comments').where('user_id', '=', userId).execute();
  await tx.deleteFrom('plan_votes').where('user_id', '=', userId).execute();
  await announceChange(tx, ['plans']);
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

/** Maximum provinces of a plan. */
const max = 6;

/**
 * Sets a plan's provinces from its products and places, in the order of its days, unless they were set by hand: public plans are
 * found by them. The caller holds the plan's lock.
 */
async function nameProvinces(tx: Tx, planId: number): Promise<void> {
  await sql`
    INSERT INTO plan_provinces (plan_id, province_id, position)
    SELECT ${planId}, province_id, row_number() OVER (ORDER BY first) - 1 FROM (
      SELECT province_id, min(at) AS first FROM (
        SELECT coalesce(x.province_id, l.province_id) AS province_id,
          row_number() OVER (ORDER BY d.position, i.position, i.id) AS at
        FROM plan_items i JOIN plan_days d ON d.id = i.day_id
        LEFT JOIN places l ON l.id = i.place_id
        LEFT JOIN LATERAL (SELECT province_id FROM product_provinces
          WHERE product_id = i.product_id ORDER BY position LIMIT 1) x ON true
        WHERE i.plan_id = ${planId}) items
      WHERE province_id IS NOT NULL GROUP BY province_id ORDER BY first LIMIT ${max}) named
    WHERE NOT EXISTS (SELECT FROM plan_provinces WHERE plan_id = ${planId})`.execute(tx);
}
