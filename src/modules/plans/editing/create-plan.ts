import { randomBytes, randomUUID } from 'node:crypto';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import { type PlanRefusal, refusalOfLimit } from '../plan-refusals.ts';
import type { NewPlan } from '../schema.ts';
import { recordPlanChange } from './steps/record-plan-change.ts';

export type CreatePlanResult = { ok: true; slug: string } | { ok: false; reason: PlanRefusal };

/**
 * Creates a private plan with empty days, for the visitor's account or else their device.
 * @throws where `visitor` has neither
 */
export async function createPlan(
  db: Executor,
  { plan, visitor }: { plan: NewPlan; visitor: PlanVisitor },
  now: Date,
): Promise<CreatePlanResult> {
  try {
    return await inTransaction(db, async (tx): Promise<CreatePlanResult> => {
      const { id, slug } = await insertPlan(tx, { ...plan, visitor }, now);
      if (!(await saveProvinces(tx, id, plan.provinces))) throw new UnknownProvince();
      await tx
        .insertInto('plan_days')
        .values(
          Array.from({ length: plan.days }, (_, index) => ({
            id: randomUUID(),
            plan_id: id,
            position: (index + 1) * 1024,
          })),
        )
        .execute();
      await recordPlanChange(tx, { planId: id, by: nameOf(visitor), what: 'created', now });
      return { ok: true, slug };
    });
  } catch (fault) {
    if (fault instanceof UnknownProvince) return { ok: false, reason: 'unknown_province' };
    const reason = refusalOfLimit(fault);
    if (reason) return { ok: false, reason };
    throw fault;
  }
}

class UnknownProvince extends Error {}

export function nameOf(visitor: PlanVisitor): string {
  return visitor.name || 'Người lập kế hoạch';
}

/** Unguessable: eighty bits. */
export function newSlug(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('');
}

/** Inserts the row of a plan under an unguessable slug. */
export function insertPlan(
  tx: Tx,
  {
    title,
    summary,
    party,
    startsOn,
    visitor,
    copiedFrom = null,
    coverId = null,
  }: Pick<NewPlan, 'title' | 'summary' | 'party' | 'startsOn'> & {
    visitor: PlanVisitor;
    copiedFrom?: number | null;
    coverId?: string | null;
  },
  now: Date,
): Promise<{ id: number; slug: string }> {
  const owner =
    visitor.userId === null ? { owner_device: visitor.device } : { owner_user_id: visitor.userId };
  return tx
    .insertInto('plans')
    .values({
      ...owner,
      slug: newSlug(),
      title,
      summary,
      cover_id: coverId,
      adults: party.adults,
      child_ages: party.childAges,
      starts_on: startsOn,
      copied_from: copiedFrom,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
}

/** Replaces a plan's provinces. @returns false where one is unknown */
export async function saveProvinces(tx: Tx, planId: number, slugs: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(slugs)];
  await tx.deleteFrom('plan_provinces').where('plan_id', '=', planId).execute();
  if (wanted.length === 0) return true;
  const rows = await tx.selectFrom('provinces').select(['id', 'slug']).where('slug', 'in', wanted).execute();
  if (rows.length < wanted.length) return false;
  await tx
    .insertInto('plan_provinces')
    .values(
      rows.map(({ id, slug }) => ({ plan_id: planId, province_id: id, position: wanted.indexOf(slug) })),
    )
    .execute();
  return true;
}
