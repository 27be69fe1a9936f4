import type { KindProfile } from '#modules/catalog/kinds/kind-profile.ts';
import { bookableWindow } from '#modules/pricing/calendar/bookable-window.ts';
import type { FeatureFilters } from '#modules/search/documents/find-feature-filters.ts';
import type { SearchWish } from '#modules/search/documents/read-search.ts';
import { addDays, daysBetween, isoWeekday } from '#platform/time/days.ts';
import { fitTrip } from './fit-trip.ts';
import { readTripSearch } from './read-trip-search.ts';
import { tripSearchKeys, writeTripSearch } from './write-trip-search.ts';

type WishedKind = Pick<KindProfile, 'startsToday' | 'search' | 'priceUnit'>;

const friday = 5;

/**
 * Adds typed dates, party and price to the query parameters of a list; parameters that are already there take
 * precedence. A typed price is per night or guest, as on cards; with dates it is converted to the whole trip.
 */
export function writeWish(
  wish: SearchWish,
  kind: WishedKind & { filterKeys: readonly string[] },
  { params, today, features }: { params: URLSearchParams; today: string; features?: FeatureFilters },
): URLSearchParams {
  const isSaid = ['from', 'month', 'adults'].some((key) => params.has(key));
  const next = isSaid ? new URLSearchParams(params) : writeDays(wish, kind, { params, today });
  const times = timesOfUnit(next, kind, today);
  for (const [key, amountVnd] of [
    ['priceMin', wish.minVnd],
    ['priceMax', wish.budgetVnd],
  ] as const)
    if (amountVnd !== undefined && !next.has(key)) next.set(key, String(amountVnd * times));
  if (wish.isCheapFirst && !next.has('sortBy')) next.set('sortBy', 'finalPrice:asc');
  if (kind.filterKeys.includes('star') && !next.has('star'))
    for (const star of wish.stars ?? []) next.append('star', String(star));
  for (const { key, values } of features?.chosen ?? [])
    for (const value of values) if (!next.has(key, value)) next.append(key, value);
  return next;
}

function writeDays(
  wish: SearchWish,
  kind: WishedKind,
  { params, today }: { params: URLSearchParams; today: string },
): URLSearchParams {
  const { childAges, rooms = 1, adults } = wish;
  const { firstDay } = bookableWindow(kind, today);
  const named =
    wish.from ?? (wish.month && !kind.search.takesMonth ? firstWeekend(wish.month, firstDay) : null);
  const from = named && named < firstDay ? firstDay : named;
  const to = from && wish.to && wish.to > from ? wish.to : null;
  const party = { rooms, adults: Math.max(adults ?? 2, rooms), childAges };
  const trip = { from, to, month: from ? null : (wish.month ?? null), time: null, ...party };
  const fitted = from || trip.month ? fitTrip(trip, kind, today) : null;
  if (fitted) return writeTripSearch(fitted, kind, params);
  if (adults === undefined && childAges.length === 0 && wish.rooms === undefined)
    return new URLSearchParams(params);
  return writeTripSearch({ ...trip, from: null, to: null, month: null }, kind, params);
}

/** The first Friday of a named month that can still be booked, because a stay needs days. */
function firstWeekend(month: string, firstDay: string): string {
  const first = `${month}-01` > firstDay ? `${month}-01` : firstDay;
  return addDays(first, (friday - isoWeekday(first) + 7) % 7);
}

/** Number of room nights, or of guests, of the whole trip; 1 without dates, where cards show the price of one. */
function timesOfUnit(params: URLSearchParams, kind: WishedKind, today: string): number {
  const { search } = readTripSearch(params, kind, today);
  if (!search) return 1;
  if (search.from && search.to) return daysBetween(search.from, search.to) * search.rooms;
  return kind.priceUnit === '/khách' ? search.adults + search.childAges.length : 1;
}

/** The filters that `writeWish` writes. */
export const wishFilterKeys = [
  'star',
  'meal',
  'beach',
  'cancel',
  'facilities',
  'conforms',
  'includes',
  'nights',
  'days',
  'departure',
  'themes',
  'hotelType',
];

/** The keys that `writeWish` writes. */
export const wishKeys = [...tripSearchKeys, 'priceMin', 'priceMax', 'sortBy', ...wishFilterKeys];
