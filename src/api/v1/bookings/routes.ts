import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { once, onceOutside, writingHeaders } from '#api/v1/once.ts';
import { codeParams } from '#api/v1/params.ts';
import { quoteShape } from '#api/v1/quotes/shapes.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { admitBooking } from '#modules/booking/hold/admit-booking.ts';
import { awaitTurn } from '#modules/booking/hold/await-turn.ts';
import { type AdmittedGuest, createBooking } from '#modules/booking/hold/create-booking.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { createBookingInput } from '#modules/booking/schema.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { gatewaysOf } from '#modules/payments/gateways/gateways-of.ts';
import { onlineGateways } from '#modules/payments/gateways/online-gateways.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import { createdReply } from './created-reply.ts';
import { bookingSecurity, ownBooking } from './own-booking.ts';
import { admissionProblem, createBookingProblem, paymentProblem } from './problems.ts';
import { bookingShape, createdShape, paymentShape, refundQuoteShape } from './shapes.ts';

const methods = z.enum(
  ['vietqr', 'vnpay', 'momo', 'zalopay', 'office'],
  'Cách thanh toán không được hỗ trợ.',
);

/** A booking, and the solved puzzle where one was asked for (429 `proof_needed`). */
const bookingBody = createBookingInput.extend({ altcha: z.string().max(4000).optional() });

/** All of them together, from one address. */
const bookingCalls = { name: 'bookings', max: 30, windowSeconds: 60 };

/** Where bookings are made. What is booked stands in the quote, so all take the same body. */
const collections = [
  ['/bookings', 'Giữ chỗ theo một báo giá'],
  ['/book-combos', 'Giữ chỗ một combo theo báo giá'],
  ['/book-tours', 'Giữ chỗ một tour theo báo giá'],
  ['/book-cruises', 'Giữ chỗ một du thuyền theo báo giá'],
] as const;

export const bookingRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  const tags = ['booking'];
  const own = (request: FastifyRequest, code: string) => ownBooking(app, request, code);
  for (const [path, summary] of collections) {
    server.post(
      path,
      {
        schema: {
          summary,
          tags,
          headers: writingHeaders,
          body: bookingBody,
          response: { 201: createdShape, 409: z.looseObject({ quote: quoteShape.optional() }) },
        },
        config: { calls: bookingCalls },
      },
      async (request, reply) => {
        const context = { secret: app.secrets.token, now: app.clock.now() };
        const { altcha: proof, ...input } = request.body;
        const admit = async () => {
          const admitted = await admitBooking(app, { ip: request.ip, email: input.contact.email, proof });
          if (!admitted.ok) throw admissionProblem(admitted);
          return admitted.guest;
        };
        const book = async (tx: Tx, guest: AdmittedGuest | null) => {
          const by = { ...context, actor: 'guest' as const, guest };
          const result = await createBooking(tx, app.queue, input, by);
          if (!result.ok) throw createBookingProblem(result);
          return { status: 201, body: createdReply(app, result.booking) };
        };
        const { status, body } = await awaitTurn({ ...context, quoteToken: input.quoteToken }, () =>
          once(app, request, { prepare: admit, run: book }),
        );
        return reply.code(status as 201).send(body as z.infer<typeof createdShape>);
      },
    );
  }

  server.get(
    '/bookings/:code',
    {
      schema: {
        summary: 'Một đặt chỗ',
        tags,
        params: codeParams,
        security: bookingSecurity,
        response: { 200: bookingShape },
      },
    },
    async (request) => bookingReply(await own(request, request.params.code)),
  );

  server.post(
    '/bookings/:code/payments',
    {
      schema: {
        summary: 'Bắt đầu thanh toán',
        tags,
        headers: writingHeaders,
        params: codeParams,
        security: bookingSecurity,
        body: z.object({ method: methods }),
        response: { 201: paymentShape },
      },
    },
    async (request, reply) => {
      const { code } = await own(request, request.params.code);
      const { status, body } = await onceOutside(app, request, async () => {
        const result = await startPayment(
          app.db,
          app.queue,
          { code, method: request.body.method, actor: 'guest', guestIp: request.ip },
          gatewaysOf(
            await getSettings(app.readDb),
            onlineGateways(app.config, () => app.clock.now()),
          ),
          app.clock.now(),
        );
        if (!result.ok) {
          if (result.reason === 'provider_unavailable')
            app.log.warn({ error: result.fault }, 'a payment did not start');
          throw paymentProblem(result);
        }
        return { status: 201, body: result.attempt };
      });
      return reply.code(status as 201).send(body as z.infer<typeof paymentShape>);
    },
  );

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
      const { refund } = await own(request, request.params.code);
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
      const { code } = await own(request, request.params.code);
      const { status, body } = await once(app, request, {
        run: async (tx) => {
          const { note, expectedRefund } = request.body;
          const result = await cancelBooking(
            tx,
            app.queue,
            { code, actor: 'guest', note, expectedRefundVnd: expectedRefund },
            app.clock.now(),
          );
          if (!result.ok) {
            if (result.reason === 'unknown_booking') throw notFound('Không tìm thấy đặt chỗ này.');
            if (result.reason === 'refund_changed') {
              throw new ProblemError(
                409,
                'refund_changed',
                'Số tiền hoàn đã thay đổi. Bạn xem lại trước khi hủy nhé.',
                {
                  extra: { refund: result.refund },
                },
              );
            }
            throw new ProblemError(409, result.reason, 'Đặt chỗ này không thể hủy nữa.');
          }
          return {
            status: 200,
            body: { code, status: result.state, refund: result.refundVnd, promisedOn: result.promisedOn },
          };
        },
      });
      return reply.code(status as 200).send(body as never);
    },
  );
};

/** The booking as the contract names its parts. */
function bookingReply({ id, state, quote, ...booking }: BookingView) {
  const { lines, cancellation, items } = quote;
  return { ...booking, status: state, lines, cancellation, items, dueNow: booking.due };
}
