import { z } from 'zod';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';

const line = z.object({
  label: z.string(),
  quantity: z.int(),
  unitPrice: z.int(),
  amount: z.int(),
  reason: z.string(),
});

const item = z.object({
  kind: z.string(),
  productSlug: z.string(),
  productTitle: z.string(),
  unitId: z.int(),
  unitTitle: z.string(),
  ratePlanId: z.int(),
  planTitle: z.string(),
  from: z.string(),
  to: z.string(),
  startsAt: z.string(),
  endsOn: z.string(),
  quantity: z.int(),
  adults: z.int(),
  childAges: z.array(z.int()),
  amount: z.int(),
  dueNow: z.int(),
  balanceDueOn: z.string().nullable(),
  payMode: z.string(),
  confirmation: z.enum(['instant', 'request', 'after_payment']),
  answerMinutes: z.int(),
});

export const quoteShape = z.object({
  token: z.string(),
  expiresAt: z.string(),
  lines: z.array(line),
  total: z.int(),
  dueNow: z.int(),
  balanceDueOn: z.string().nullable(),
  taxIncluded: z.int(),
  taxes: z.array(z.object({ percent: z.int(), grossVnd: z.int(), amountVnd: z.int() })),
  promotion: z.object({ code: z.string(), title: z.string(), amount: z.int() }).nullable(),
  cancellation: z.array(z.object({ until: z.string(), refundPercent: z.int(), refundAmount: z.int() })),
  items: z.array(item),
});

/** A quote in the shape of the API contract, with the token that guarantees its price for 30 minutes. */
export function quoteBody(
  quote: Quote,
  signed: { token: string; expiresAt: Date },
): z.infer<typeof quoteShape> {
  return quoteShape.parse({ ...quote, token: signed.token, expiresAt: signed.expiresAt.toISOString() });
}
