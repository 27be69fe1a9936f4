import { z } from 'zod';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';

const id = z.int().positive().max(2_147_483_647);
const day = z.iso.date().refine((value) => value < '2100-01-01', 'Ngày chưa đúng.');
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Giờ chưa đúng, ví dụ 08:30.');
const code = z.string().trim().min(1).max(120);
const note = z.string().trim().max(200);

/** What is chosen besides dates and guests; each kind of product heeds what its terms speak of. */
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
  /** Clock times in Vietnam: when a vehicle picks up, and when a rented one comes back. */
  time: clock.optional(),
  endTime: clock.optional(),
  /** Buys a code now and chooses the day later; `from` is not looked at then. */
  openDated: z.boolean().default(false),
  /** Redeems such a code. */
  voucherCode: z.string().trim().toUpperCase().min(1).max(40).optional(),
  flightNo: z.string().trim().max(20).optional(),
  pickupAddress: note.optional(),
  dropoffAddress: note.optional(),
});

/**
 * What somebody wants the price of. `quantity` counts rooms, cabins, packs, pieces or vehicles; for seats and tickets it
 * is 1 or the number of guests. `adults` and `childAges` are everybody in all of them together. `to` is the day of
 * departure of a stay, the day on which something rented comes back, or the last day of a car with driver.
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

/** A code that takes off a percent or an amount; amounts in đồng, days ISO and included. */
export const promotionInput = z
  .object({
    code: z
      .string()
      .transform(promotionKey)
      .pipe(z.string().regex(/^[A-Z0-9]{3,20}$/)),
    title: z.string().trim().min(1).max(120),
    percent: z.int().min(0).max(100).default(0),
    amountVnd: z.int().min(0).default(0),
    /** The most that a percent takes off. */
    mostVnd: z.int().positive().nullable().default(null),
    fromTotalVnd: z.int().min(0).default(0),
    /** Kinds it holds for; all when empty. */
    kinds: z.array(z.enum(kindNames)).default([]),
    fromOn: day,
    toOn: day,
    /** How often it may be used in all, and by one phone number. */
    uses: z.int().positive().nullable().default(null),
    usesPerPhone: z.int().positive().nullable().default(null),
    /** Why it may take off more than half. */
    reason: z.string().trim().max(200).default(''),
    status: z.boolean().default(true),
  })
  .refine(({ fromOn, toOn }) => fromOn <= toOn, { path: ['toOn'], message: 'Ngày cuối phải sau ngày đầu.' })
  .refine(({ percent, amountVnd }) => percent > 0 !== amountVnd > 0, {
    path: ['percent'],
    message: 'Nhập phần trăm hoặc số tiền, không nhập cả hai.',
  })
  .refine(({ percent, reason }) => percent <= 50 || reason !== '', {
    path: ['reason'],
    message: 'Giảm hơn 50% cần ghi lý do.',
  });

export type QuoteOptions = z.infer<typeof options>;
export type QuoteItemRequest = z.infer<typeof quoteItemRequest>;
export type QuoteRequest = z.infer<typeof quoteRequest>;
export type PromotionInput = z.infer<typeof promotionInput>;

/** A promotion's code as it is kept: capitals without spaces. */
export function promotionKey(typed: string): string {
  return typed.replace(/[\s\p{Cc}]/gu, '').toUpperCase();
}
