import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { slugParams } from '#api/v1/params.ts';
import { changePlan } from '#modules/plans/editing/change-plan.ts';
import { deletePlan, sharePlan } from '#modules/plans/editing/share-plan.ts';
import { planChange } from '#modules/plans/schema.ts';
import type { App } from '#platform/app.ts';
import { callerOf, planProblem } from './require-plan-of-call.ts';

const tags = ['plans'];
const security = [{ guestSession: [] }, { planToken: [] }];

const patchBody = z.object({
  changes: z.array(planChange).max(40, 'Mỗi lần gửi nhiều nhất 40 thay đổi.').default([]),
  visibility: z.enum(['private', 'link'], 'Chỉ nhận private hoặc link.').optional(),
});

/** Changing and deleting plans, with a session or token. */
export const changePlanRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.patch(
    '/plans/:slug',
    {
      schema: {
        summary: 'Sửa kế hoạch: từng thay đổi theo thứ tự, tất cả hoặc không gì cả',
        tags,
        security,
        params: slugParams,
        body: patchBody,
        response: { 200: z.object({ slug: z.string(), version: z.int() }) },
      },
    },
    async (request) => {
      const { slug } = request.params;
      const { changes, visibility } = request.body;
      const visitor = await callerOf(app, request);
      const now = app.clock.now();
      return app.db.transaction().execute(async (tx) => {
        if (visibility) {
          const shared = await sharePlan(tx, { slug, visibility, visitor }, now);
          if (!shared.ok) throw planProblem(shared.reason);
        }
        // A change without effect returns the version, and checks whether the caller may edit the plan at all.
        const all = changes.length > 0 ? changes : [planChange.parse({ op: 'describe', version: 0 })];
        let version = 0;
        for (const change of all) {
          const result = await changePlan(tx, { slug, change, visitor }, now);
          if (!result.ok) throw planProblem(result.reason);
          version = result.version;
        }
        return { slug, version };
      });
    },
  );
  server.delete(
    '/plans/:slug',
    { schema: { summary: 'Xóa kế hoạch', tags, security, params: slugParams, response: { 204: z.null() } } },
    async (request, reply) => {
      const { slug } = request.params;
      const deleted = await deletePlan(app.db, { slug, visitor: await callerOf(app, request) });
      if (!deleted.ok) throw planProblem(deleted.reason);
      return reply.code(204).send(null);
    },
  );
};
