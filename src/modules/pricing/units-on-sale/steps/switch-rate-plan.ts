import { may } from '#modules/catalog/policy.ts';
import { listEditedPlans, setRatePlanStatus } from '#modules/catalog/selling/units.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { type LockedSale, lockSale } from './lock-sale.ts';
import { type FollowSale, publishSale } from './publish-sale.ts';

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
