import type { KindProfile } from '#modules/catalog/kinds/kind-profile.ts';
import { bookableWindow } from '#modules/pricing/calendar/bookable-window.ts';
import { proposeTrip } from './propose-trip.ts';
import { readTripSearch } from './read-trip-search.ts';
import type { TripSearch } from './trip-search.ts';

/** What a search bar needs of its kind and its page's URL. */
export interface TripBarView {
  kind: Pick<KindProfile, 'name' | 'prefix' | 'startsToday' | 'search'> & { noun: string };
  /** The search in the URL; null where it contains none. */
  search: TripSearch | null;
  /** Shown until the visitor has chosen something. */
  proposed: TripSearch;
  limits: { firstDay: string; lastDay: string };
}

/** The search bar of a kind for a URL; `today` in Vietnam. */
export function tripBarView(profile: KindProfile, params: URLSearchParams, today: string): TripBarView {
  const { name, prefix, startsToday, search, labels } = profile;
  return {
    kind: { name, prefix, startsToday, search, noun: labels.one.toLowerCase() },
    search: readTripSearch(params, profile, today).search,
    proposed: proposeTrip(profile, today),
    limits: bookableWindow({ startsToday }, today),
  };
}
