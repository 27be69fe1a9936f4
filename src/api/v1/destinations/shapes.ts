import { z } from 'zod';
import { listOf } from '#api/v1/list-query.ts';
import { pictureShape, productCardShape } from '#api/v1/shapes.ts';

const counts = z.record(z.string(), z.int());

export const provinceCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  nameAlias: z.array(z.string()),
  region: z.string(),
  type: z.string(),
  summary: z.string(),
  url: z.string(),
  image: z.string().nullable(),
  picture: pictureShape.nullable(),
  counts,
  special: z.boolean(),
});

export const provinceDetail = provinceCard.omit({ url: true, image: true, special: true }).extend({
  code: z.string(),
  subRegion: z.string(),
  mergedFrom: z.array(z.string()),
  bestMonths: z.array(z.int()),
  content: z.string(),
  lat: z.number(),
  lng: z.number(),
  updatedAt: z.date(),
});

export const placeCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  nameAlias: z.array(z.string()),
  kind: z.string(),
  province: z.object({ slug: z.string(), title: z.string() }),
  summary: z.string(),
  url: z.string(),
  image: z.string().nullable(),
  picture: pictureShape.nullable(),
  special: z.boolean(),
});

/** An answer of the site to what was typed; `says` is its beginning, or '' where the page is the answer. */
const answer = z.object({ title: z.string(), url: z.string(), says: z.string() });

/**
 * With a search text it includes answers of the site to it, sights of that name, and products of kinds that suggestions ask no list
 * of their own for: tickets, experiences, cars and services.
 */
export const provinceList = listOf(provinceCard).extend({
  answers: z.array(answer).optional(),
  places: z.array(placeCard).optional(),
  products: z.array(productCardShape).optional(),
  /** What the results page begins with, where no list has the text as typed. */
  first: z.array(productCardShape).optional(),
  /** The text in the spelling that it was searched by: 'đà nẵng' for 'ddaf nawngx'. */
  spelled: z.string().optional(),
});

/** Names of places and provinces; `isCounted` says whether they come from visitors' searches or from editors. */
export const soughtPlaces = z.object({
  isCounted: z.boolean(),
  results: z.array(z.object({ title: z.string() })),
});

/** Position '16.05,108.2' from which the nearest come first. */
export const position = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, 'Vị trí gồm vĩ độ và kinh độ, ví dụ 16.05,108.2.')
  .transform((text) => {
    const [lat = 0, lng = 0] = text.split(',').map(Number);
    return { lat, lng };
  });

export const placeDetail = placeCard.omit({ url: true, image: true, special: true }).extend({
  content: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  updatedAt: z.date(),
});
