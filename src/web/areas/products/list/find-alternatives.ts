import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import type { ListPlace } from '#modules/catalog/queries/places.ts';
import { listNearestProvinces } from '#modules/catalog/queries/provinces.ts';
import { listTripProducts } from '#modules/pricing/trip-prices/list-trip-products.ts';
import type { Database } from '#platform/db/connect.ts';
import { wantedTrip } from '#web/parts/products/wanted-trip.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';
import type { Chip } from './chip.ts';

/** The most filters whose removal is tried. */
const most = 6;

/** The most provinces suggested: farther ones are not 'near'. */
const mostNear = 3;

interface FoundList {
  /** The active filters. */
  chips: readonly Chip[];
  /** The place searched, if known. */
  place: ListPlace | null;
  /** The search text, '' for none. */
  search: string;
  trip: TripSearch | null;
  now: Date;
}

/** Suggestions for an empty list: which single filter to remove, with the number of results then, and provinces nearby. */
export async function findAlternatives(
  db: Database,
  query: ProductQuery,
  { chips, place, search, trip, now }: FoundList,
) {
  const count = async (without: ProductQuery) => {
    const first = { ...without, page: 1, limit: 1 };
    if (!trip) return (await listProducts(db, first)).totalResults;
    const wanted = { trip: wantedTrip(trip, getKind(query.kind), now), now, facets: false };
    return (await listTripProducts(db, first, wanted)).totalFree;
  };
  const drops: (Chip & { count: number })[] = [];
  const typed = search && chips.length > 0 ? [{ key: 'search', value: search, label: `“${search}”` }] : [];
  for (const chip of [...chips.slice(0, most), ...typed]) {
    const found = await count(withoutChip(query, chip));
    if (found > 0) drops.push({ ...chip, count: found });
  }
  const province = query.provinces[0] ?? place?.province.slug;
  return {
    drops: drops.sort((a, b) => b.count - a.count),
    near: province ? await listNearestProvinces(db, query.kind, { slug: province, limit: mostNear }) : [],
  };
}

function withoutChip(query: ProductQuery, { key, value }: Chip): ProductQuery {
  const { priceMinVnd, priceMaxVnd, bounds, rankedIds, ...rest } = query;
  const without = (values: string[]) => values.filter((one) => one !== value);
  return {
    ...rest,
    ...(key !== 'priceMin' && { priceMinVnd }),
    ...(key !== 'priceMax' && { priceMaxVnd }),
    ...(key !== 'bounds' && { bounds }),
    ...(key !== 'search' && { rankedIds }),
    near: key === 'near' ? without(rest.near ?? []) : rest.near,
    provinces: key === 'provinces' ? without(rest.provinces) : rest.provinces,
    places: key === 'places' ? without(rest.places) : rest.places,
    filters: { ...rest.filters, ...(key in rest.filters && { [key]: without(rest.filters[key] ?? []) }) },
  };
}
