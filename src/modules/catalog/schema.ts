import { z } from 'zod';

/** Shapes that come into the catalogue: from the back office, an import, or the demo. Money is integer đồng. */

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

/** A picture of a product: a stored media file and what this product says of it. */
export const imageInput = z.object({
  mediaId: z.string(),
  alt: text(250),
  category: z.string().default(''),
});

/**
 * A child band: ages from–to (inclusive). `sharing` is charged per child and night (hotel) or per child (tour,
 * cruise); exactly one of percent (of the adult price) and amountVnd is set. `maxFree` children of the band per unit
 * ride free when the charge is 0.
 */
export const childBandInput = z.object({
  fromAge: z.int().min(0).max(17),
  toAge: z.int().min(0).max(17),
  label: text(120),
  percent: z.int().min(0).max(100).optional(),
  amountVnd: vnd.optional(),
});

export const planDayInput = z.object({
  day: z.int().min(1),
  title: text(160),
  meals: z.array(z.enum(['Sáng', 'Trưa', 'Tối'])).default([]),
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
  /** Price of the plan against the daily price of the unit: percent, then a flat addition per unit and night. */
  pricePercent: z.int().min(10).max(300).default(100),
  priceDeltaVnd: z.int().default(0),
  minStay: z.int().min(1).default(1),
  advanceDays: z.int().min(0).default(0),
});

export const unitInput = z.object({
  code: slug,
  title: text(120),
  summary: z.string().max(400).default(''),
  /** How many of it can be sold per day (rooms, cabins, seats). */
  quantity: z.int().min(0),
  maxAdults: z.int().min(1),
  maxChildren: z.int().min(0),
  maxOccupancy: z.int().min(1),
  /** Price of an ordinary day: per room and night, per person in a twin cabin, per adult seat. */
  baseVnd: vnd,
  /** Slugs of room facilities. */
  facilities: z.array(slug).default([]),
  details: z.record(z.string(), z.unknown()).default({}),
  images: z.array(imageInput).default([]),
});

/**
 * A rule that changes the price of a day. Percent and amount add up on the base price; deals (kind 'deal') come last
 * and are what a struck price is struck by.
 */
export const priceRuleInput = z.object({
  kind: z.enum(['weekday', 'season', 'holiday', 'deal']),
  label: text(120),
  /** ISO weekdays 1–7 for 'weekday' and, as a narrowing, for the others. */
  weekdays: z.array(z.int().min(1).max(7)).optional(),
  /** 'MM-DD' ends (inclusive, may wrap over New Year) for 'season'; ISO dates for 'deal'. */
  from: z.string().optional(),
  to: z.string().optional(),
  /** Holiday group ('tet', 'gio-to', …) for 'holiday'. */
  holiday: z.string().optional(),
  percent: z.int().min(-50).max(200).default(0),
  amountVnd: z.int().default(0),
});

export const productInput = z.object({
  kind: z.enum(['hotel', 'combo', 'tour', 'cruise']),
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
export type PriceRuleInput = z.infer<typeof priceRuleInput>;
export type ChildBandInput = z.infer<typeof childBandInput>;

export { clock as clockInput, slug as slugInput, text as textInput, vnd as vndInput };
