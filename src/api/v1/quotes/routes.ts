import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type GuestQuoteResult, quoteForGuest } from '#modules/booking/hold/quote-for-guest.ts';
import { signQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readCalls } from '#platform/limits/admit-call.ts';
import { quoteBody, quoteShape } from './shapes.ts';

/** No room is a conflict, which may pass, and too many wrong codes are to wait; all else is an input that will not do. */
export function quoteProblem(refusal: Extract<GuestQuoteResult, { ok: false }>): ProblemError {
  return new ProblemError(statuses[refusal.reason] ?? 422, refusal.reason, refusal.message, {
    ...('retryAfterSeconds' in refusal && {
      headers: { 'retry-after': String(refusal.retryAfterSeconds) },
    }),
    errors: [{ field: refusal.field, message: refusal.message }],
    ...(refusal.nearestDates && { extra: { nearestDates: refusal.nearestDates } }),
  });
}

const statuses: Record<string, number> = { sold_out: 409, too_many_guesses: 429 };

export const quoteRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.post(
    '/quotes',
    {
      schema: {
        summary: 'Báo giá từng dòng kèm lý do',
        tags: ['booking'],
        body: quoteRequest,
        response: { 200: quoteShape },
      },
      // Nothing is written: the booking box asks again at every change.
      config: { calls: readCalls },
    },
    async ({ body, ip }) => {
      const now = app.clock.now();
      const result = await quoteForGuest(app, body, ip);
      if (!result.ok) throw quoteProblem(result);
      const { quote } = result;
      const signed = signQuoteToken(app.secrets.token, { request: body, total: quote.total }, now);
      return quoteBody(quote, signed);
    },
  );
};
