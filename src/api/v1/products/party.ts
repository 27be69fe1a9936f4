import { z } from 'zod';

/** The party for prices of days; by default two adults, or as few more as may book. */
export const partyQuery = z.object({
  adults: z.coerce.number().int().min(1).max(60).optional(),
  /** An age for each child: '4-9'. */
  childAges: z
    .string()
    .regex(/^\d{1,2}([-,]\d{1,2}){0,9}$/, 'Tuổi trẻ em phải có dạng 4-9.')
    .transform((text) => text.split(/[-,]/).map(Number))
    .refine((ages) => ages.every((age) => age <= 17), 'Tuổi trẻ em từ 0 đến 17.')
    .optional(),
  quantity: z.coerce.number().int().min(1).max(500).optional(),
});

export const partyShape = z.object({
  adults: z.int(),
  childAges: z.array(z.int()),
  quantity: z.int(),
});
