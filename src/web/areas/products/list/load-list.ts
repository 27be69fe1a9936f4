import { redirect } from 'react-router';
import type { ProductQuery, SortOrder } from '#modules/catalog/facet-index/product-query.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { isKindSold } from '#modules/catalog/queries/list-products.ts';
import { isRespelled, respell } from '#modules/search/documents/list-found-products.ts';
import { searchList } from '#modules/search/documents/search-list.ts';
import { rankingDays } from '#modules/search/ranking/ranking-of.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { leadToLastPage } from '#web/app/routing/lead-to-last-page.ts';
import { describeTripSearch } from '#web/parts/trip-search/describe-trip-search.ts';
import { readTripSearch } from '#web/parts/trip-search/read-trip-search.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';
import type { Chip } from './chip.ts';
import { describeInterpretation, shownRegion, toProvince } from './describe-interpretation.ts';
import type { FacetView, FilterView } from './filter-view.ts';
import { findAlternatives } from './find-alternatives.ts';
import { leadOn } from './lead-on.ts';
import type { WantedInstead } from './leave-number.tsx';
import { listChipsOf } from './list-chips-of.ts';
import { listAnyDay, listForTrip } from './list-for-trip.ts';
import { listKeys, parseListQuery, priceOf } from './list-query.ts';
import { namePlace, provinceTitle } from './place-label.ts';
import { priceKeys } from './price-keys.ts';
import { quickFilters } from './quick-filters.ts';

/** No text is read beyond so many letters. */
const longestText = 200;

export type ListView = Awaited<ReturnType<typeof loadList>>;

/**
 * A product list for its URL, with its filters. `fixed` are filters that the page itself sets: they are not offered.
 * @param url as an address bar has it (`pageUrl`)
 * @throws a redirect to its canonical URL
 */
export async function loadList(
  { readDb: db, clock }: Pick<App, 'readDb' | 'clock'>,
  kind: Kind,
  url: URL,
  fixed: Record<string, string[]> = {},
) {
  const { pathname, searchParams: params } = url;
  const now = clock.now();
  const search = params.get('search')?.trim() ?? '';
  const isWords = params.get('words') === 'true';
  const spelled = search && !isWords ? await respell(db, search.slice(0, longestText)) : search;
  await leadOn(db, kind, url, { spelled, today: dayInVietnam(now) });
  const requested = parseListQuery(kind, params);
  requested.filters = { ...requested.filters, ...fixed };
  const searched = await searchList(db, requested, { text: spelled, isWords });
  const { query, place, readAs } = searched;
  if (readAs === 'province' && place)
    throw redirect(`${pathname}?${toProvince(params, place.province.slug)}`);
  const { search: trip } = readTripSearch(params, kind, dayInVietnam(now));
  const listed = trip ? await listForTrip(db, query, trip, now) : await listAnyDay(db, query);
  const { page, facets: all, priceRange, totalFree, isCut } = listed;
  leadToLastPage(url, page);
  const facets = namePlace(
    all.filter((facet) => !(facet.key in fixed)),
    place,
  );
  const region = await shownRegion(db, params);
  const where = place?.name ?? region?.name ?? provinceTitle(facets, params);
  const chips = listChipsOf(facets, params, place, region);
  const months = monthsOf(kind, trip, now);
  return {
    /** The noun after a count: '12 chỗ nghỉ'. */
    noun: kind.nouns.compared,
    nouns: kind.labels.many.toLowerCase(),
    /** API path of the products' positions; cars and services come to the guest. */
    mapPath: kind.hasMap ? `/${kind.collection}/map` : null,
    page,
    /** How many of them are available; null without dates. */
    totalFree,
    /** 'Giá cả kỳ 2 đêm, 1 phòng, đã gồm thuế phí.' */
    priceWords: priceWords(kind, trip),
    isOnSale: page.totalResults > 0 || (await isKindSold(db, kind.name)),
    facets,
    priceRange,
    priceLabel: priceLabel(trip),
    months,
    /** Whether there is anything to choose: where the place is unknown, there is not. */
    hasFilters: months !== null || priceRange.maxVnd > 0 || hasChoices(facets, params),
    /** The place in the URL, in words; `isPlace` where it is a known one. */
    place: where ?? search,
    isPlace: where !== undefined,
    /** Whether they lie around the place and not in it. */
    isAround: readAs === 'around',
    chips,
    quick: quickFilters(
      kind,
      { facets, priceRange },
      { trip, params, total: totalFree ?? page.totalResults },
    ),
    /** The query keys that 'Xóa hết' removes. */
    filterKeys: [...facets.map(({ key }) => key), ...priceKeys, 'places', 'bounds', 'month'],
    isCut,
    /** Whether a price field contains something that is no price. */
    priceFault: priceKeys.find((key) => params.get(key) && priceOf(params, key) === null) ?? null,
    /** The query keys a list reads, to be written into its links and forms; nothing else belongs there. */
    query: writtenQuery(params),
    search,
    correctedTo: searched.correctedTo ?? (isRespelled(search, spelled) ? spelled : null),
    readAs: await describeInterpretation(db, kind, params, { ...searched, near: query.near }),
    rankedBy: rankedBy(query, search, trip !== null),
    /** For an empty list: which filter empties it, and where else there are results. */
    instead:
      page.totalResults > 0
        ? null
        : {
            ...(await findAlternatives(db, query, { chips, place, search, trip, now })),
            wanted: wantedInstead(kind, { chips, where: where ?? search, trip, now }),
          },
  };
}

function hasChoices(facets: readonly FacetView[], params: URLSearchParams): boolean {
  const keys = [...priceKeys, ...facets.map(({ key }) => key)];
  return (
    keys.some((key) => params.has(key)) || facets.some(({ options }) => options.some((one) => one.count > 0))
  );
}

function writtenQuery(params: URLSearchParams): string {
  const known = [...params].filter(([key]) => listKeys.includes(key));
  return new URLSearchParams(known).toString();
}

/** What the cards' prices cover, stated once above them. */
function priceWords(kind: Kind, trip: TripSearch | null): string {
  if (!trip) return 'Giá từ của những ngày tới, đã gồm thuế phí.';
  const { from, to, rooms, adults, childAges } = trip;
  const party = [
    kind.search.party !== null && `${adults} người lớn`,
    childAges.length > 0 && `${childAges.length} trẻ em`,
  ].filter(Boolean);
  const stay = from && to ? [`${daysBetween(from, to)} đêm`, `${rooms} phòng`] : [];
  const covered = [...stay, ...party].filter((words) => words !== false);
  if (covered.length === 0) return 'Tổng tiền cho ngày bạn chọn, đã gồm thuế phí.';
  // A number stays beside its noun.
  return `Tổng tiền ${covered.map((words) => words.replaceAll(' ', '\u00a0')).join(', ')}, đã gồm thuế phí.`;
}

/** 'Giá', with dates 'Tổng tiền 2 đêm'. */
function priceLabel(trip: TripSearch | null): string {
  if (!trip) return 'Giá';
  return trip.from && trip.to ? `Tổng tiền ${daysBetween(trip.from, trip.to)} đêm` : 'Tổng tiền';
}

/** The vain search, as submitted to staff who call back. */
function wantedInstead(
  kind: Kind,
  { chips, where, trip, now }: { chips: readonly Chip[]; where: string; trip: TripSearch | null; now: Date },
): WantedInstead {
  const guests = trip ? trip.adults + trip.childAges.length : 0;
  const words = [kind.labels.one, trip && describeTripSearch(trip, kind), ...chips.map(({ label }) => label)];
  return {
    place: where,
    from: trip?.from ?? '',
    guests: guests > 0 && kind.search.party !== null ? String(guests) : '',
    message: `Đang tìm: ${words.filter(Boolean).join(', ')}.`,
    openedAt: now.toISOString(),
  };
}

/** How many months can be chosen. */
const monthsAhead = 6;

/** The months of a list whose kind has a month filter, while no day is fixed. */
function monthsOf({ search, isStay }: Kind, trip: TripSearch | null, now: Date): FilterView['months'] {
  if (!search.takesMonth || trip?.from) return null;
  const [year = 0, month = 0] = dayInVietnam(now).split('-').map(Number);
  return {
    label: isStay ? 'Dùng được trong tháng' : 'Tháng khởi hành',
    options: Array.from({ length: monthsAhead }, (_, ahead) => {
      const [inYear, inMonth] = [year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1];
      return {
        value: `${inYear}-${String(inMonth).padStart(2, '0')}`,
        label: `Tháng ${inMonth}/${inYear}`,
      };
    }),
  };
}

/** How the list is ranked, in a line (TRUE-06). Made on the server, because the page's script size is limited. */
export function rankedBy({ sortBy }: Pick<ProductQuery, 'sortBy'>, search: string, hasTrip = false): string {
  const last = hasTrip ? ' Nơi hết chỗ ngày bạn chọn đứng cuối.' : '';
  if (sortBy !== 'popularity:desc') return `Xếp theo ${orderWords[sortBy]}.${last}`;
  if (search) return `Xếp theo mức khớp với từ bạn tìm.${last}`;
  return `Xếp theo lượt đặt ${rankingDays} ngày qua, điểm đánh giá và số ngày còn chỗ.${last} Không ai trả tiền để đứng trước.`;
}

const orderWords = {
  'finalPrice:asc': 'giá, thấp trước',
  'finalPrice:desc': 'giá, cao trước',
  'ratingAvg:desc': 'điểm đánh giá, cao trước',
  'title:asc': 'tên, từ A đến Z',
} satisfies Record<Exclude<SortOrder, 'popularity:desc'>, string>;
