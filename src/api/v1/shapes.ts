import { z } from 'zod';

/** Shapes common to API responses. Money is integer đồng. */

export const pictureShape = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  haze: z.string(),
  /** Focus point when cropped, '30% 70%'; null is the centre. */
  focus: z.string().nullable(),
});

export const provinceRef = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  nameAlias: z.array(z.string()),
});

export const productCardShape = z.object({
  id: z.int(),
  kind: z.string(),
  slug: z.string(),
  title: z.string(),
  nameAlias: z.array(z.string()),
  url: z.string(),
  image: z.string().nullable(),
  picture: pictureShape.nullable(),
  price: z.int(),
  finalPrice: z.int(),
  discount: z.int(),
  priceUnit: z.string(),
  /** How many guests `price` is for; null where it does not go by guests. */
  guestsOfPrice: z.int().nullable(),
  priceFromOn: z.string().nullable(),
  availability: z.enum(['in_stock', 'limited', 'sold_out', 'not_on_sale']),
  provinces: z.array(provinceRef),
  place: z.string(),
  facts: z.array(z.string()),
  ratingAvg: z.number().nullable(),
  ratingCount: z.int(),
  special: z.boolean(),
});

export const problemShape = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});
