import { randomUUID } from 'node:crypto';
import { changePlan } from '#modules/plans/editing/change-plan.ts';
import { planChange } from '#modules/plans/schema.ts';
import type { PlanView } from '#modules/plans/viewing/load-plan.ts';
import type { Database } from '#platform/db/connect.ts';
import { createTripPlan, someDevice, viewPlan } from '#tests/factories/trip-plan.ts';
import { now, type OnSale } from './everything-on-sale.ts';

const days = 5;
const items = 12;

/** A five-day plan with twelve products of all kinds that plans may contain, on days on which all are available. */
export async function fiveDayPlan(db: Database, products: OnSale): Promise<PlanView> {
  const visitor = someDevice();
  const fields = { title: 'Năm ngày', days, startsOn: '2026-12-02' };
  const plan = await createTripPlan(db, visitor, fields, now);
  const { hotel, tour, attraction, experience, car, cruise, service } = products;
  const kinds = [hotel, tour, attraction, experience, car, cruise, service];
  for (let index = 0; index < items; index++) {
    const product = kinds[index % kinds.length] ?? hotel;
    const item = {
      kind: 'product',
      productId: product.productId,
      unitId: product.unitIds[0],
      ...(product === car && { hour: '09:00' }),
    };
    const dayId = plan.days[index % days]?.id;
    const change = planChange.parse({ op: 'add-item', id: randomUUID(), dayId, item });
    const result = await changePlan(db, { slug: plan.slug, change, visitor }, now);
    if (!result.ok) throw new Error(`Not put into the plan: ${result.reason}`);
  }
  return viewPlan(db, plan.slug, visitor);
}
