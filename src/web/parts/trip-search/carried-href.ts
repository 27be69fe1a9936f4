import type { KindProfile } from '#modules/catalog/kinds/kind-profile.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { fitTrip } from './fit-trip.ts';
import type { SearchedKind, TripSearch } from './trip-search.ts';
import { tripSearchKeys, writeTripSearch } from './write-trip-search.ts';

/** Keys that say that a visitor chose otherwise: a combo without a date, a code to use. */
const otherChoices = ['open', 'voucher'];

/** The kind whose list or product lies at a path, or null. */
export function kindAtPath(pathname: string): KindProfile | null {
  const [, prefix, file, rest] = pathname.split('/');
  if (rest !== undefined || (file !== undefined && !file.endsWith('.html'))) return null;
  return Object.values(kindProfiles).find((kind) => kind.prefix === `/${prefix}`) ?? null;
}

/**
 * An address of a list, a product or search results with the trip that goes along; null where it says something of dates or guests by
 * itself, leads elsewhere, or the trip means nothing there.
 */
export function carriedHref(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  trip: TripSearch | null,
  today: string,
): string | null {
  const params = new URLSearchParams(search);
  const kind = trip && (kindAtPath(pathname) ?? searchedKinds(pathname, params, trip));
  if (!kind) return null;
  if ([...tripSearchKeys, ...otherChoices].some((key) => params.has(key))) return null;
  const fitting = fitTrip(trip, kind, today);
  return fitting && `${pathname}?${writeTripSearch(fitting, kind, params)}${hash}`;
}

/** What a page of search results takes: whatever the kind of any of its tabs asks for. */
function searchedKinds(pathname: string, params: URLSearchParams, trip: TripSearch): SearchedKind | null {
  if (pathname !== '/tim-kiem' || !params.get('search')?.trim()) return null;
  const { startsToday, search } = kindProfiles.hotel;
  const when = trip.from === null ? 'day' : search.when;
  return { startsToday, search: { ...search, when, takesMonth: true, takesTime: true } };
}
