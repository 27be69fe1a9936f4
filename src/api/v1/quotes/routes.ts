import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { quoteForGuest } from '#modules/booking/hold/quotes.ts';
import { signQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { readCalls } from '#platform/limits/admit-call.ts';
import { quoteProblem } from './problems.ts';
import { quoteBody, quoteShape } from './shapes.ts';

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
      // Counts as a read, as nothing is written: the booking widget requests a quote at every change.
      config: { calls: readCalls, scope: 'quote' },
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
