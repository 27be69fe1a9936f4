import type { KindProfile } from '#modules/catalog/kinds/kind-profile.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { fitTrip } from './fit-trip.ts';
import type { SearchedKind, TripSearch } from './trip-search.ts';
import { tripSearchKeys, writeTripSearch } from './write-trip-search.ts';

/** Keys of a choice without dates: a combo without a date, a prepaid code to use. */
const otherChoices = ['open', 'voucher'];

/** The kind whose list or product has a path, or null. */
export function kindAtPath(pathname: string): KindProfile | null {
  const [, prefix, file, rest] = pathname.split('/');
  if (rest !== undefined || (file !== undefined && !file.endsWith('.html'))) return null;
  return Object.values(kindProfiles).find((kind) => kind.prefix === `/${prefix}`) ?? null;
}

/**
 * The URL of a list, a product or search results with the carried trip; null where it has dates or guests of its own, leads
 * elsewhere, or the trip means nothing there.
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

/** What search results accept: whatever the kind of any of their tabs takes. */
function searchedKinds(pathname: string, params: URLSearchParams, trip: TripSearch): SearchedKind | null {
  if (pathname !== '/tim-kiem' || !params.get('search')?.trim()) return null;
  const { startsToday, search } = kindProfiles.hotel;
  const when = trip.from === null ? 'day' : search.when;
  return { startsToday, search: { ...search, when, takesMonth: true, takesTime: true } };
}
