import { z } from 'zod';
import { isoDay } from '#platform/time/iso-day.ts';

const id = z.int().positive().max(2_147_483_647);
const day = isoDay().refine((value) => value < '2100-01-01', 'Ngày chưa đúng.');
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Giờ chưa đúng, ví dụ 08:30.');
const code = z.string().trim().min(1).max(120);
const note = z.string().trim().max(200);

/** Options besides dates and guests; each kind of product uses those that its terms know. */
const options = z.object({
  extraBeds: z.int().min(0).max(20).default(0),
  /** Guests who want a room of their own. */
  singles: z.int().min(0).max(60).default(0),
  extras: z
    .array(z.object({ code, quantity: z.int().min(1).max(60).default(1) }))
    .max(20)
    .default([]),
  /** In the order of `childAges`, where guests are measured at the gate. */
  childHeightsCm: z.array(z.int().min(30).max(220)).max(40).optional(),
  /** Vietnam time: when a vehicle picks up, and when a rented one is returned. */
  time: clock.optional(),
  endTime: clock.optional(),
  /** Buys a prepaid code now, with the day chosen later; `from` is then ignored. */
  openDated: z.boolean().default(false),
  /** Redeems a prepaid code. */
  voucherCode: z.string().trim().toUpperCase().min(1).max(40).optional(),
  flightNo: z.string().trim().max(20).optional(),
  pickupAddress: note.optional(),
  dropoffAddress: note.optional(),
});

/**
 * An item to be priced. `quantity` counts rooms, cabins, packs, pieces or vehicles; for seats and tickets it is 1 or the
 * number of guests. `adults` and `childAges` are the whole party. `to` is the day of departure of a stay, the day on
 * which a rental is returned, or the last day of a car with driver.
 */
export const quoteItemRequest = z
  .object({
    unitId: id,
    ratePlanId: id.optional(),
    from: day,
    to: day.optional(),
    quantity: z.int().min(1).max(500).default(1),
    adults: z.int().min(0).max(500).default(0),
    childAges: z.array(z.int().min(0).max(17)).max(40).default([]),
    options: options.prefault({}),
  })
  .refine(
    ({ childAges, options: { childHeightsCm } }) =>
      !childHeightsCm || childHeightsCm.length === childAges.length,
    { path: ['options', 'childHeightsCm'], message: 'Vui lòng nhập chiều cao của từng bé.' },
  );

export const quoteRequest = z.object({
  items: z.array(quoteItemRequest).min(1).max(12),
  promotionCode: z.string().trim().max(40).optional(),
});

export type QuoteOptions = z.infer<typeof options>;
export type QuoteItemRequest = z.infer<typeof quoteItemRequest>;
export type QuoteRequest = z.infer<typeof quoteRequest>;

/** Normalises a promotion code: capitals without spaces. */
export function promotionKey(typed: string): string {
  return typed.replace(/[\s\p{Cc}]/gu, '').toUpperCase();
}
