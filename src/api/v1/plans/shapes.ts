import { z } from 'zod';
import { pictureShape } from '#api/v1/shapes.ts';
import type { PlanPrices } from '#modules/plans/pricing/load-plan-prices.ts';
import type { PlanView } from '#modules/plans/viewing/load-plan.ts';

const province = z.object({ slug: z.string(), title: z.string() });

const party = z.object({ adults: z.int(), childAges: z.array(z.int()) });

/** Summary of a plan, for lists. */
export const planCardShape = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  days: z.int(),
  products: z.int(),
  startsOn: z.string().nullable(),
  visibility: z.enum(['private', 'link', 'public']),
  special: z.boolean(),
  likes: z.int(),
  fromVnd: z.int(),
  adults: z.int(),
  childAges: z.array(z.int()),
  picture: pictureShape.nullable(),
  provinces: z.array(province),
});

const item = z.object({
  id: z.string(),
  kind: z.enum(['product', 'place', 'transport', 'note']),
  title: z.string(),
  note: z.string(),
  hour: z.string().nullable(),
  version: z.int(),
  productId: z.int().nullable(),
  unitId: z.int().nullable(),
  unitTitle: z.string(),
  choice: z.object({
    ratePlanId: z.int().optional(),
    quantity: z.int().optional(),
    nights: z.int().optional(),
    time: z.string().optional(),
    extras: z.array(z.object({ code: z.string(), quantity: z.int() })).optional(),
  }),
  url: z.string().nullable(),
  picture: pictureShape.nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  warnings: z.array(z.string()),
  /** Number of votes, and whether the caller's is among them; 0 for others' public plans, which have no votes. */
  votes: z.int(),
  ownVote: z.boolean(),
});

export const planShape = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  party,
  startsOn: z.string().nullable(),
  visibility: z.enum(['private', 'link', 'public']),
  likes: z.int(),
  version: z.int(),
  provinces: z.array(province),
  picture: pictureShape.nullable(),
  /** The caller's access to it. */
  access: z.enum(['owner', 'editor', 'viewer']),
  days: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      version: z.int(),
      date: z.string().nullable(),
      items: z.array(item),
      legs: z.array(z.object({ from: z.string(), to: z.string(), km: z.number(), minutes: z.int() })),
    }),
  ),
});

const line = z.object({
  label: z.string(),
  quantity: z.int(),
  unitPrice: z.int(),
  amount: z.int(),
  reason: z.string(),
});

export const planQuoteShape = z.object({
  /** Null without a start: then `fromVnd` is the lowest possible price. */
  total: z.int().nullable(),
  dueNow: z.int().nullable(),
  taxIncluded: z.int().nullable(),
  fromVnd: z.int(),
  items: z.array(
    z.object({
      id: z.string(),
      state: z.enum(['priced', 'refused', 'open', 'booked']),
      amount: z.int().nullable(),
      lines: z.array(line),
      message: z.string().nullable(),
      nearestDates: z.array(z.string()),
    }),
  ),
});

type QuotedPlanItem = z.infer<typeof planQuoteShape>['items'][number];

/** The price of each product of a plan, or why it has none; amounts are integer đồng. */
export function planQuoteBody(
  { quote, booked, fromVnd }: PlanPrices,
  plan: PlanView,
): z.infer<typeof planQuoteShape> {
  const products = plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'product'));
  return planQuoteShape.parse({
    total: quote?.total ?? null,
    dueNow: quote?.dueNow ?? null,
    taxIncluded: quote?.taxIncluded ?? null,
    fromVnd,
    items: products.flatMap(({ id }): QuotedPlanItem[] => {
      const none: Omit<QuotedPlanItem, 'state'> = {
        id,
        amount: null,
        lines: [],
        message: null,
        nearestDates: [],
      };
      const done = booked.get(id);
      if (done) return [{ ...none, state: 'booked', message: done.label }];
      const price = quote?.prices[id];
      if (!price) return [];
      if (price.state === 'priced')
        return [{ ...none, state: price.state, amount: price.amount, lines: price.lines }];
      const nearestDates = price.state === 'refused' ? price.nearest : [];
      return [{ ...none, state: price.state, message: price.message, nearestDates }];
    }),
  });
}
