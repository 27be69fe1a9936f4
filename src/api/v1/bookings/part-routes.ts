import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { onceOutside, writingHeaders } from '#api/v1/once.ts';
import { codeParams } from '#api/v1/params.ts';
import {
  endSplit,
  findSharedPart,
  leastPartVnd,
  mostParts,
  readPartToken,
  signPartToken,
  splitPayment,
  splitRefusals,
} from '#modules/booking/payment/split-payment.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { offeredGateways } from '#modules/payments/gateways/gateways.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import { bookingSecurity, ownBooking } from './own-booking.ts';
import { paymentMethods } from './payment-routes.ts';
import { paymentProblem } from './problems.ts';
import { paymentShape, refundShape } from './shapes.ts';

const tags = ['booking'];

const partBody = z.object({
  name: z
    .string('Vui lòng ghi tên.')
    .trim()
    .min(1, 'Vui lòng ghi tên.')
    .max(60, 'Tên dài nhiều nhất 60 ký tự.'),
  amount: z.int('amount là số đồng nguyên.').min(leastPartVnd, 'Mỗi phần từ 10.000 ₫.'),
});

const partShape = z.object({
  number: z.int(),
  name: z.string(),
  amount: z.int(),
  state: z.enum(['open', 'paid', 'ended']),
  /** Identifies it in addresses below /payment-parts, and after /dat-cho/phan/ on the site. */
  token: z.string(),
});

const sharedPartShape = z.object({
  name: z.string(),
  amount: z.int(),
  paidBefore: z.int(),
  state: z.enum(['open', 'paid', 'ended']),
  canPay: z.boolean(),
  until: z.string().nullable(),
  balanceDueOn: z.string().nullable(),
  trip: z.object({ title: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  outcome: z.enum(['waiting', 'confirmed', 'over']),
  payment: paymentShape.nullable(),
  refunds: z.array(refundShape),
});

/** Dividing what is due on one's own booking into parts. */
export const bookingPartRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.put(
    '/bookings/:code/parts',
    {
      schema: {
        summary: 'Chia số tiền phải trả thành các phần; gọi lại thì chia lại những phần chưa trả',
        tags,
        params: codeParams,
        security: bookingSecurity,
        body: z.object({ parts: z.array(partBody).min(1).max(mostParts) }),
        response: { 200: z.object({ parts: z.array(partShape) }) },
      },
    },
    async (request) => {
      const { code } = await ownBooking(app, request, request.params.code);
      const parts = request.body.parts.map(({ name, amount }) => ({ name, amountVnd: amount }));
      const { hours } = (await getSettings(app.readDb)).groupPayment;
      const done = await splitPayment(app.db, { code, parts, actor: 'guest', hours }, app.clock.now());
      if (!done.ok)
        throw new ProblemError(409, done.reason, splitRefusals[done.reason], {
          ...('dueVnd' in done && { extra: { due: done.dueVnd } }),
        });
      const standing = done.parts.filter(({ state }) => state !== 'ended');
      return {
        parts: standing.map(({ number, name, amountVnd, state, ...part }) => ({
          ...{ number, name, amount: amountVnd, state },
          token: signPartToken(app.secrets.token, part),
        })),
      };
    },
  );
  server.delete(
    '/bookings/:code/parts',
    {
      schema: {
        summary: 'Thôi chia: phần đã trả giữ nguyên, phần còn lại do người đặt trả',
        tags,
        params: codeParams,
        security: bookingSecurity,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { code } = await ownBooking(app, request, request.params.code);
      const ended = await endSplit(app.db, { code, actor: 'guest' }, app.clock.now());
      if (!ended.ok) throw new ProblemError(409, 'not_payable', splitRefusals.not_payable);
      return reply.code(204).send(null);
    },
  );
};

const tokenParams = z.object({ token: z.string().max(200, 'Liên kết chưa đúng.') });

/** A part by its own link: its booking and state, and paying it. */
export const sharedPartRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/payment-parts/:token',
    {
      schema: {
        summary: 'Một phần tiền của nhóm, theo liên kết của nó',
        tags,
        params: tokenParams,
        response: { 200: sharedPartShape },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return requireSharedPart(app, request.params.token);
    },
  );
  server.post(
    '/payment-parts/:token/payments',
    {
      schema: {
        summary: 'Bắt đầu trả một phần tiền của nhóm',
        tags,
        headers: writingHeaders,
        params: tokenParams,
        body: z.object({ method: paymentMethods }),
        response: { 201: paymentShape },
      },
    },
    async (request, reply) => {
      const { id, code } = await requireSharedPart(app, request.params.token);
      const { status, body } = await onceOutside(app, request, async () => {
        const result = await startPayment(
          app.db,
          app.queue,
          { code, method: request.body.method, partId: id, actor: 'guest', guestIp: request.ip },
          await offeredGateways(app),
          app.clock.now(),
        );
        if (!result.ok) throw paymentProblem(result);
        return { status: 201, body: result.attempt };
      });
      return reply.code(status).send(body);
    },
  );
};

/** @throws ProblemError 404 for an invalid or expired link */
async function requireSharedPart(app: App, token: string) {
  const now = app.clock.now();
  const id = readPartToken(app.secrets.token, token, now);
  const part = id && (await findSharedPart(app.db, id, now));
  if (!part) throw notFound('Không tìm thấy phần tiền này.');
  return part;
}
