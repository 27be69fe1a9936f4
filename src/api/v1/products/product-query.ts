import { z } from 'zod';
import { listQuery, repeated } from '#api/v1/list-query.ts';
import { type ProductQuery, parseBounds, sortOrders } from '#modules/catalog/facet-index/product-query.ts';
import { currentValue } from '#modules/catalog/kinds/current-value.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';

/** Filters and orders common to the lists of all kinds; each kind adds its own filters. */
const productQuery = listQuery.extend({
  sortBy: z.enum(sortOrders, 'Cách sắp xếp không được hỗ trợ.').default('popularity:desc'),
  provinces: repeated,
  places: repeated,
  priceMin: z.coerce.number('Giá phải là số.').int().min(0).optional(),
  priceMax: z.coerce.number('Giá phải là số.').int().min(0).optional(),
  near: repeated
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+\.\d{1,3}$/, 'Vui lòng gửi dạng ho-hoan-kiem.3.')))
    .meta({ description: 'Cách một điểm đến không quá số km: ho-hoan-kiem.3.' }),
  bounds: z
    .string()
    .transform((text) => parseBounds(text))
    .refine((bounds) => bounds !== null, 'Khung phải là tây,nam,đông,bắc tính bằng độ.')
    .optional()
    .meta({ description: 'Chỉ những nơi nằm trong khung bản đồ: tây,nam,đông,bắc tính bằng độ.' }),
});

/** The same with the filters that a kind declares, which only `toProductQuery` knows. */
export function productQueryOf(kind: Kind): typeof productQuery {
  const filters = Object.fromEntries(kind.filters.map((filter) => [filter.key, repeated]));
  return productQuery.extend(filters) as unknown as typeof productQuery;
}

/** Converts a parsed query string into a catalogue query. */
export function toProductQuery(kind: Kind, query: z.infer<typeof productQuery>): ProductQuery {
  const given: typeof query & Record<string, unknown> = query;
  return {
    kind: kind.name,
    page: given.page,
    limit: given.limit,
    sortBy: given.sortBy,
    special: given.special,
    provinces: given.provinces,
    places: given.places,
    priceMinVnd: given.priceMin,
    priceMaxVnd: given.priceMax,
    near: given.near,
    bounds: given.bounds ?? undefined,
    filters: Object.fromEntries(
      kind.filters.map((filter) => [
        filter.key,
        (given[filter.key] as string[]).map((value) => currentValue(filter, value)),
      ]),
    ),
  };
}
