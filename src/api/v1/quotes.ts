import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { quoteNow } from '#modules/booking/queries/quote-now.ts';
import { signQuoteToken } from '#modules/pricing/quote-token.ts';
import type { QuoteRefusal } from '#modules/pricing/rules/refusal.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readCalls } from '#platform/limits/admit-call.ts';
import { quoteBody, quoteShape } from './quote-view.ts';

/** No room is a conflict, which may pass; everything else is an input that will not do. */
export function quoteProblem(refusal: QuoteRefusal): ProblemError {
  return new ProblemError(refusal.reason === 'sold_out' ? 409 : 422, refusal.reason, refusal.message, {
    errors: [{ field: refusal.field, message: refusal.message }],
    ...(refusal.nearestDates && { extra: { nearestDates: refusal.nearestDates } }),
  });
}

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
    async ({ body }) => {
      const now = app.clock.now();
      const result = await quoteNow(app.db, body, now);
      if (!result.ok) throw quoteProblem(result);
      const { quote } = result;
      const signed = signQuoteToken(app.secrets.token, { request: body, total: quote.total }, now);
      return quoteBody(quote, signed);
    },
  );
};
