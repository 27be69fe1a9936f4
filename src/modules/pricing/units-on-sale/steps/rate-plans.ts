import { may } from '#modules/catalog/policy.ts';
import {
  insertRatePlan,
  listEditedPlans,
  type RatePlanEdit,
  setRatePlanStatus,
  updateRatePlan,
} from '#modules/catalog/selling/units.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { type LockedSale, lockSale } from './lock-sale.ts';
import { type FollowSale, publishSale } from './publish-sale.ts';

export type SaveRatePlanResult =
  | { ok: true; planId: number; version: number }
  | {
      ok: false;
      reason:
        | 'not_allowed'
        | 'unknown_product'
        | 'unknown_plan'
        | 'unknown_policy'
        | 'title_taken'
        | 'changed_meanwhile';
    };

interface PlanSave {
  productId: number;
  /** Null adds one. */
  planId: number | null;
  /** As it was seen. */
  version: number;
  fields: RatePlanEdit;
  /** Of a new one; else out of its name. */
  code?: string | undefined;
  actor: Actor;
}

/**
 * Adds a rate plan to a product or changes one: prices on cards and pages follow in the same transaction, or as `follow` has it.
 * What is booked under it keeps the conditions under which it was bought.
 */
export async function saveRatePlan(
  db: Executor,
  save: PlanSave,
  now: Date,
  follow: FollowSale = publishSale,
): Promise<SaveRatePlanResult> {
  if (!may(save.actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<SaveRatePlanResult> => {
    const sale = await lockSale(tx, save.productId);
    if (!sale) return { ok: false, reason: 'unknown_product' };
    const plans = await listEditedPlans(tx, sale.id);
    const before = plans.find(({ id }) => id === save.planId);
    if (save.planId !== null && !before) return { ok: false, reason: 'unknown_plan' };
    if (before && before.version !== save.version) return { ok: false, reason: 'changed_meanwhile' };
    const title = save.fields.title.toLowerCase();
    if (plans.some((one) => one.status && one.id !== save.planId && one.title.toLowerCase() === title))
      return { ok: false, reason: 'title_taken' };
    const written = before
      ? await updateRatePlan(tx, before.id, save.fields)
      : await insertRatePlan(tx, sale.id, save.fields, save.code);
    if (written === null) return { ok: false, reason: 'unknown_policy' };
    const planId = before?.id ?? written;
    await follow(tx, sale, now);
    await writeHistory(tx, {
      ...{ actor: save.actor, verb: before ? 'rate-plan.edit' : 'rate-plan.add', now },
      object: { type: 'rate-plan', id: String(planId) },
      ...(before && { before: { ...before } }),
      after: before ? { ...before, ...save.fields } : { product: sale.title, ...save.fields },
    });
    return { ok: true, planId, version: before ? written : 1 };
  });
}

export type SwitchRatePlanResult =
  | { ok: true; title: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_plan' | 'title_taken' | 'last_plan' };

/** Sells under a rate plan or no more; a product on the site keeps at least one, for without any nothing of it can be bought. */
export async function switchRatePlan(
  db: Executor,
  { productId, planId, isOn, actor }: { productId: number; planId: number; isOn: boolean; actor: Actor },
  now: Date,
  follow: FollowSale = publishSale,
): Promise<SwitchRatePlanResult> {
  if (!may(actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<SwitchRatePlanResult> => {
    const sale = await lockSale(tx, productId);
    if (!sale) return { ok: false, reason: 'unknown_plan' };
    return apply(tx, sale, { planId, isOn, actor, follow }, now);
  });
}

async function apply(
  tx: Tx,
  sale: LockedSale,
  { planId, isOn, actor, follow }: { planId: number; isOn: boolean; actor: Actor; follow: FollowSale },
  now: Date,
): Promise<SwitchRatePlanResult> {
  const plans = await listEditedPlans(tx, sale.id);
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) return { ok: false, reason: 'unknown_plan' };
  const { title } = plan;
  if (plan.status === isOn) return { ok: true, title };
  const others = plans.filter((one) => one.status && one.id !== planId);
  if (isOn && others.some((one) => one.title.toLowerCase() === title.toLowerCase()))
    return { ok: false, reason: 'title_taken' };
  if (!isOn && sale.status && others.length === 0) return { ok: false, reason: 'last_plan' };
  await setRatePlanStatus(tx, planId, isOn);
  await follow(tx, sale, now);
  await writeHistory(tx, {
    ...{ actor, verb: 'rate-plan.switch', object: { type: 'rate-plan', id: String(planId) }, now },
    before: { status: plan.status },
    after: { product: sale.title, title, status: isOn },
  });
  return { ok: true, title };
}
