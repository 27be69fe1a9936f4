import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { quote } from '#modules/pricing/queries/quote.ts';
import { signQuoteToken } from '#modules/pricing/quote-token.ts';
import type { Quote } from '#modules/pricing/rules/quote-types.ts';
import type { QuoteRefusal } from '#modules/pricing/rules/refusal.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';

const line = z.object({
  label: z.string(),
  quantity: z.int(),
  unitPrice: z.int(),
  amount: z.int(),
  reason: z.string(),
});

export const quoteShape = z.object({
  token: z.string(),
  expiresAt: z.string(),
  lines: z.array(line),
  total: z.int(),
  dueNow: z.int(),
  taxIncluded: z.int(),
  taxes: z.array(z.object({ percent: z.int(), grossVnd: z.int(), amountVnd: z.int() })),
  cancellation: z.array(z.object({ until: z.string(), refundPercent: z.int(), refundAmount: z.int() })),
});

/** A quote as the contract shows it, with the token that holds its price for 30 minutes. */
export function quoteView(app: App, request: z.infer<typeof quoteRequest>, result: Quote) {
  const { token, expiresAt } = signQuoteToken(
    app.secrets.token,
    { request, total: result.total },
    app.clock.now(),
  );
  const { lines, total, dueNow, taxIncluded, taxes, cancellation } = result;
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    lines,
    total,
    dueNow,
    taxIncluded,
    taxes,
    cancellation,
  };
}

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
    },
    async ({ body }) => {
      const result = await quote(app.db, body, app.clock.now());
      if (!result.ok) throw quoteProblem(result);
      return quoteView(app, body, result.quote);
    },
  );
};
