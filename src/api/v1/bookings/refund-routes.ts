import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { once, writingHeaders } from '#api/v1/once.ts';
import { codeParams } from '#api/v1/params.ts';
import { saveBankAccount } from '#modules/payments/refunds/save-bank-account.ts';
import { bankAccountInput } from '#modules/payments/schema.ts';
import type { App } from '#platform/app.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import { bookingSecurity, ownBooking } from './own-booking.ts';
import { refundShape } from './shapes.ts';

const params = codeParams.extend({ refundId: z.uuid() });

/** Guests' actions on refunds; the state of a refund is part of the booking. */
export const refundRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.post(
    '/bookings/:code/refunds/:refundId/account',
    {
      schema: {
        summary: 'Cho biết tài khoản nhận tiền hoàn',
        tags: ['booking'],
        headers: writingHeaders,
        params,
        security: bookingSecurity,
        body: bankAccountInput,
        response: { 200: refundShape },
      },
    },
    async (request, reply) => {
      const { code, refundId } = request.params;
      const { id: bookingId } = await ownBooking(app, request, code);
      const { status, body } = await once(app, request, {
        run: async (tx) => {
          const named = { bookingId, refundId, account: request.body, actor: 'guest' as const };
          const kept = await saveBankAccount(tx, app.queue, named, {
            secrets: app.secrets.data,
            now: app.clock.now(),
          });
          if (!kept.ok && kept.reason === 'unknown_refund') throw notFound('Không tìm thấy khoản hoàn này.');
          if (!kept.ok)
            throw new ProblemError(409, kept.reason, 'Khoản hoàn này không cần số tài khoản nữa.');
          const { refunds } = await ownBooking({ ...app, db: tx }, request, code);
          const refund = refunds.find(({ id }) => id === refundId);
          if (!refund) throw notFound('Không tìm thấy khoản hoàn này.');
          return { status: 200, body: refund };
        },
      });
      return reply.code(status).send(body);
    },
  );
};
