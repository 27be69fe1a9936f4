import { z } from 'zod';
import { defaultWanted, type Wanted } from '#modules/pricing/quote/default-wanted.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';

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

/** What is asked of each unit: the usual, with what the query says in its place. */
export function wantedBy({ adults, childAges, quantity }: z.infer<typeof partyQuery>) {
  return (unit: UnitFacts): Wanted => {
    const usual = defaultWanted(unit);
    return {
      ...usual,
      ...(adults !== undefined && unit.sale !== 'pieces' && { adults }),
      ...(childAges && { childAges }),
      ...(quantity !== undefined && { quantity }),
      ...(quantity === undefined && adults !== undefined && { quantity: quantityFor(unit, adults, usual) }),
    };
  };
}

/** Packs follow from the guests; rooms and cabins are as many as were asked for. */
function quantityFor({ terms }: UnitFacts, adults: number, usual: Wanted): number {
  const { bundle } = terms;
  if (!bundle || bundle.pricedPer === 'room') return usual.quantity;
  return bundle.pricedPer === 'two' ? Math.ceil(adults / 2) : adults;
}
