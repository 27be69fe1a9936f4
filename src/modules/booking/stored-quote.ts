import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { discountOf } from '#modules/pricing/quote/apply-points.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import { type JsonText, json } from '#platform/db/json.ts';

/** Raised with a shape that older code cannot read; the reader must then understand every earlier version. */
export const storedQuoteVersion = 1;

const amountVnd = z.int();
const day = z.iso.date();
const line = z
  .looseObject({
    label: z.string(),
    quantity: z.number(),
    unitPrice: amountVnd,
    amount: amountVnd,
    reason: z.string(),
    discount: z.enum(['promotion', 'points']).exactOptional(),
  })
  .transform((stored) => {
    const discount = stored.discount ?? discountOf(stored);
    return discount ? { ...stored, discount } : stored;
  });

const tier = z.object({ until: z.string(), refundPercent: z.number(), refundAmount: amountVnd });
const demand = z.object({ unitId: z.int(), day, quantity: z.int() });
const vehicle = z.looseObject({
  productId: z.int().nullable().exactOptional(),
  fleetId: z.int().nullable().exactOptional(),
  from: z.string(),
  to: z.string(),
  quantity: z.int(),
});

/** Chosen options, without the limits of today's form: an old booking stays readable when they change. */
const options = z.looseObject({
  extraBeds: z.int().default(0),
  singles: z.int().default(0),
  extras: z.array(z.object({ code: z.string(), quantity: z.int() })).default([]),
  childHeightsCm: z.array(z.int()).exactOptional(),
  time: z.string().exactOptional(),
  endTime: z.string().exactOptional(),
  openDated: z.boolean().default(false),
  voucherCode: z.string().exactOptional(),
  flightNo: z.string().exactOptional(),
  pickupAddress: z.string().exactOptional(),
  dropoffAddress: z.string().exactOptional(),
});

/** Null for a cruise that names no deadline, which means the start itself. */
const passengers = z.object({
  asks: z.enum(['papers', 'names']),
  hoursBefore: z
    .number()
    .nullable()
    .transform((hours) => hours ?? 0),
});

const item = z.looseObject({
  kind: z.enum(kindNames),
  productId: z.int(),
  productTitle: z.string(),
  productSlug: z.string(),
  unitId: z.int(),
  unitTitle: z.string(),
  ratePlanId: z.int(),
  planTitle: z.string(),
  mealPlan: z.string(),
  payMode: z.enum(['prepay', 'deposit', 'office']),
  confirmation: z.enum(['instant', 'request', 'after_payment']),
  answerMinutes: z.number().default(0),
  answerHours: z.object({ from: z.string(), until: z.string() }).exactOptional(),
  from: day,
  to: day,
  nights: z.int(),
  startsAt: z.string(),
  endsOn: day,
  quantity: z.int(),
  countedAs: z.string().exactOptional(),
  adults: z.int(),
  childAges: z.array(z.int()),
  passengers: passengers.nullable().exactOptional(),
  options,
  points: z.int().positive().exactOptional(),
  deal: z.object({ promotionId: z.int(), amountVnd }).exactOptional(),
  lines: z.array(line),
  amount: amountVnd,
  dueNow: amountVnd,
  balanceDueOn: day.nullable(),
  policyTitle: z.string(),
  termsOf: z.string().exactOptional(),
  cancellation: z.array(tier),
  takes: z.object({ places: z.array(demand), vehicles: z.array(vehicle) }),
  ended: z.enum(['credited', 'refunded', 'cancelled']).exactOptional(),
  keptVnd: amountVnd.exactOptional(),
});

/** The earliest bookings have neither a version nor vehicles. */
const storedQuote = z.looseObject({
  version: z.literal(storedQuoteVersion).default(storedQuoteVersion),
  items: z.array(item),
  lines: z.array(line),
  total: amountVnd,
  dueNow: amountVnd,
  balanceDueOn: day.nullable(),
  taxIncluded: amountVnd,
  taxes: z.array(z.object({ percent: z.number(), grossVnd: amountVnd, amountVnd })).default([]),
  promotion: z.object({ id: z.int(), code: z.string(), title: z.string(), amount: amountVnd }).nullable(),
  cancellation: z.array(tier),
  demand: z.array(demand),
  vehicles: z.array(vehicle).default([]),
}) satisfies z.ZodType<Quote>;

/**
 * Reads `bookings.quote`. Keeps fields unknown to this version, so that writing the quote back loses none.
 * @throws for another shape: failing is better than guessing what a guest has bought
 */
export function parseStoredQuote(value: unknown): Quote {
  const { version, ...quote } = storedQuote.parse(value);
  return quote;
}

/** A quote serialized for `bookings.quote`. */
export function toStoredQuote(quote: Quote): RawBuilder<JsonText> {
  return json({ ...quote, version: storedQuoteVersion });
}
