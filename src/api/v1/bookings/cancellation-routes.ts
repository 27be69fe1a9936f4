import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { once, writingHeaders } from '#api/v1/once.ts';
import { codeParams } from '#api/v1/params.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { bookingSecurity, ownBooking } from './own-booking.ts';
import { cancellationProblem } from './problems.ts';
import { refundQuoteShape } from './shapes.ts';

const tags = ['booking'];

/** The refund quote of a cancellation, and the cancellation itself. */
export const bookingCancellationRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/bookings/:code/refund-quote',
    {
      schema: {
        summary: 'Hủy bây giờ thì hoàn bao nhiêu',
        tags,
        params: codeParams,
        security: bookingSecurity,
        response: { 200: refundQuoteShape },
      },
    },
    async (request) => {
      const { refund } = await ownBooking(app, request, request.params.code);
      if (!refund) throw new ProblemError(409, 'not_cancellable', 'Đặt chỗ này không thể hủy nữa.');
      return refund;
    },
  );

  server.post(
    '/bookings/:code/cancel',
    {
      schema: {
        summary: 'Hủy đặt chỗ',
        tags,
        headers: writingHeaders,
        params: codeParams,
        security: bookingSecurity,
        body: z
          .object({ note: z.string().max(1000).optional(), expectedRefund: z.int().min(0).optional() })
          .nullish()
          .transform((body) => body ?? {}),
        response: {
          200: z.object({
            code: z.string(),
            status: z.string(),
            refund: z.int(),
            promisedOn: z.string().nullable(),
          }),
        },
      },
    },
    async (request, reply) => {
      const { code } = await ownBooking(app, request, request.params.code);
      const { status, body } = await once(app, request, {
        run: async (tx) => {
          const { note, expectedRefund } = request.body;
          const result = await cancelBooking(
            tx,
            app.queue,
            { code, actor: 'guest', note, expectedRefundVnd: expectedRefund },
            app.clock.now(),
          );
          if (!result.ok) throw cancellationProblem(result);
          return {
            status: 200,
            body: { code, status: result.state, refund: result.refundVnd, promisedOn: result.promisedOn },
          };
        },
      });
      return reply.code(status).send(body);
    },
  );
};
