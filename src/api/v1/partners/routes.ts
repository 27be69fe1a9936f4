import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bookingReply } from '#api/v1/bookings/booking-reply.ts';
import { bookingShape } from '#api/v1/bookings/shapes.ts';
import { codeParams } from '#api/v1/params.ts';
import { moveTestBooking, testSteps } from '#modules/channels/partners/test-bookings.ts';
import type { App } from '#platform/app.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';

/** Routes for partners only: simulated steps of test bookings. */
export const partnerRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.post(
    '/test-bookings/:code/steps',
    {
      schema: {
        summary: 'Đóng vai khách, ngân hàng hoặc đồng hồ cho một đặt chỗ thử (khóa thử)',
        tags: ['partners'],
        params: codeParams,
        security: [],
        body: z.object({ step: z.enum(testSteps, 'Chọn paid, cancelled hoặc expired.') }),
        response: { 200: bookingShape },
      },
      config: { scope: 'booking.create' },
    },
    async ({ params, body, partner }) => {
      if (!partner) throw new ProblemError(401, 'key_needed', 'Địa chỉ này cần khóa thử trong X-API-Key.');
      const { partnerId } = partner;
      const moved = await moveTestBooking(app, { code: params.code, partnerId, step: body.step });
      if (moved.ok) return bookingReply(moved.view);
      if (moved.reason === 'unknown_booking') throw notFound('Không tìm thấy đặt chỗ thử này.');
      throw new ProblemError(409, 'wrong_state', 'Đặt chỗ thử này không còn chuyển sang trạng thái đó được.');
    },
  );
};
