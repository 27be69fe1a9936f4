import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { once, writingHeaders } from '#api/v1/once.ts';
import {
  isMachineRefusal,
  type MachineRefusal,
  requireSender,
  senderProblem,
} from '#api/v1/sender-problems.ts';
import { findBookingByToken } from '#modules/booking/trip/find-booking.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { findProductId } from '#modules/catalog/queries/find-product-id.ts';
import {
  type WriteReviewResult,
  writeReview,
  writeReviewRefusals,
} from '#modules/reviews/commands/write-review.ts';
import { reviewCounts } from '#modules/reviews/queries/review-counts.ts';
import { guestReview } from '#modules/reviews/schema.ts';
import type { App } from '#platform/app.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import { countsShape } from './shapes.ts';

const tags = ['reviews'];

const body = guestReview.extend({
  /** Code of the booking whose access token is in `Authorization`. */
  booking: z.string('Vui lòng nhập mã đặt chỗ.').max(20),
  /** Slug of the product. */
  target: z.string('Vui lòng chọn dịch vụ được đánh giá.').max(200),
  altcha: z.string().max(4000).optional(),
});

/** Submission of reviews of finished trips to moderation, and counts of received, published and refused reviews. */
export const writeReviewRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  for (const kind of kindNames) {
    const { labels, reviews } = kindProfiles[kind];
    server.post(
      `/${reviews}`,
      {
        schema: {
          summary: `Đánh giá ${labels.one.toLowerCase()} của một chuyến đi đã kết thúc`,
          tags,
          headers: writingHeaders,
          body,
          response: { 201: z.object({ id: z.int(), status: z.string() }) },
        },
        config: { calls: { name: 'reviews', max: 10, windowSeconds: 60 } },
      },
      async (request, reply) => {
        const { booking: code, target, altcha, ...review } = request.body;
        const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
        const own = await findBookingByToken(app.db, code, token, app.clock.now());
        if (!own) throw notFound('Không tìm thấy đặt chỗ này.');
        const productId = await findProductId(app.db, kind, target);
        if (productId === null) throw notFound(`Không tìm thấy ${labels.one.toLowerCase()} này.`);
        const { status, body: kept } = await once(app, request, {
          prepare: () => requireSender(app, { website: '', proof: altcha, ip: request.ip }),
          run: async (tx, sender) => {
            const written = { code: own.code, productId, review, sender };
            const result = await writeReview(tx, written, app.clock.now());
            if (!result.ok) throw reviewProblem(result);
            return { status: 201, body: { id: result.id, status: 'pending' } };
          },
        });
        return reply.code(status).send(kept);
      },
    );
  }
  server.get(
    '/review-counts',
    {
      schema: {
        summary: 'Bao nhiêu đánh giá đã nhận, đăng, từ chối và vì sao',
        tags,
        response: { 200: countsShape },
      },
    },
    () => reviewCounts(app.readDb),
  );
};

type Refusal = Extract<WriteReviewResult, { ok: false }>;

const statuses: Record<Exclude<Refusal['reason'], MachineRefusal>, number> = {
  unknown_booking: 404,
  not_over: 409,
  closed: 409,
  not_in_trip: 422,
  already_reviewed: 409,
  wrong_field: 422,
};

/** A refused review as a problem; names the invalid field, if any. */
function reviewProblem(refusal: Refusal): ProblemError {
  const { reason } = refusal;
  if (isMachineRefusal(reason)) return senderProblem(reason);
  const title = writeReviewRefusals[reason];
  return new ProblemError(statuses[reason], reason, title, {
    ...('field' in refusal && { errors: [{ field: refusal.field, message: title }] }),
    ...(reason === 'not_in_trip' && { errors: [{ field: 'target', message: title }] }),
  });
}
