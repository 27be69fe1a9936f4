import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { type ProductQuery, type SortOrder, sortOrders } from '#modules/catalog/queries/list-products.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';

/** How many products a list page shows. */
export const pageSize = 24;

export const priceKeys = ['priceMin', 'priceMax'] as const;
type PriceKey = (typeof priceKeys)[number];

/** The address with its prices in digits ('1tr5' as '1500000'), or null where they are so already. */
export function withTidyPrices(params: URLSearchParams): URLSearchParams | null {
  const tidy = new URLSearchParams(params);
  for (const key of priceKeys) {
    const amountVnd = parseMoney(params.get(key) ?? '');
    if (amountVnd !== null) tidy.set(key, String(amountVnd));
  }
  return `${tidy}` === `${params}` ? null : tidy;
}

/** Reads a list's URL. What makes no sense is left out, because a shared link should still show a list. */
export function parseListQuery(kind: Kind, params: URLSearchParams): ProductQuery {
  const wholeNumber = (key: string) => {
    const value = Number(params.get(key));
    return params.get(key) && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  };
  const amount = (key: PriceKey) => parseMoney(params.get(key) ?? '') ?? undefined;
  const sortBy = params.get('sortBy') as SortOrder;
  return {
    kind: kind.name,
    page: Math.min(Math.max(wholeNumber('page') ?? 1, 1), 10_000),
    limit: pageSize,
    sortBy: sortOrders.includes(sortBy) ? sortBy : 'popularity:desc',
    special: params.get('special') === 'true' || undefined,
    provinces: params.getAll('provinces').filter(Boolean),
    places: params.getAll('places').filter(Boolean),
    priceMinVnd: amount('priceMin'),
    priceMaxVnd: amount('priceMax'),
    filters: Object.fromEntries(kind.filters.map(({ key }) => [key, params.getAll(key).filter(Boolean)])),
  };
}
