import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { codeParams } from '#api/v1/params.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { App } from '#platform/app.ts';
import { bookingCancellationRoutes } from './cancellation-routes.ts';
import { bookingChoiceRoutes } from './choice-routes.ts';
import { bookingCreationRoutes } from './creation-routes.ts';
import { bookingSecurity, ownBooking } from './own-booking.ts';
import { bookingPaymentRoutes } from './payment-routes.ts';
import { refundRoutes } from './refund-routes.ts';
import { bookingShape } from './shapes.ts';

/** Everything about bookings, from the making of one to the account that its refund goes to. */
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
    },
    async (request) => bookingReply(await ownBooking(app, request, request.params.code)),
  );

  await server.register(bookingPaymentRoutes, { app });
  await server.register(bookingCancellationRoutes, { app });
  await server.register(bookingChoiceRoutes, { app });
  await server.register(refundRoutes, { app });
};

/** The booking as the contract names its parts. */
function bookingReply({ id, state, quote, ...booking }: BookingView) {
  const { lines, cancellation, items } = quote;
  return { ...booking, status: state, lines, cancellation, items, dueNow: booking.due };
}
