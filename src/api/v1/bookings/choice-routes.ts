import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { once, writingHeaders } from '#api/v1/once.ts';
import { codeParams } from '#api/v1/params.ts';
import { choiceMessages, chooseOutcome } from '#modules/booking/disruption/choices.ts';
import { admitCode } from '#modules/booking/hold/admit-booking.ts';
import {
  creditMessages,
  spendCredit,
  spendGiftCard,
  spendGiftCardMessages,
} from '#modules/booking/payment/spend-credit.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { isoDay } from '#platform/time/iso-day.ts';
import { bookingSecurity, ownBooking } from './own-booking.ts';

const choiceInput = z.discriminatedUnion('choice', [
  /** `from` is the new first day. */
  z.object({ choice: z.literal('rebook'), from: isoDay() }),
  z.object({ choice: z.literal('credit') }),
  z.object({ choice: z.literal('refund') }),
]);

const chosenShape = z.object({
  choice: z.string(),
  /** The amount moved, credited or refunded, in đồng. */
  amount: z.int(),
  creditCode: z.string().nullable(),
  promisedOn: z.string().nullable(),
});

const creditShape = z.object({
  amount: z.int(),
  /** The rest of the credit or gift card, and the rest to be paid. */
  rest: z.int(),
  due: z.int(),
});

const tags = ['booking'];

/** The guest's choice after a disruption, and payment by credit and gift card. */
export const bookingChoiceRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  await server.register(choiceRoute, { app });
  await server.register(balanceRoute, { app, by: 'creditCode' });
  await server.register(balanceRoute, { app, by: 'giftCode' });
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

interface BalanceAsk {
  code: string;
  app: App;
  typed: string;
}

type BalanceResult =
  | { ok: true; amountVnd: number; restVnd: number; dueVnd: number }
  | { ok: false; reason: keyof typeof balanceMessages };

const balanceMessages = { ...creditMessages, ...spendGiftCardMessages };

/** Two ways to pay from a balance; they differ in their codes. */
const balances = {
  creditCode: {
    url: '/bookings/:code/credit',
    summary: 'Trả bằng tín dụng, toàn bộ hay một phần',
    body: z.object({ creditCode: z.string().min(1).max(40) }),
    spend: (tx, { code, app, typed }) =>
      spendCredit(tx, app.queue, { code, creditCode: typed, actor: 'guest' }, app.clock.now()),
  },
  giftCode: {
    url: '/bookings/:code/gift-card',
    summary: 'Trả bằng phiếu quà tặng, toàn bộ hay một phần',
    body: z.object({ giftCode: z.string().min(1).max(60) }),
    spend: (tx, { code, app, typed }) =>
      spendGiftCard(tx, app.queue, { code, giftCode: typed, actor: 'guest' }, app.clock.now()),
  },
} satisfies Record<
  string,
  {
    url: string;
    summary: string;
    body: z.ZodObject;
    spend: (tx: Tx, amount: BalanceAsk) => Promise<BalanceResult>;
  }
>;

const balanceRoute: FastifyPluginAsyncZod<{ app: App; by: keyof typeof balances }> = async (
  server,
  { app, by },
) => {
  const { url, summary, body: shape, spend } = balances[by];
  server.post(
    url,
    {
      schema: {
        summary,
        tags,
        headers: writingHeaders,
        params: codeParams,
        security: bookingSecurity,
        body: shape as z.ZodObject,
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
          const result = await spend(tx, { code, app, typed: String(request.body[by]) });
          if (!result.ok) {
            const isUnknown = result.reason === 'unknown_credit' || result.reason === 'unknown_gift_card';
            if (isUnknown) giveBack = null;
            throw new ProblemError(isUnknown ? 422 : 409, result.reason, balanceMessages[result.reason]);
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
