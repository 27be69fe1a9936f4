import type { StaffActor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { editorialPlan } from '../schema.ts';
import { loadPlan } from '../viewing/load-plan.ts';
import { refreshPlanPrice, saveEditorialPlan } from './save-editorial-plan.ts';

type Refusal = 'not_allowed' | 'unknown_plan' | 'changed' | 'address_taken';
export type ModeratePlanResult = { ok: true } | { ok: false; reason: Refusal };

/** Publishes a guest's plan, or rejects it with a reason for its owner; `seen` is the version that was reviewed. */
export async function decidePlan(
  db: Executor,
  plan: { slug: string; seen: number; isPublished: boolean; reason: string; actor: StaffActor },
  now: Date,
): Promise<ModeratePlanResult> {
  const { slug, seen, isPublished, reason, actor } = plan;
  if (!may(actor, 'plan.moderate')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<ModeratePlanResult> => {
    const found = await tx
      .selectFrom('plans')
      .select(['id', 'review', 'version'])
      .where('slug', '=', slug)
      .where('visibility', '=', 'public')
      .where('is_editorial', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return { ok: false, reason: 'unknown_plan' };
    const review = isPublished ? 'published' : 'rejected';
    if (found.version !== seen || found.review === review) return { ok: false, reason: 'changed' };
    await tx
      .updateTable('plans')
      .set({ review, review_reason: isPublished ? '' : reason })
      .where('id', '=', found.id)
      .execute();
    if (isPublished) await refreshPlanPrice(tx, found.id);
    await writeHistory(tx, {
      actor,
      verb: 'plan.moderate',
      object: { type: 'plan', id: slug },
      before: { review: found.review },
      after: { review },
      reason,
      now,
    });
    await announceChange(tx, ['plans']);
    return { ok: true };
  });
}

/** Creates an editorial plan from one that staff composed on the site, under a readable slug. */
export async function adoptPlan(
  db: Executor,
  { slug, address, special, actor }: { slug: string; address: string; special: boolean; actor: StaffActor },
  now: Date,
): Promise<ModeratePlanResult> {
  if (!may(actor, 'plan.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<ModeratePlanResult> => {
    const source = await tx
      .selectFrom('plans')
      .select('id')
      .where('slug', '=', slug)
      .where('visibility', '<>', 'private')
      .executeTakeFirst();
    const view = source && (await loadPlan(tx, source.id));
    if (!view) return { ok: false, reason: 'unknown_plan' };
    const taken = await tx.selectFrom('plans').select('id').where('slug', '=', address).executeTakeFirst();
    if (taken) return { ok: false, reason: 'address_taken' };
    const { title, summary, party, days } = view;
    const provinces = view.provinces.map((one) => one.slug);
    const plan = editorialPlan.parse({ slug: address, title, summary, special, party, provinces, days });
    await saveEditorialPlan(tx, plan, now);
    await writeHistory(tx, { actor, verb: 'plan.edit', object: { type: 'plan', id: address }, now });
    await announceChange(tx, ['plans']);
    return { ok: true };
  });
}

/** Removes an editorial plan. Copies that guests made stay theirs. */
export async function retirePlan(
  db: Executor,
  { slug, reason, actor }: { slug: string; reason: string; actor: StaffActor },
  now: Date,
): Promise<ModeratePlanResult> {
  if (!may(actor, 'plan.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<ModeratePlanResult> => {
    const plan = await tx
      .selectFrom('plans')
      .select('id')
      .where('slug', '=', slug)
      .where('is_editorial', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!plan) return { ok: false, reason: 'unknown_plan' };
    await tx.deleteFrom('plan_items').where('plan_id', '=', plan.id).execute();
    await tx.deleteFrom('plans').where('id', '=', plan.id).execute();
    await writeHistory(tx, { actor, verb: 'plan.edit', object: { type: 'plan', id: slug }, reason, now });
    await announceChange(tx, ['plans']);
    return { ok: true };
  });
}

/** Guests' plans waiting for review, oldest first, and all editorial plans. */
export async function listPlansOfOffice(db: Executor) {
  const plans = db
    .selectFrom('plans')
    .select(['slug', 'title', 'summary', 'author_name as authorName', 'version']);
  const [waiting, editorial] = await Promise.all([
    plans.where('review', '=', 'waiting').orderBy('updated_at').limit(100).execute(),
    plans.where('is_editorial', '=', true).orderBy('title').limit(300).execute(),
  ]);
  return { waiting, editorial };
}
