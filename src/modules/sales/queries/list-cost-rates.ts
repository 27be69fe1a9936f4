import type { CostBasis } from '#modules/sales/rules/cost-bases.ts';
import type { Executor } from '#platform/db/connect.ts';

export interface CostRate {
  id: number;
  productTitle: string | null;
  unitTitle: string | null;
  planTitle: string | null;
  basis: CostBasis;
  netVnd: number | null;
  commissionPercent: number | null;
  fromOn: string;
  toOn: string | null;
  madeName: string;
  madeAt: Date;
  endedAt: Date | null;
}

/** All cost rates of a supplier, current ones first. */
export async function listCostRates(db: Executor, supplierId: number): Promise<CostRate[]> {
  return db
    .selectFrom('cost_rates as r')
    .leftJoin('products as p', 'p.id', 'r.product_id')
    .leftJoin('units as u', 'u.id', 'r.unit_id')
    .leftJoin('rate_plans as l', 'l.id', 'r.rate_plan_id')
    .select([
      'r.id',
      'p.title as productTitle',
      'u.title as unitTitle',
      'l.title as planTitle',
      'r.basis',
      'r.net_vnd as netVnd',
      'r.commission_percent as commissionPercent',
      'r.from_on as fromOn',
      'r.to_on as toOn',
      'r.made_name as madeName',
      'r.made_at as madeAt',
      'r.ended_at as endedAt',
    ])
    .where('r.supplier_id', '=', supplierId)
    .orderBy((of) => of('r.ended_at', 'is not', null))
    .orderBy('p.title', (order) => order.nullsFirst())
    .orderBy('r.from_on', 'desc')
    .orderBy('r.id', 'desc')
    .$narrowType<{ basis: CostBasis }>()
    .execute();
}

/** What a supplier's rate can apply to: units and plans of their products, as '12', '12-34' and '12-34-5'. */
export async function listRateTargets(
  db: Executor,
  supplierId: number,
): Promise<{ value: string; title: string }[]> {
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('units as u', 'u.product_id', 'p.id')
    .leftJoin('rate_plans as r', 'r.product_id', 'p.id')
    .select([
      'p.id',
      'p.title',
      'u.id as unitId',
      'u.title as unitTitle',
      'r.id as planId',
      'r.title as planTitle',
    ])
    .where('p.supplier_id', '=', supplierId)
    .orderBy('p.title')
    .orderBy('p.id')
    .orderBy('u.position')
    .orderBy('u.id')
    .orderBy('r.id')
    .execute();
  const targets = new Map<string, string>();
  for (const { id, title, unitId, unitTitle, planId, planTitle } of rows) {
    targets.set(`${id}`, `${title}: tất cả`);
    if (unitId === null) continue;
    targets.set(`${id}-${unitId}`, `${title}: ${unitTitle}`);
    if (planId !== null) targets.set(`${id}-${unitId}-${planId}`, `${title}: ${unitTitle}, ${planTitle}`);
  }
  return [...targets].map(([value, title]) => ({ value, title }));
}
