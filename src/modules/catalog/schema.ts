import { z } from 'zod';
import { meals } from './codes.ts';
import { codeInput } from './kinds/code-input.ts';
import { kindNames } from './kinds/kind-names.ts';

/** Input schemas of the catalogue: from the back office, an import, or the demo. Money is integer đồng. */

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = (max: number) => z.string().trim().min(1).max(max);
const vnd = z.int().min(0);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const locationInput = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  address: text(200),
});

export const faqInput = z.object({ question: text(200), answer: text(1200) });

/** A picture of a product: a stored media file and its description for this product. */
export const imageInput = z.object({
  mediaId: z.string(),
  alt: text(250),
  /** Category by which galleries sort it: 'Hồ bơi'. */
  category: z.string().max(40).default(''),
  /** Short caption below it: 'Hồ bơi vô cực'. */
  caption: z.string().max(80).default(''),
});

export const planDayInput = z.object({
  day: z.int().min(1),
  title: text(160),
  meals: z.array(codeInput(meals)).default([]),
  items: z.array(z.object({ time: z.string().default(''), text: text(600) })).min(1),
  overnight: z.string().default(''),
});

export const ratePlanInput = z.object({
  code: slug,
  title: text(120),
  mealPlan: z.enum(['RO', 'BB', 'HB', 'FB', 'AI']).default('RO'),
  /** Slug of a cancellation policy. */
  cancellationPolicy: slug,
  payMode: z.enum(['prepay', 'deposit', 'office']).default('prepay'),
  /** Price of the plan relative to the daily price of the unit: percent, then a flat amount per unit and night. */
  pricePercent: z.int().min(10).max(300).default(100),
  priceDeltaVnd: z.int().default(0),
  minStay: z.int().min(1).default(1),
  advanceDays: z.int().min(0).default(0),
  /**
   * 'instant': from an allotment that the supplier gave us. 'request': nothing is held; the supplier answers within
   * `answerMinutes`, then the guest pays. 'after_payment': the guest pays, then the supplier confirms within
   * `answerMinutes`.
   */
  confirmation: z.enum(['instant', 'request', 'after_payment']).default('instant'),
  answerMinutes: z.int().min(5).max(10_080).default(120),
});

/** A component of a unit: places of another product's unit that are taken with it, all or nothing. */
export const componentInput = z.object({
  /** `kind/product-slug/unit-code`. */
  unit: z.string().regex(/^[a-z-]+\/[a-z0-9-]+\/[a-z0-9-]+$/),
  /** The first day that it takes, counted from the day of arrival, and the number of consecutive days. */
  fromDay: z.int().min(0).default(0),
  days: z.int().min(1).default(1),
  /** Quantity per room (shared by guests) or per person. */
  per: z.enum(['room', 'person']).default('room'),
  quantity: z.int().min(1).default(1),
});

/** A fleet: boats, buses or guides shared by several units, each in one place at a time. */
export const fleetInput = z.object({
  code: slug,
  title: text(120),
  /** Time after each use to clean, refuel and come back. */
  turnaroundMinutes: z.int().min(0).max(1440).default(0),
  /** A code for each vehicle. */
  vehicles: z.array(slug).min(1),
});

/** What a unit needs of a fleet, and when. */
export const fleetUseInput = z.object({
  fleet: slug,
  quantity: z.int().min(1).default(1),
  /** Quantity per piece sold, or per booking whatever its pieces. */
  per: z.enum(['piece', 'booking']).default('piece'),
  /** Absent where the guest chooses the time; then `minutes` are per piece. */
  startsAt: clock.optional(),
  minutes: z.int().min(1).max(8640),
});

export const unitInput = z.object({
  code: slug,
  title: text(120),
  summary: z.string().max(400).default(''),
  /** Allotment per day (rooms, cabins, seats). */
  quantity: z.int().min(0),
  maxAdults: z.int().min(1),
  maxChildren: z.int().min(0),
  maxOccupancy: z.int().min(1),
  /** Price of an ordinary day: per room and night, per person in a twin cabin, per adult seat. */
  baseVnd: vnd,
  /** Slugs of room facilities. */
  facilities: z.array(slug).default([]),
  details: z.record(z.string(), z.unknown()).default({}),
  /** Components: what one unit takes of other products, such as the room nights of a combo. */
  components: z.array(componentInput).default([]),
  /** Uses of fleets shared with other units. */
  fleets: z.array(fleetUseInput).default([]),
  images: z.array(imageInput).default([]),
});

/**
 * A rule that changes the price of a day. Percent and amount add up on the base price; deals (kind 'deal') come last
 * and make the struck-through price. 'early-bird', 'last-minute' and 'long-stay' depend on when and for how long
 * somebody books, so they apply in the quote and not in the price of the day; only the best of them counts.
 */
export const priceRuleInput = z.object({
  kind: z.enum(['weekday', 'season', 'holiday', 'lunar', 'deal', 'early-bird', 'last-minute', 'long-stay']),
  label: text(120),
  /** ISO weekdays 1–7 for 'weekday'; for other kinds, a restriction. */
  weekdays: z.array(z.int().min(1).max(7)).optional(),
  /** 'MM-DD' ends (inclusive, may wrap over New Year) for 'season', of the lunar year for 'lunar'; ISO dates for 'deal'. */
  from: z.string().optional(),
  to: z.string().optional(),
  /** Holiday group ('tet', 'gio-to', …) for 'holiday'. */
  holiday: z.string().optional(),
  /** Days of every lunar month for 'lunar': 1 and 15 are mùng một and rằm. */
  lunarDays: z.array(z.int().min(1).max(30)).min(1).optional(),
  /** Days before arrival: the minimum for 'early-bird', the maximum for 'last-minute'. */
  days: z.int().min(0).optional(),
  /** Minimum number of nights (or days) for 'long-stay'. */
  nights: z.int().min(2).optional(),
  /** Reason for a deal of more than half; without it such a deal is refused. */
  reason: text(200).optional(),
  percent: z.int().min(-90).max(200).default(0),
  amountVnd: z.int().default(0),
});

export const productInput = z.object({
  kind: z.enum(kindNames),
  slug,
  code: text(20),
  title: text(140),
  nameAlias: z.array(text(80)).default([]),
  summary: text(260),
  /** Markdown (headings from level 2, paragraphs, lists). */
  content: text(12_000),
  highlights: z.array(text(200)).min(3),
  inclusions: z.array(text(240)).default([]),
  exclusions: z.array(text(240)).default([]),
  notes: z.array(text(400)).default([]),
  provinces: z.array(slug).min(1),
  places: z.array(slug).default([]),
  location: locationInput,
  /** Slugs by taxonomy: facility, conform, hotel-type, theme, transport, bay, pier, … */
  terms: z.record(z.string(), z.array(slug)).default({}),
  supplier: slug,
  special: z.boolean().default(false),
  /** 0–1000; breaks ties in search and orders 'đề xuất'. */
  popularity: z.int().min(0).max(1000).default(100),
  faqs: z.array(faqInput).default([]),
  details: z.record(z.string(), z.unknown()),
  units: z.array(unitInput).default([]),
  ratePlans: z.array(ratePlanInput).default([]),
  priceRules: z.array(priceRuleInput).default([]),
  itinerary: z.array(planDayInput).default([]),
  images: z.array(imageInput).default([]),
  meta: z
    .object({ title: text(120), description: text(300), keywords: z.string().max(300) })
    .partial()
    .default({}),
});

export type ProductInput = z.infer<typeof productInput>;
export type ProductDraft = z.input<typeof productInput>;
export type UnitInput = z.infer<typeof unitInput>;
export type FleetDraft = z.input<typeof fleetInput>;
export type PriceRuleInput = z.infer<typeof priceRuleInput>;

export { clock as clockInput, slug as slugInput, text as textInput, vnd as vndInput };
