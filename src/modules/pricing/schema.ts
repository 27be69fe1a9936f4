import { z } from 'zod';

const id = z.int().positive().max(2_147_483_647);
const day = z.iso.date().refine((value) => value < '2100-01-01', 'Ngày chưa đúng.');

/**
 * What somebody wants the price of. `quantity` counts rooms (cabins, seats); `adults` and `childAges` are everybody in
 * all of them together. `to` is the day of departure.
 */
export const quoteItemRequest = z.object({
  unitId: id,
  ratePlanId: id.optional(),
  from: day,
  to: day.optional(),
  quantity: z.int().min(1).max(20),
  adults: z.int().min(1).max(60),
  childAges: z.array(z.int().min(0).max(17)).max(40).default([]),
  options: z.object({ extraBeds: z.int().min(0).max(20).default(0) }).prefault({}),
});

export const quoteRequest = z.object({
  items: z.array(quoteItemRequest).min(1).max(8),
  promotionCode: z.string().trim().max(40).optional(),
});

export type QuoteItemRequest = z.infer<typeof quoteItemRequest>;
export type QuoteRequest = z.infer<typeof quoteRequest>;
