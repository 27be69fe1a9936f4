import { type ProductQuery, type SortOrder, sortOrders } from '#modules/catalog/facet-index/product-query.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';

/** How many products a list page shows. */
export const pageSize = 24;

export const priceKeys = ['priceMin', 'priceMax'] as const;

/** A price of a list's URL in đồng, as people type it; null where there is none. */
export function priceOf(params: URLSearchParams, key: (typeof priceKeys)[number]): number | null {
  return parseMoney(params.get(key) ?? '');
}

const usualOrder: SortOrder = 'popularity:desc';

/** What a list is asked for in its one form: prices in digits ('1tr5' as '1500000'), the usual order unsaid. Null when it is. */
export function tidyQuery(params: URLSearchParams): URLSearchParams | null {
  const tidy = new URLSearchParams(params);
  for (const key of priceKeys) {
    const amountVnd = priceOf(params, key);
    if (amountVnd !== null) tidy.set(key, String(amountVnd));
  }
  if (tidy.get('sortBy') === usualOrder) tidy.delete('sortBy');
  return `${tidy}` === `${params}` ? null : tidy;
}

/** Reads a list's URL. What makes no sense is left out, because a shared link should still show a list. */
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
    priceMinVnd: priceOf(params, 'priceMin') ?? undefined,
    priceMaxVnd: priceOf(params, 'priceMax') ?? undefined,
    filters: Object.fromEntries(kind.filters.map(({ key }) => [key, params.getAll(key).filter(Boolean)])),
  };
}
