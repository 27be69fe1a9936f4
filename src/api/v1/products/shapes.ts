import { z } from 'zod';
import { pictureShape, provinceRef } from '#api/v1/shapes.ts';
import { partyShape } from './party.ts';

/** Shapes of catalogue data in API responses. Money is integer đồng. */

export const facetsShape = z.object({
  facets: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      options: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
    }),
  ),
  priceRange: z.object({ minVnd: z.int(), maxVnd: z.int() }),
});

export const detailShape = z.looseObject({
  id: z.int(),
  kind: z.string(),
  slug: z.string(),
  code: z.string(),
  title: z.string(),
  nameAlias: z.array(z.string()),
  url: z.string(),
  summary: z.string(),
  content: z.string(),
  image: z.string().nullable(),
  images: z.array(pictureShape.extend({ category: z.string(), caption: z.string() })),
  provinces: z.array(provinceRef),
  price: z.int(),
  finalPrice: z.int(),
  discount: z.int(),
  priceUnit: z.string(),
  ratingAvg: z.number().nullable(),
  ratingCount: z.int(),
  special: z.boolean(),
  details: z.record(z.string(), z.unknown()),
  units: z.array(z.looseObject({ id: z.int(), code: z.string(), title: z.string() })),
  ratePlans: z.array(z.looseObject({ id: z.int(), code: z.string(), title: z.string() })),
});

export const availabilityShape = z.object({
  units: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      days: z.array(
        z.object({
          date: z.string(),
          available: z.int(),
          /** Price per `priceUnit`; null when unavailable, or when children make a price per unit meaningless. */
          price: z.int().nullable(),
          /** The party's total, as a quote has it; for a stay, of one night. */
          total: z.int().nullable(),
          /** The rate plan with that price: a quote of it gives `total`. */
          ratePlanId: z.int().nullable(),
          closed: z.boolean(),
          /** The rule that makes the day unavailable, in words for guests: 'ở tối đa 3 đêm'. */
          why: z.string().nullable(),
        }),
      ),
      party: partyShape,
    }),
  ),
});
