import { may } from '#modules/catalog/policy.ts';
import { type EditedPlan, listPlansOf, setRatePlansStatus } from '#modules/catalog/selling/units.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { type HistoryLine, writeHistoryLines } from '#platform/history/write-history.ts';
import { type LockedSale, lockSales } from './lock-sale.ts';
import { type FollowSale, publishSale } from './publish-sale.ts';

export type SwitchRatePlanResult =
  | { ok: true; title: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_plan' | 'title_taken' | 'last_plan' };

interface PlanSwitch {
  productId: number;
  planId: number;
  isOn: boolean;
}

/** Puts a rate plan on sale or takes it off; a published product keeps at least one, because without any nothing of it can be bought. */
export async function switchRatePlan(
  db: Executor,
  { actor, ...one }: PlanSwitch & { actor: Actor },
  now: Date,
  follow: FollowSale = publishSale,
): Promise<SwitchRatePlanResult> {
  return inTransaction(db, async (tx) => {
    const [result] = await switchRatePlans(tx, { switches: [one], actor, follow }, now);
    return result as SwitchRatePlanResult;
  });
}

/** The same for many rate plans, as in `switchUnits`. */
export async function switchRatePlans(
  tx: Tx,
  { switches, actor, follow }: { switches: readonly PlanSwitch[]; actor: Actor; follow: FollowSale },
  now: Date,
): Promise<SwitchRatePlanResult[]> {
  if (!may(actor, 'unit.edit')) return switches.map(() => ({ ok: false, reason: 'not_allowed' }));
  const productIds = [...new Set(switches.map(({ productId }) => productId))];
  const sales = await lockSales(tx, productIds);
  const standing = await listPlansOf(tx, productIds);
  const switched: { sale: LockedSale; plan: EditedPlan; isOn: boolean }[] = [];
  const results = switches.map((one): SwitchRatePlanResult => {
    const sale = sales.get(one.productId);
    const plans = (sale && standing.get(sale.id)) ?? [];
    const plan = plans.find(({ id }) => id === one.planId);
    if (!sale || !plan) return { ok: false, reason: 'unknown_plan' };
    const { title } = plan;
    if (plan.status === one.isOn) return { ok: true, title };
    const others = plans.filter((other) => other.status && other.id !== plan.id);
    if (one.isOn && others.some((other) => other.title.toLowerCase() === title.toLowerCase()))
      return { ok: false, reason: 'title_taken' };
    if (!one.isOn && sale.status && others.length === 0) return { ok: false, reason: 'last_plan' };
    plan.status = one.isOn;
    switched.push({ sale, plan, isOn: one.isOn });
    return { ok: true, title };
  });
  for (const isOn of [false, true]) {
    const ids = switched.filter((one) => one.isOn === isOn).map(({ plan }) => plan.id);
    if (ids.length > 0) await setRatePlansStatus(tx, ids, isOn);
  }
  for (const sale of new Set(switched.map((one) => one.sale))) await follow(tx, sale, now);
  await writeHistoryLines(
    tx,
    switched.map(({ sale, plan, isOn }): HistoryLine => {
      const object = { type: 'rate-plan', id: String(plan.id) };
      const after = { product: sale.title, title: plan.title, status: isOn };
      return { actor, verb: 'rate-plan.switch', object, now, before: { status: !isOn }, after };
    }),
  );
  return results;
}
