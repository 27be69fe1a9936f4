import type { KindProfile } from '#modules/catalog/kinds/kind-profile.ts';
import { bookableWindow } from '#modules/pricing/calendar/bookable-window.ts';
import { proposeTrip } from './propose-trip.ts';
import { readTripSearch } from './read-trip-search.ts';
import type { TripSearch } from './trip-search.ts';

/** What a search bar needs to know of its kind and of the address it stands on. */
export interface TripBarView {
  kind: Pick<KindProfile, 'name' | 'prefix' | 'startsToday' | 'search'> & { noun: string };
  /** What the address says; null where it says nothing that can be looked for. */
  search: TripSearch | null;
  /** What is shown until the visitor chose something. */
  proposed: TripSearch;
  limits: { firstDay: string; lastDay: string };
}

/** The search bar of a kind on an address, today in Vietnam. */
export function tripBarView(profile: KindProfile, params: URLSearchParams, today: string): TripBarView {
  const { name, prefix, startsToday, search, labels } = profile;
  return {
    kind: { name, prefix, startsToday, search, noun: labels.one.toLowerCase() },
    search: readTripSearch(params, profile, today).search,
    proposed: proposeTrip(profile, today),
    limits: bookableWindow({ startsToday }, today),
  };
}
