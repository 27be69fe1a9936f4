import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { once, writingHeaders } from '#api/v1/once.ts';
import { codeParams } from '#api/v1/params.ts';
import { choiceMessages, chooseOutcome } from '#modules/booking/disruption/choices.ts';
import { admitCode } from '#modules/booking/hold/admit-booking.ts';
import { creditMessages, spendCredit } from '#modules/booking/payment/spend-credit.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { bookingSecurity, ownBooking } from './own-booking.ts';

const choiceInput = z.discriminatedUnion('choice', [
  /** `from` is the first day of what is moved. */
  z.object({ choice: z.literal('rebook'), from: z.iso.date('Ngày chưa đúng.') }),
  z.object({ choice: z.literal('credit') }),
  z.object({ choice: z.literal('refund') }),
]);

const chosenShape = z.object({
  choice: z.string(),
  /** What was moved, credited or goes back, in đồng. */
  amount: z.int(),
  creditCode: z.string().nullable(),
  promisedOn: z.string().nullable(),
});

const creditShape = z.object({
  amount: z.int(),
  /** Left on the credit, and left to be paid. */
  rest: z.int(),
  due: z.int(),
});

const tags = ['booking'];

/** What guests do when something cannot take place, and with the credit that comes of it. */
export const bookingChoiceRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  await server.register(choiceRoute, { app });
  await server.register(creditRoute, { app });
};

const choiceRoute: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.post(
    '/bookings/:code/choice',
    {
      schema: {
        summary: 'Chọn dời ngày, tín dụng hay hoàn tiền khi dịch vụ không diễn ra',
        tags,
        headers: writingHeaders,
        params: codeParams,
        security: bookingSecurity,
        body: choiceInput,
        response: { 200: chosenShape },
      },
    },
    async (request, reply) => {
      const { code } = await ownBooking(app, request, request.params.code);
      const { status, body } = await once(app, request, {
        run: async (tx) => {
          const { choice: kind, ...rest } = request.body;
          const choice = { kind, ...rest } as Parameters<typeof chooseOutcome>[2]['choice'];
          const result = await chooseOutcome(
            tx,
            app.queue,
            { code, choice, actor: 'guest' },
            app.clock.now(),
          );
          if (!result.ok && result.reason === 'day_not_free') {
            const { message, nearestDates } = result;
            throw new ProblemError(409, 'day_not_free', message, { extra: { nearestDates } });
          }
          if (!result.ok) throw new ProblemError(409, result.reason, choiceMessages[result.reason]);
          const { amountVnd, creditCode, promisedOn } = result;
          return { status: 200, body: { choice: result.kind, amount: amountVnd, creditCode, promisedOn } };
        },
      });
      return reply.code(status).send(body);
    },
  );
};

const creditRoute: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.post(
    '/bookings/:code/credit',
    {
      schema: {
        summary: 'Trả bằng tín dụng, toàn bộ hay một phần',
        tags,
        headers: writingHeaders,
        params: codeParams,
        security: bookingSecurity,
        body: z.object({ creditCode: z.string().min(1).max(40) }),
        response: { 200: creditShape },
      },
    },
    async (request, reply) => {
      const { code } = await ownBooking(app, request, request.params.code);
      let giveBack: (() => Promise<void>) | null = null;
      const admit = async () => {
        const admitted = await admitCode(app, request.ip);
        if (!admitted.ok) {
          const headers = { 'retry-after': String(admitted.retryAfterSeconds) };
          throw new ProblemError(429, admitted.reason, admitted.message, { headers });
        }
        giveBack = admitted.giveBack;
      };
      const trying = once(app, request, {
        prepare: admit,
        run: async (tx) => {
          const { creditCode } = request.body;
          const used = { code, creditCode, actor: 'guest' as const };
          const result = await spendCredit(tx, app.queue, used, app.clock.now());
          if (!result.ok) {
            if (result.reason === 'unknown_credit') giveBack = null;
            throw new ProblemError(
              result.reason === 'unknown_credit' ? 422 : 409,
              result.reason,
              creditMessages[result.reason],
            );
          }
          return {
            status: 200,
            body: { amount: result.amountVnd, rest: result.restVnd, due: result.dueVnd },
          };
        },
      });
      const { status, body } = await trying.finally(() => giveBack?.());
      return reply.code(status).send(body);
    },
  );
};
