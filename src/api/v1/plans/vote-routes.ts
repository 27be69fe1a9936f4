import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { slugParams } from '#api/v1/params.ts';
import type { PlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { likePlan, voteItem } from '#modules/plans/editing/vote-item.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { countingOf } from '#platform/limits/take-allowance.ts';
import { callerOf, planProblem } from './require-plan-of-call.ts';

const tags = ['plans'];
const security = [{ guestSession: [] }, { planToken: [] }];

/** Likes of plans and votes on their items, with a session or token. */
export const votePlanRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.post(
    '/plans/:slug/like',
    {
      schema: {
        summary: 'Thích, hoặc thôi thích: mỗi người một lần',
        tags,
        security,
        params: slugParams,
        body: z.object({ likes: z.boolean('likes là true hoặc false.').default(true) }),
        response: { 200: z.object({ likes: z.int() }) },
      },
    },
    async (request) => {
      const visitor = requirePerson(await callerOf(app, request));
      const { slug } = request.params;
      const { likes } = request.body;
      const from = { ip: request.ip, counting: countingOf(app) };
      const liked = { slug, visitor, likes, secret: app.secrets.token, from };
      const result = await likePlan(app.db, liked, app.clock.now());
      if (!result.ok) throw planProblem(result.reason);
      return { likes: result.likes };
    },
  );
  server.post(
    '/plans/:slug/items/:itemId/vote',
    {
      schema: {
        summary: 'Chọn một mục, hoặc thôi chọn: mỗi người một phiếu',
        tags,
        security,
        params: slugParams.extend({ itemId: z.uuid('Mã mục chưa đúng.') }),
        body: z.object({ votes: z.boolean('votes là true hoặc false.').default(true) }),
        response: { 200: z.object({ votes: z.int() }) },
      },
    },
    async (request) => {
      const visitor = requirePerson(await callerOf(app, request));
      const { slug, itemId } = request.params;
      const isFor = request.body.votes;
      const from = { ip: request.ip, counting: countingOf(app) };
      const result = await voteItem(app.db, { slug, itemId, isFor, visitor, from }, app.clock.now());
      if (!result.ok) throw planProblem(result.reason);
      return { votes: result.votes };
    },
  );
};

/** @throws ProblemError 401 for a program that sends neither a session nor a device token */
function requirePerson(visitor: PlanVisitor): PlanVisitor {
  if (visitor.userId === null && visitor.device === null)
    throw new ProblemError(401, 'not_signed_in', 'Bạn cần đăng nhập hoặc gửi token của thiết bị.');
  return visitor;
}
