import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { onceOutside, writingHeaders } from '#api/v1/once.ts';
import { codeParams } from '#api/v1/params.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { offeredGateways } from '#modules/payments/gateways/gateways.ts';
import type { App } from '#platform/app.ts';
import { bookingSecurity, ownBooking } from './own-booking.ts';
import { paymentProblem } from './problems.ts';
import { paymentShape } from './shapes.ts';

export const paymentMethods = z.enum(
  ['vietqr', 'vnpay', 'momo', 'zalopay', 'office'],
  'Cách thanh toán không được hỗ trợ.',
);

export const bookingPaymentRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.post(
    '/bookings/:code/payments',
    {
      schema: {
        summary: 'Bắt đầu thanh toán',
        tags: ['booking'],
        headers: writingHeaders,
        params: codeParams,
        security: bookingSecurity,
        body: z.object({ method: paymentMethods }),
        response: { 201: paymentShape },
      },
    },
    async (request, reply) => {
      const { code } = await ownBooking(app, request, request.params.code);
      const { status, body } = await onceOutside(app, request, async () => {
        const result = await startPayment(
          app.db,
          app.queue,
          { code, method: request.body.method, actor: 'guest', guestIp: request.ip },
          await offeredGateways(app),
          app.clock.now(),
        );
        if (!result.ok) {
          if (result.reason === 'provider_unavailable')
            app.log.warn({ error: result.fault }, 'a payment could not be started');
          throw paymentProblem(result);
        }
        return { status: 201, body: result.attempt };
      });
      return reply.code(status).send(body);
    },
  );
};
