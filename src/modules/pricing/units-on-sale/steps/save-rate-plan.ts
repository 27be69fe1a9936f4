import { may } from '#modules/catalog/policy.ts';
import {
  type EditedPlan,
  findPolicyIds,
  freeCode,
  insertRatePlans,
  listPlansOf,
  type RatePlanEdit,
  updateRatePlans,
} from '#modules/catalog/selling/units.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { type HistoryLine, writeHistoryLines } from '#platform/history/write-history.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { type LockedSale, lockSales } from './lock-sale.ts';
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

export interface PlanSave {
  productId: number;
  /** Null adds one. */
  planId: number | null;
  /** The version that the editor saw. */
  version: number;
  fields: RatePlanEdit;
  /** For a new plan; otherwise derived from its name. */
  code?: string | undefined;
}

/**
 * Adds or edits a rate plan of a product: prices on cards and pages are updated in the same transaction. Existing bookings
 * keep their conditions.
 */
export async function saveRatePlan(
  db: Executor,
  { actor, ...save }: PlanSave & { actor: Actor },
  now: Date,
): Promise<SaveRatePlanResult> {
  return inTransaction(db, async (tx) => {
    const [result] = await saveRatePlans(tx, { saves: [save], actor, follow: publishSale }, now);
    return result as SaveRatePlanResult;
  });
}

/**
 * The same for many rate plans of any products, in their order and with one statement per table; `follow` is called once per
 * product. A refused one is not written and does not affect the others.
 */
export async function saveRatePlans(
  tx: Tx,
  { saves, actor, follow }: { saves: readonly PlanSave[]; actor: Actor; follow: FollowSale },
  now: Date,
): Promise<SaveRatePlanResult[]> {
  if (!may(actor, 'unit.edit')) return saves.map(() => ({ ok: false, reason: 'not_allowed' }));
  const productIds = [...new Set(saves.map(({ productId }) => productId))];
  const sales = await lockSales(tx, productIds);
  const standing = await listPlansOf(tx, productIds);
  const policies = await findPolicyIds(
    tx,
    saves.map(({ fields }) => fields.cancellationPolicy),
  );
  const steps = saves.map((save): Step => {
    const sale = sales.get(save.productId);
    if (!sale) return { ok: false, reason: 'unknown_product' };
    const plans = standing.get(sale.id) ?? [];
    standing.set(sale.id, plans);
    return planStep({ save, sale, plans, policyId: policies.get(save.fields.cancellationPolicy) });
  });
  return writeSteps(tx, { steps, actor, follow }, now);
}

/** A rate plan to be written, or why it is refused. */
type Step =
  | Extract<SaveRatePlanResult, { ok: false }>
  | {
      ok: true;
      sale: LockedSale;
      fields: RatePlanEdit;
      policyId: number;
      /** Of a new one. */
      code: string;
      before: EditedPlan | null;
    };
type Writing = Extract<Step, { ok: true }>;

/** Validates a rate plan against the future state of its product's other plans; afterwards `plans` includes it. */
function planStep({
  save: { planId, version, fields, code },
  sale,
  plans,
  policyId,
}: {
  save: PlanSave;
  sale: LockedSale;
  plans: EditedPlan[];
  policyId: number | undefined;
}): Step {
  const at = plans.findIndex(({ id }) => id === planId);
  const before = planId === null ? null : plans[at];
  if (before === undefined) return { ok: false, reason: 'unknown_plan' };
  if (before && before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
  const title = fields.title.toLowerCase();
  if (plans.some((one) => one.status && one.id !== planId && one.title.toLowerCase() === title))
    return { ok: false, reason: 'title_taken' };
  if (policyId === undefined) return { ok: false, reason: 'unknown_policy' };
  if (before) {
    plans[at] = { ...before, ...fields, version: version + 1 };
    return { ok: true, sale, fields, policyId, code: before.code, before };
  }
  const wanted = code ?? (slugify(fields.title) || 'goi');
  const free = freeCode(wanted, new Set(plans.map((plan) => plan.code)));
  plans.push({ ...fields, id: 0, code: free, status: true, version: 1, policyTitle: '' });
  return { ok: true, sale, fields, policyId, code: free, before };
}

async function writeSteps(
  tx: Tx,
  { steps, actor, follow }: { steps: readonly Step[]; actor: Actor; follow: FollowSale },
  now: Date,
): Promise<SaveRatePlanResult[]> {
  const written = steps.filter((step): step is Writing => step.ok);
  const added = written.filter(({ before }) => !before);
  const ids = await insertRatePlans(
    tx,
    added.map(({ sale, fields, policyId, code }) => ({ productId: sale.id, plan: fields, policyId, code })),
  );
  const idOf = (step: Writing) => step.before?.id ?? (ids[added.indexOf(step)] as number);
  await updateRatePlans(
    tx,
    written.flatMap(({ before, fields, policyId }) =>
      before ? [{ id: before.id, plan: fields, policyId }] : [],
    ),
  );
  for (const sale of new Set(written.map((step) => step.sale))) await follow(tx, sale, now);
  await writeHistoryLines(
    tx,
    written.map((step): HistoryLine => {
      const object = { type: 'rate-plan', id: String(idOf(step)) };
      const { before, fields, sale } = step;
      if (!before)
        return { actor, verb: 'rate-plan.add', object, after: { product: sale.title, ...fields }, now };
      return {
        actor,
        verb: 'rate-plan.edit',
        object,
        before: { ...before },
        after: { ...before, ...fields },
        now,
      };
    }),
  );
  return steps.map((step): SaveRatePlanResult => {
    if (!step.ok) return step;
    return { ok: true, planId: idOf(step), version: step.before ? step.before.version + 1 : 1 };
  });
}
