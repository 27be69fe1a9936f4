import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listOf, listQuery, repeated } from '#api/v1/list-query.ts';
import { slugParams } from '#api/v1/params.ts';
import { isForeign } from '#modules/plans/access/plan-access.ts';
import { listPublicPlans } from '#modules/plans/editorial/list-public-plans.ts';
import { loadPlanPrices } from '#modules/plans/pricing/load-plan-prices.ts';
import { listVotes, noVotes } from '#modules/plans/queries.ts';
import { planParty } from '#modules/plans/schema.ts';
import { listOwnPlans } from '#modules/plans/viewing/list-own-plans.ts';
import type { PlanView } from '#modules/plans/viewing/load-plan.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readCalls } from '#platform/limits/admit-call.ts';
import { addDays } from '#platform/time/days.ts';
import { callerOf, requirePlanOfCall } from './require-plan-of-call.ts';
import { planCardShape, planQuoteBody, planQuoteShape, planShape } from './shapes.ts';

const tags = ['plans'];
const security = [{ guestSession: [] }, { planToken: [] }, {}];

const planQuery = listQuery.extend({
  /** Slugs of provinces; matches plans through any of them. */
  province: repeated,
  provinces: repeated,
  days: z.coerce
    .number('Số ngày phải là số.')
    .int('Số ngày phải là số nguyên.')
    .min(1, 'Số ngày từ 1.')
    .max(30, 'Số ngày nhiều nhất 30.')
    .optional(),
  /** Maximum in đồng for a plan's lowest price. */
  budget: z.coerce
    .number('Ngân sách phải là số đồng.')
    .int('Ngân sách phải là số đồng nguyên.')
    .min(0, 'Ngân sách từ 0.')
    .max(1_000_000_000_000, 'Ngân sách quá lớn.')
    .optional(),
  owner: z.enum(['me'], 'owner chỉ nhận giá trị me.').optional(),
});

/** Start and party in place of the plan's own, as for somebody else's plan. */
const quoteBody = z
  .object({
    startsOn: z.iso
      .date('Ngày đi chưa đúng.')
      .refine((day) => day < '2100-01-01', 'Ngày đi chưa đúng.')
      .optional(),
    party: planParty.optional(),
  })
  .default({});

/** Public plans, one's own plans, and quotes of a plan. */
export const planRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/plans',
    {
      schema: {
        summary: 'Kế hoạch công khai; owner=me: kế hoạch của người gọi',
        tags,
        security,
        querystring: planQuery,
        response: { 200: listOf(planCardShape) },
      },
    },
    async (request, reply) => {
      const { owner, province, provinces, days, budget, search, special, page, limit } = request.query;
      if (owner === undefined) {
        const filter = { provinces: [...province, ...provinces], days, budgetVnd: budget, search, special };
        return listPublicPlans(app.readDb, { ...filter, page, limit });
      }
      reply.header('cache-control', 'private, no-store');
      const caller = await callerOf(app, request);
      if (caller.userId === null && caller.device === null)
        throw new ProblemError(
          401,
          'not_signed_in',
          'Bạn chưa đăng nhập và chưa có kế hoạch nào trên thiết bị này.',
        );
      const own = await listOwnPlans(app.db, caller);
      const totalResults = own.length;
      const results = own.slice((page - 1) * limit, page * limit).map(({ isOwner, ...plan }) => plan);
      return { results, page, limit, totalPages: Math.ceil(totalResults / limit), totalResults };
    },
  );
  server.get(
    '/plans/:slug',
    {
      schema: {
        summary: 'Một kế hoạch theo ngày',
        tags,
        security,
        params: slugParams,
        response: { 200: planShape },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { plan, view, access, visitor } = await requirePlanOfCall(app, request, request.params.slug);
      const votes = isForeign({ plan, access }) ? new Map() : await listVotes(app.db, plan.id, visitor);
      const days = view.days.map((day) => ({
        ...day,
        items: day.items.map((item) => {
          const { votes: count, isOwn } = votes.get(item.id) ?? noVotes;
          return { ...item, votes: count, ownVote: isOwn };
        }),
      }));
      return { ...view, days, access };
    },
  );
  server.post(
    '/plans/:slug/quote',
    {
      schema: {
        summary: 'Giá của kế hoạch, từng dịch vụ với lý do',
        tags,
        security,
        params: slugParams,
        body: quoteBody,
        response: { 200: planQuoteShape },
      },
      // Nothing is written.
      config: { calls: readCalls },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { view } = await requirePlanOfCall(app, request, request.params.slug);
      const plan = withStart(view, request.body);
      return planQuoteBody(await loadPlanPrices(app, plan, request.ip), plan);
    },
  );
};

/** A plan with another start or party; what is omitted stays as in the plan. */
function withStart(
  plan: PlanView,
  { startsOn, party }: { startsOn?: string | undefined; party?: PlanView['party'] | undefined },
): PlanView {
  const start = startsOn ?? plan.startsOn;
  return {
    ...plan,
    startsOn: start,
    party: party ?? plan.party,
    days: plan.days.map((day, index) => ({ ...day, date: start && addDays(start, index) })),
  };
}
