import { openPlan } from '#modules/plans/access/plan-access.ts';
import { hashDevice, newDeviceToken, type PlanVisitor } from '#modules/plans/access/plan-visitor.ts';
import { createPlan } from '#modules/plans/editing/create-plan.ts';
import { newPlan } from '#modules/plans/schema.ts';
import { loadPlan, type PlanView } from '#modules/plans/viewing/load-plan.ts';
import type { Database } from '#platform/db/connect.ts';

/** A visitor with a device and no account. */
export function someDevice(): PlanVisitor & { token: string } {
  const token = newDeviceToken();
  return { userId: null, device: hashDevice(token), name: '', token };
}

/** A visitor's plan of three empty days. */
export async function createTripPlan(
  db: Database,
  visitor: PlanVisitor,
  fields: { title?: string; days?: number; startsOn?: string } = {},
  now = new Date('2026-11-20T03:00:00Z'),
): Promise<PlanView> {
  const plan = newPlan.parse({ title: 'Ba ngày Ninh Bình', ...fields });
  const made = await createPlan(db, { plan, visitor }, now);
  if (!made.ok) throw new Error(made.reason);
  return viewPlan(db, made.slug, visitor);
}

/** A plan's current state. @throws where the visitor may not see it */
export async function viewPlan(db: Database, slug: string, visitor: PlanVisitor): Promise<PlanView> {
  const open = await openPlan(db, slug, visitor);
  const view = open && (await loadPlan(db, open.plan.id));
  if (!view) throw new Error(`No plan ${slug}`);
  return view;
}
