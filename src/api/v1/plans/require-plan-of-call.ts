import type { FastifyRequest } from 'fastify';
import { cookiesOf } from '#api/v1/auth/visit-of.ts';
import { isForeign, openPlan } from '#modules/plans/access/plan-access.ts';
import { type PlanVisitor, readPlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { type PlanRefusal, planRefusals } from '#modules/plans/plan-refusals.ts';
import { loadPlan, withoutDates } from '#modules/plans/viewing/load-plan.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';

/** The device token that a program sends. */
export function bearerOf(request: FastifyRequest): string {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** The caller of a plan route: by session, cookie or token. */
export function callerOf(app: App, request: FastifyRequest): Promise<PlanVisitor> {
  return readPlanVisitor(app, cookiesOf(request), bearerOf(request));
}

/** A plan that the caller may see. @throws ProblemError 404 otherwise */
export async function requirePlanOfCall(app: App, request: FastifyRequest, slug: string) {
  const visitor = await callerOf(app, request);
  const open = await openPlan(app.db, slug, visitor);
  const view = open && (await loadPlan(app.db, open.plan.id));
  if (!view) throw planProblem('unknown_plan');
  return { ...open, visitor, view: isForeign(open) ? withoutDates(view) : view };
}

const statuses: Partial<Record<PlanRefusal, number>> = {
  unknown_plan: 404,
  unknown_item: 404,
  unknown_day: 404,
  not_allowed: 403,
  not_for_readers: 403,
  too_many_devices: 429,
  unknown_product: 422,
  unknown_unit: 422,
  unknown_place: 422,
  unknown_province: 422,
};

/** A refused plan action as a problem: 404 for what is gone, a conflict for concurrent changes and limits. */
export function planProblem(reason: PlanRefusal): ProblemError {
  return new ProblemError(statuses[reason] ?? 409, reason, planRefusals[reason]);
}
