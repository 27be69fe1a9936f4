import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listOf, listQuery } from '#api/v1/list-query.ts';
import { listComments, writeComment } from '#modules/plans/comments/write-comment.ts';
import { newComment } from '#modules/plans/schema.ts';
import type { App } from '#platform/app.ts';
import { identifySender } from '#platform/bots/sender.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { callerOf } from './require-plan-of-call.ts';

const tags = ['plans'];

const commentShape = z.object({
  id: z.int(),
  answersId: z.int().nullable(),
  authorName: z.string(),
  words: z.string(),
  byOwner: z.boolean(),
  createdAt: z.date(),
});

const slug = z.string().min(1).max(120);
const query = listQuery.pick({ page: true, limit: true }).extend({ plan: slug });
const body = newComment.extend({ plan: slug, altcha: z.string().max(4000).optional() });

const words = {
  ...senderRefusals,
  unknown_plan: 'Không tìm thấy kế hoạch này, hoặc kế hoạch không nhận bình luận.',
  unknown_comment: 'Không tìm thấy bình luận được trả lời.',
};

/** Readers' comments on public plans. */
export const planCommentRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/plan-comments',
    {
      schema: {
        summary: 'Bình luận đã duyệt của một kế hoạch công khai hoặc chia sẻ bằng liên kết',
        tags,
        querystring: query,
        response: { 200: listOf(commentShape) },
      },
    },
    async (request) => {
      const { plan, page, limit } = request.query;
      const { results, totalResults } = await listComments(app.readDb, plan, { page, limit });
      return { results, page, limit, totalPages: Math.ceil(totalResults / limit), totalResults };
    },
  );
  server.post(
    '/plan-comments',
    {
      schema: {
        summary: 'Gửi bình luận; nhân viên đọc trước khi hiện',
        tags,
        body,
        response: { 201: z.object({ id: z.int(), status: z.literal('pending') }) },
      },
    },
    async (request, reply) => {
      const { plan, altcha, ...comment } = request.body;
      const found = await identifySender(app, { website: '', proof: altcha, ip: request.ip });
      if (!found.ok) throw new ProblemError(422, found.reason, words[found.reason]);
      const { userId } = await callerOf(app, request);
      const written = { slug: plan, comment, userId, sender: found.sender };
      const result = await writeComment(app.db, written, app.clock.now());
      if (!result.ok) throw new ProblemError(statusOf(result.reason), result.reason, words[result.reason]);
      return reply.code(201).send({ id: result.id, status: 'pending' });
    },
  );
};

function statusOf(reason: string): number {
  if (reason.startsWith('unknown')) return 404;
  return reason === 'proof_used' ? 409 : 429;
}
