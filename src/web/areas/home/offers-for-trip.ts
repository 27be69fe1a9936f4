import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { appContext } from '#web/app/app-context.ts';
import { proposeTrip } from '#web/parts/trip-search/propose-trip.ts';
import { readTripSearch } from '#web/parts/trip-search/read-trip-search.ts';
import type { Route } from './+types/offers-for-trip.ts';
import { loadOffers } from './load-offers.ts';

/** The home page's offers for the trip that a device remembers: fetched by its browser, because the page is shared. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { readDb, clock } = context.get(appContext);
  const now = clock.now();
  const today = dayInVietnam(now);
  const { search } = readTripSearch(new URL(request.url).searchParams, kindProfiles.hotel, today);
  return Response.json(await loadOffers(readDb, search ?? proposeTrip(kindProfiles.hotel, today), now));
}
