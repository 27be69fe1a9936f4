import { may } from '#modules/sales/policy.ts';
import type { CostBasis } from '#modules/sales/rules/cost-bases.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';

/** A supplier's cost rate, and what it applies to. Amounts are đồng. */
export interface CostRateInput {
  /** Null for all products of the supplier, for all units of the product, or for all rate plans. */
  productId: number | null;
  unitId: number | null;
  planId: number | null;
  basis: CostBasis;
  /** For every basis except a commission. */
  netVnd: number | null;
  /** Percentage of the price, to two decimals, that stays with the company. */
  commissionPercent: number | null;
  /** Days of service (ISO), both included; null without an end. */
  fromOn: string;
  toOn: string | null;
}

type RateRefusal = 'not_allowed' | 'unknown_supplier' | 'foreign' | 'needs_unit' | 'days_reversed';
export type AddCostRateResult = { ok: true; id: number } | { ok: false; reason: RateRefusal };

/**
 * Adds a cost rate for a supplier: of several that apply the most specific is used, of two equally specific ones the one
 * that begins later. What was sold before keeps its cost.
 */
export async function addCostRate(
  db: Database,
  { supplier, rate, actor }: { supplier: { id: number; slug: string }; rate: CostRateInput; actor: Actor },
  now: Date,
): Promise<AddCostRateResult> {
  if (!may(actor, 'cost.edit')) return { ok: false, reason: 'not_allowed' };
  if (rate.basis !== 'commission' && rate.unitId === null) return { ok: false, reason: 'needs_unit' };
  if (rate.toOn !== null && rate.toOn < rate.fromOn) return { ok: false, reason: 'days_reversed' };
  return db.transaction().execute(async (tx): Promise<AddCostRateResult> => {
    const known = await tx
      .selectFrom('suppliers')
      .select('id')
      .where('id', '=', supplier.id)
      .executeTakeFirst();
    if (!known) return { ok: false, reason: 'unknown_supplier' };
    const target = await findTarget(tx, supplier.id, rate);
    if (!target) return { ok: false, reason: 'foreign' };
    const made = { by: actorText(actor), name: actor.name, at: now };
    const id = await writeCostRate(tx, supplier.id, { ...rate, productId: target.productId }, made);
    const object = { type: 'payable', id: supplier.slug };
    const { productId, unitId, planId, ...howMuch } = rate;
    const after = { ...target.names, ...howMuch, rate: id };
    await writeHistory(tx, { actor, verb: 'cost.add', object, after, now });
    return { ok: true, id };
  });
}

/** Writes a validated rate, as the import of a catalogue does before anybody uses the site. @returns its id */
export async function writeCostRate(
  tx: Tx,
  supplierId: number,
  rate: CostRateInput,
  made: { by: string; name: string; at: Date },
): Promise<number> {
  const isCommission = rate.basis === 'commission';
  const { id } = await tx
    .insertInto('cost_rates')
    .values({
      supplier_id: supplierId,
      product_id: rate.productId,
      unit_id: rate.unitId,
      rate_plan_id: rate.planId,
      basis: rate.basis,
      net_vnd: isCommission ? null : (rate.netVnd ?? 0),
      commission_percent: isCommission ? (rate.commissionPercent ?? 0) : null,
      from_on: rate.fromOn,
      to_on: rate.toOn,
      made_by: made.by,
      made_name: made.name,
      made_at: made.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The product of a rate, with the names of product, unit and plan; null if these do not belong together, or not to the supplier. */
async function findTarget(
  db: Database,
  supplierId: number,
  { productId, unitId, planId }: CostRateInput,
): Promise<{ productId: number | null; names: Record<string, string | null> } | null> {
  if (productId === null && unitId === null && planId === null) return { productId: null, names: {} };
  const row = await db
    .selectFrom('products as p')
    .leftJoin('units as u', (join) => join.onRef('u.product_id', '=', 'p.id').on('u.id', '=', unitId))
    .leftJoin('rate_plans as r', (join) => join.onRef('r.product_id', '=', 'p.id').on('r.id', '=', planId))
    .select(['p.id', 'p.title as product', 'u.title as unit', 'r.title as plan'])
    .where('p.supplier_id', '=', supplierId)
    .$if(productId !== null, (query) => query.where('p.id', '=', productId ?? 0))
    .$if(unitId !== null, (query) => query.where('u.id', 'is not', null))
    .$if(planId !== null, (query) => query.where('r.id', 'is not', null))
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id, ...names } = row;
  return { productId: id, names };
}

export type EndCostRateResult = { ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_rate' };

/** Ends a cost rate: it no longer applies to new sales; the cost of past ones stays. */
export async function endCostRate(
  db: Database,
  { id, actor }: { id: number; actor: Actor },
  now: Date,
): Promise<EndCostRateResult> {
  if (!may(actor, 'cost.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<EndCostRateResult> => {
    const ended = await tx
      .updateTable('cost_rates as r')
      .from('suppliers as s')
      .set({ ended_at: now, ended_by: actorText(actor) })
      .whereRef('s.id', '=', 'r.supplier_id')
      .where('r.id', '=', id)
      .where('r.ended_at', 'is', null)
      .returning('s.slug')
      .executeTakeFirst();
    if (!ended) return { ok: false, reason: 'unknown_rate' };
    const object = { type: 'payable', id: ended.slug };
    await writeHistory(tx, { actor, verb: 'cost.end', object, before: { rate: id }, now });
    return { ok: true };
  });
}
