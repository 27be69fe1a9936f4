import {
  type ProductQuery,
  parseBounds,
  type SortOrder,
  sortOrders,
} from '#modules/catalog/facet-index/product-query.ts';
import { currentValue } from '#modules/catalog/kinds/current-value.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import { tripSearchKeys } from '#web/parts/trip-search/write-trip-search.ts';
import { priceKeys } from './price-keys.ts';

/** A list with dates shows availability, so it is fresh for less time than others. */
export const secondsWithDates = 10;

/** Products per list page. */
export const pageSize = 24;

/** The query keys of a list: filters, order, and dates and party, which are carried along. */
export const listKeys = [
  'search',
  'words',
  'typed',
  'page',
  'sortBy',
  'special',
  'provinces',
  'places',
  'near',
  'bounds',
  ...priceKeys,
  ...new Set(kinds.flatMap((kind) => kind.filters.map((filter) => filter.key))),
  ...tripSearchKeys,
];

/** A price in a list's query in đồng, parsed as people type it; null where there is none. */
export function priceOf(params: URLSearchParams, key: (typeof priceKeys)[number]): number | null {
  return parseMoney(params.get(key) ?? '');
}

const usualOrder: SortOrder = 'popularity:desc';

/**
 * A list's query in canonical form: prices in digits ('1tr5' as '1500000'), codes instead of former words as filter values, the
 * default order omitted. Null when it is canonical already.
 */
export function tidyQuery({ filters }: Kind, params: URLSearchParams): URLSearchParams | null {
  const tidy = new URLSearchParams(params);
  for (const key of priceKeys) {
    const amountVnd = priceOf(params, key);
    if (amountVnd !== null) tidy.set(key, String(amountVnd));
  }
  for (const filter of filters) {
    const values = tidy.getAll(filter.key);
    const current = values.map((value) => currentValue(filter, value));
    if (`${current}` === `${values}`) continue;
    tidy.delete(filter.key);
    for (const value of current) tidy.append(filter.key, value);
  }
  if (tidy.get('sortBy') === usualOrder) tidy.delete('sortBy');
  return `${tidy}` === `${params}` ? null : tidy;
}

/** Reads a list's query. Invalid values are dropped, because a shared link should still show a list. */
export function parseListQuery(kind: Kind, params: URLSearchParams): ProductQuery {
  const wholeNumber = (key: string) => {
    const value = Number(params.get(key));
    return params.get(key) && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  };
  const sortBy = params.get('sortBy') as SortOrder;
  return {
    kind: kind.name,
    page: Math.min(Math.max(wholeNumber('page') ?? 1, 1), 10_000),
    limit: pageSize,
    sortBy: sortOrders.includes(sortBy) ? sortBy : usualOrder,
    special: params.get('special') === 'true' || undefined,
    provinces: params.getAll('provinces').filter(Boolean),
    places: params.getAll('places').filter(Boolean),
    near: params.getAll('near').filter((value) => /^[a-z0-9-]+\.\d{1,3}$/.test(value)),
    bounds: parseBounds(params.get('bounds') ?? '') ?? undefined,
    priceMinVnd: priceOf(params, 'priceMin') ?? undefined,
    priceMaxVnd: priceOf(params, 'priceMax') ?? undefined,
    filters: Object.fromEntries(kind.filters.map(({ key }) => [key, params.getAll(key).filter(Boolean)])),
  };
}
