import { daysBetween } from '#platform/time/days.ts';
import { weekdayOf } from '#platform/vietnamese/format-date.ts';
import type { SearchedKind, TripParty, TripSearch } from './trip-search.ts';

const weekdays = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];

/** 'T6 4/12 – CN 6/12 · 2 đêm · 2 khách': a whole search in a line. */
export function describeTripSearch(search: TripSearch, kind: SearchedKind): string {
  const guests = kind.search.party === null ? '' : countGuests(search);
  return [describeTripDates(search), guests].filter(Boolean).join(' · ');
}

/** 'T6 4/12 – CN 6/12 · 2 đêm'; 'T6 4/12'; 'Tháng 12/2026'. */
export function describeTripDates({ from, to, month, time }: Omit<TripSearch, keyof TripParty>): string {
  if (!from) return month ? `Tháng ${Number(month.slice(5))}/${month.slice(0, 4)}` : '';
  if (to) return `${shortDay(from)} – ${shortDay(to)} · ${daysBetween(from, to)} đêm`;
  return [shortDay(from), time].filter(Boolean).join(' · ');
}

/** '27–29/11 · 2 khách': for a line of a phone's header. */
export function describeTripBriefly(trip: TripSearch, kind: SearchedKind): string {
  const { from, to, month } = trip;
  const dates = from
    ? to
      ? briefRange(from, to)
      : dayAndMonth(from)
    : describeTripDates({ from, to, month, time: null });
  return [dates, kind.search.party === null ? '' : countGuests(trip)].filter(Boolean).join(' · ');
}

/** '2 người lớn · 1 trẻ em · 1 phòng'. */
export function describeTripParty({ rooms, adults, childAges }: TripParty, kind: SearchedKind): string {
  return [
    `${adults} người lớn`,
    childAges.length > 0 && `${childAges.length} trẻ em`,
    kind.search.party === 'rooms' && `${rooms} phòng`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** '3 khách', including children. */
function countGuests({ adults, childAges }: TripParty): string {
  return `${adults + childAges.length} khách`;
}

/** '27–29/11', '30/11–2/12'. */
function briefRange(from: string, to: string): string {
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isSameMonth ? Number(from.slice(8)) : dayAndMonth(from)}–${dayAndMonth(to)}`;
}

function dayAndMonth(day: string): string {
  return `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
}

/** 'T6 4/12'. */
export function shortDay(day: string): string {
  return `${weekdays[weekdayOf(day) - 1]} ${dayAndMonth(day)}`;
}
