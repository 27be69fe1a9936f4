import { z } from 'zod';

/** Who comes, for prices of days; two adults (or as few more as may book) where nothing is said. */
export const partyQuery = z.object({
  adults: z.coerce.number().int().min(1).max(60).optional(),
  /** '4-9': an age for each child. */
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
