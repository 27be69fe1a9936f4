import { randomUUID } from 'node:crypto';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { openPlan } from '../access/plan-access.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import { refusalOfLimit } from '../plan-refusals.ts';
import { type CreatePlanResult, insertPlan, nameOf } from './create-plan.ts';
import { recordPlanChange } from './steps/record-plan-change.ts';

/**
 * Copies a plan that the visitor can see into a private one of their own. Bookings, editors and other people's comments are
 * not copied.
 */
export async function copyPlan(
  db: Executor,
  { slug, visitor }: { slug: string; visitor: PlanVisitor },
  now: Date,
): Promise<CreatePlanResult> {
  try {
    return await inTransaction(db, async (tx): Promise<CreatePlanResult> => {
      const open = await openPlan(tx, slug, visitor);
      if (!open) return { ok: false, reason: 'unknown_plan' };
      const source = await tx
        .selectFrom('plans')
        .select(['id', 'title', 'summary', 'adults', 'child_ages', 'starts_on', 'cover_id'])
        .where('id', '=', open.plan.id)
        .executeTakeFirstOrThrow();
      const { id, slug: ownSlug } = await insertPlan(
        tx,
        {
          title: source.title,
          summary: source.summary,
          party: { adults: source.adults, childAges: source.child_ages },
          // The dates of a public plan, which tell when its author is away, are hidden from others.
          startsOn: open.access === 'viewer' && open.plan.visibility === 'public' ? null : source.starts_on,
          visitor,
          copiedFrom: source.id,
          coverId: source.cover_id,
        },
        now,
      );
      await copyParts(tx, { from: source.id, to: id });
      await recordPlanChange(tx, {
        planId: id,
        by: nameOf(visitor),
        what: 'copied',
        about: source.title,
        now,
      });
      return { ok: true, slug: ownSlug };
    });
  } catch (fault) {
    const reason = refusalOfLimit(fault);
    if (reason) return { ok: false, reason };
    throw fault;
  }
}

async function copyParts(tx: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await tx
    .insertInto('plan_provinces')
    .columns(['plan_id', 'province_id', 'position'])
    .expression((eb) =>
      eb
        .selectFrom('plan_provinces')
        .where('plan_id', '=', from)
        .select((one) => [one.val(to).as('plan_id'), 'province_id', 'position']),
    )
    .execute();
  const days = await tx
    .selectFrom('plan_days')
    .select(['id', 'title', 'position'])
    .where('plan_id', '=', from)
    .execute();
  const newIds = new Map(days.map((day) => [day.id, randomUUID() as string]));
  if (days.length > 0)
    await tx
      .insertInto('plan_days')
      .values(days.map((day) => ({ ...day, id: newIds.get(day.id) as string, plan_id: to })))
      .execute();
  const items = await tx.selectFrom('plan_items').selectAll().where('plan_id', '=', from).execute();
  if (items.length === 0) return;
  await tx
    .insertInto('plan_items')
    .values(
      items.map(({ changed, version, choice, ...item }) => ({
        ...item,
        id: randomUUID(),
        plan_id: to,
        day_id: newIds.get(item.day_id) as string,
        choice: json(choice),
      })),
    )
    .execute();
}
