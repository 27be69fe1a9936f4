import { redirect } from 'react-router';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { isKindSold } from '#modules/catalog/queries/list-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { readTripSearch } from '#web/parts/trip-search/read-trip-search.ts';
import { findInstead } from './find-instead.ts';
import { listChipsOf } from './list-chips-of.ts';
import { listAnyDay, listForTrip } from './list-for-trip.ts';
import { aroundPlace, listPlace, namePlace } from './list-place.ts';
import { listKeys, parseListQuery, priceKeys, priceOf, tidyQuery } from './list-query.ts';
import { monthsOf } from './months-of.ts';
import { priceLabel, priceWords } from './price-words.ts';
import { quickFilters } from './quick-filters.ts';
import { rankedBy } from './ranked-by.ts';
import { wantedInstead } from './wanted-instead.ts';

export type ListView = Awaited<ReturnType<typeof loadList>>;

/**
 * A list of products as its address asks for it, with what it can be narrowed by. `fixed` are filters that the page
 * itself sets: they are not offered.
 * @throws a redirect to its address in the one form
 */
export async function loadList(
  { readDb: db, clock }: Pick<App, 'readDb' | 'clock'>,
  kind: Kind,
  { pathname, searchParams: params }: URL,
  fixed: Record<string, string[]> = {},
) {
  const tidy = tidyQuery(kind, params);
  if (tidy) throw redirect(pathname.replace(/\.data$/, '') + (tidy.size > 0 ? `?${tidy}` : ''));
  const asked = parseListQuery(kind, params);
  asked.filters = { ...asked.filters, ...fixed };
  const search = params.get('search')?.trim() ?? '';
  const match = search ? await findMatches(db, kind.name, search, { limit: 500 }) : null;
  if (match) asked.rankedIds = match.ids;
  const place = await listPlace(db, asked, search);
  const query = aroundPlace(asked, place);
  const now = clock.now();
  const { search: trip } = readTripSearch(params, kind, dayInVietnam(now));
  const listed = trip ? await listForTrip(db, query, trip, now) : await listAnyDay(db, query);
  const { page, facets: all, priceRange, totalFree, isCut } = listed;
  const facets = namePlace(
    all.filter((facet) => !(facet.key in fixed)),
    place,
  );
  const where = place
    ? place.name
    : facets
        .find(({ key }) => key === 'provinces')
        ?.options.find(({ value }) => value === params.get('provinces'))?.label;
  const chips = listChipsOf(facets, params, place);
  return {
    /** After a number of them: '12 chỗ nghỉ'. */
    noun: kind.nouns.compared,
    nouns: kind.labels.many.toLowerCase(),
    /** Of the API that answers where the products lie; cars and services come to the guest. */
    mapPath: kind.hasMap ? `/${kind.collection}/map` : null,
    page,
    /** How many of them can be had; null without dates. */
    totalFree,
    /** 'Giá cả kỳ 2 đêm, 1 phòng, đã gồm thuế phí.' */
    priceWords: priceWords(kind, trip),
    isOnSale: page.totalResults > 0 || (await isKindSold(db, kind.name)),
    facets,
    priceRange,
    priceLabel: priceLabel(trip),
    months: monthsOf(kind, trip, now),
    /** What the address says of where, in words; `isPlace` where that is known to be one. */
    place: where ?? search,
    isPlace: where !== undefined,
    chips,
    quick: quickFilters(
      kind,
      { facets, priceRange },
      { trip, params, total: totalFree ?? page.totalResults },
    ),
    /** The keys that 'Xóa hết' takes off. */
    filterKeys: [...facets.map(({ key }) => key), ...priceKeys, 'places', 'bounds', 'month'],
    isCut,
    /** Whether something stands for a price that is none. */
    hasPriceFault: priceKeys.some((key) => params.get(key) && priceOf(params, key) === null),
    /** What of the address a list looks at, to be written into its links and forms; nothing else belongs there. */
    query: writtenQuery(params),
    search,
    correctedTo: match?.correctedTo ?? null,
    rankedBy: rankedBy(query, search, trip !== null),
    /** Where nothing is found: what it is that leaves nothing, and where else something is. */
    instead:
      page.totalResults > 0
        ? null
        : {
            ...(await findInstead(db, query, { chips, place, search, trip, now })),
            wanted: wantedInstead(kind, { chips, where: where ?? search, trip, now }),
          },
  };
}

function writtenQuery(params: URLSearchParams): string {
  const known = [...params].filter(([key]) => listKeys.includes(key));
  return new URLSearchParams(known).toString();
}
