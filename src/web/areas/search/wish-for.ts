import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { FeatureFilters } from '#modules/search/documents/find-feature-filters.ts';
import { type Region, regionFilters, type SearchWish } from '#modules/search/documents/read-search.ts';
import type { Narrowing } from '#modules/search/everything/groups-at-place.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import { wishFilterKeys, wishKeys, writeWish } from '#web/parts/trip-search/write-wish.ts';

export type Wished = (name: KindName) => { params: URLSearchParams; narrowing: Narrowing };

/** The parameters and limits of a kind's list, from the URL and from what was typed. */
export function wishFor(
  wish: SearchWish | null,
  name: KindName,
  {
    params,
    today,
    features,
    region,
  }: { params: URLSearchParams; today: string; features: FeatureFilters; region: Region | null },
): ReturnType<Wished> {
  const known = new URLSearchParams([...params].filter(([key]) => wishKeys.includes(key)));
  const kind = getKind(name);
  const filterKeys = kind.filters.map(({ key }) => key);
  const own = wish ? writeWish(wish, { ...kind, filterKeys }, { params: known, today, features }) : known;
  const { priceMinVnd, priceMaxVnd } = parseMoneyKeys(own);
  const filters = Object.fromEntries(
    wishFilterKeys
      .filter((key) => filterKeys.includes(key) && own.has(key))
      .map((key) => [key, own.getAll(key)]),
  );
  const isCheapFirst = own.get('sortBy') === cheapFirst;
  return {
    params: own,
    narrowing: {
      ...{ priceMinVnd, priceMaxVnd, filters },
      ...(isCheapFirst && { sortBy: cheapFirst }),
      ...(region && regionFilters(region)),
    },
  };
}

const cheapFirst = 'finalPrice:asc';

function parseMoneyKeys(params: URLSearchParams): Pick<Narrowing, 'priceMinVnd' | 'priceMaxVnd'> {
  const amountOf = (key: string) => parseMoney(params.get(key) ?? '') ?? undefined;
  return { priceMinVnd: amountOf('priceMin'), priceMaxVnd: amountOf('priceMax') };
}
