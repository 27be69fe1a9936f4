import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cookiesOf } from '#api/v1/auth/visit-of.ts';
import { once, writingHeaders } from '#api/v1/once.ts';
import { slugParams } from '#api/v1/params.ts';
import { ensurePlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { copyPlan } from '#modules/plans/editing/copy-plan.ts';
import { createPlan } from '#modules/plans/editing/create-plan.ts';
import { newPlan } from '#modules/plans/schema.ts';
import type { App } from '#platform/app.ts';
import { bearerOf, planProblem } from './require-plan-of-call.ts';

const tags = ['plans'];
const security = [{ guestSession: [] }, { planToken: [] }];

const madeShape = z.object({
  slug: z.string(),
  /** Opens it from now on, for a caller without session or token. */
  token: z.string().nullable(),
});

/** Creating and copying plans; callers without session or token get a token. */
export const writePlanRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.post(
    '/plans',
    {
      schema: {
        summary: 'Tạo kế hoạch riêng tư',
        tags,
        security: [...security, {}],
        headers: writingHeaders,
        body: newPlan,
        response: { 201: madeShape },
      },
    },
    async (request, reply) => {
      const { visitor, token } = await ensurePlanVisitor(app, cookiesOf(request), bearerOf(request));
      const { body } = await once(app, request, {
        run: async (tx) => {
          const made = await createPlan(tx, { plan: request.body, visitor }, app.clock.now());
          if (!made.ok) throw planProblem(made.reason);
          return { status: 201, body: { slug: made.slug, token } };
        },
      });
      return reply.code(201).header('cache-control', 'private, no-store').send(body);
    },
  );
  server.post(
    '/plans/:slug/copy',
    {
      schema: {
        summary: 'Chép thành kế hoạch của mình',
        tags,
        security: [...security, {}],
        params: slugParams,
        headers: writingHeaders,
        response: { 201: madeShape },
      },
    },
    async (request, reply) => {
      const { visitor, token } = await ensurePlanVisitor(app, cookiesOf(request), bearerOf(request));
      const { body } = await once(app, request, {
        run: async (tx) => {
          const made = await copyPlan(tx, { slug: request.params.slug, visitor }, app.clock.now());
          if (!made.ok) throw planProblem(made.reason);
          return { status: 201, body: { slug: made.slug, token } };
        },
      });
      return reply.code(201).header('cache-control', 'private, no-store').send(body);
    },
  );
};
