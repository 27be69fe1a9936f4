import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { codeParams } from '#api/v1/params.ts';
import type { App } from '#platform/app.ts';
import { bookingReply } from './booking-reply.ts';
import { bookingCancellationRoutes } from './cancellation-routes.ts';
import { bookingChoiceRoutes } from './choice-routes.ts';
import { bookingCreationRoutes } from './creation-routes.ts';
import { bookingOfCaller, bookingSecurity } from './own-booking.ts';
import { bookingPartRoutes, sharedPartRoutes } from './part-routes.ts';
import { bookingPaymentRoutes } from './payment-routes.ts';
import { refundRoutes } from './refund-routes.ts';
import { bookingShape } from './shapes.ts';

/** All booking routes, from creation to the bank account for a refund. */
export const bookingRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  await server.register(bookingCreationRoutes, { app });
  server.get(
    '/bookings/:code',
    {
      schema: {
        summary: 'Một đặt chỗ',
        tags: ['booking'],
        params: codeParams,
        security: bookingSecurity,
        response: { 200: bookingShape },
      },
      config: { scope: 'booking.read' },
    },
    async (request) => bookingReply(await bookingOfCaller(app, request, request.params.code)),
  );

  await server.register(bookingPaymentRoutes, { app });
  await server.register(bookingPartRoutes, { app });
  await server.register(sharedPartRoutes, { app });
  await server.register(bookingCancellationRoutes, { app });
  await server.register(bookingChoiceRoutes, { app });
  await server.register(refundRoutes, { app });
};
