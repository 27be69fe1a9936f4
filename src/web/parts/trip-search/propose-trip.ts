import { bookableWindow } from '#modules/pricing/calendar/bookable-window.ts';
import { addDays, isoWeekday } from '#platform/time/days.ts';
import type { SearchedKind, TripSearch } from './trip-search.ts';

const friday = 5;

/** The default search while nothing was chosen: the coming Friday to Sunday, two adults, one room. Shown as a proposal. */
export function proposeTrip(kind: SearchedKind, today: string): TripSearch {
  const { firstDay } = bookableWindow(kind, today);
  const from = addDays(firstDay, (friday - isoWeekday(firstDay) + 7) % 7);
  const to = kind.search.when === 'nights' ? addDays(from, 2) : null;
  return { from, to, month: null, time: null, rooms: 1, adults: 2, childAges: [] };
}
