import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { findMentionedPlace } from '#modules/catalog/queries/places.ts';
import type { PlanView } from '#modules/plans/viewing/load-plan.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import { writeTripSearch } from '#web/parts/trip-search/write-trip-search.ts';

const kinds = ['hotel', 'attraction', 'experience', 'tour', 'car'] as const;
const adultsOfRoom = 2;

export interface ListLink {
  label: string;
  href: string;
}

/**
 * Links to the lists of what can be added to each day, by the day's id: for the plan's place, the day's date and the plan's party, so
 * that nobody chooses them again. Stays are offered until the plan's last day.
 */
export async function listLinks(db: Executor, plan: PlanView): Promise<Record<string, ListLink[]>> {
  const place = await placeOf(db, plan);
  return Object.fromEntries(
    plan.days.map(({ id, date }, at) => [
      id,
      kinds.map((kind) => {
        const profile = kindProfiles[kind];
        const nights = Math.max(1, plan.days.length - 1 - at);
        const { adults, childAges } = plan.party;
        const rooms = Math.max(1, Math.ceil(adults / adultsOfRoom));
        const trip = { from: date, to: date && addDays(date, nights), month: null, time: null };
        const query = date
          ? writeTripSearch({ ...trip, rooms, adults, childAges }, profile, place)
          : new URLSearchParams(place);
        return {
          label: capitalise(profile.nouns.counted),
          href: [profile.prefix, String(query)].filter(Boolean).join('?'),
        };
      }),
    ]),
  );
}

/** The plan's province, or the place that its title mentions, as query keys of a list. */
async function placeOf(db: Executor, { provinces: [province], title }: PlanView): Promise<URLSearchParams> {
  if (province) return new URLSearchParams({ provinces: province.slug });
  const place = await findMentionedPlace(db, title);
  if (!place) return new URLSearchParams();
  return new URLSearchParams(place.isProvince ? { provinces: place.province.slug } : { search: place.name });
}
