import { isDay } from '#platform/time/days.ts';
import { deviceStore } from '#web/parts/device/device-store.ts';
import type { TripSearch } from './trip-search.ts';

/** A place that was searched: its name, and its query params of a list. */
export interface SearchedPlace {
  label: string;
  params: [key: string, value: string][];
}

export interface TripMemory {
  trip: TripSearch | null;
  /** The last one first. */
  places: SearchedPlace[];
}

/** The storage key; the page's first script checks it before it loads any of this code. */
const tripMemoryKey = 'nv_trip';
const mostPlaces = 5;

/** The visitor's last trip search and places; stored on this device only. */
export const tripMemory = deviceStore(tripMemoryKey, parseTripMemory);

/**
 * Remembers a chosen trip. A day within the remembered stay leaves that stay unchanged: a ticket for its second day is not
 * another trip.
 */
export function rememberTrip(trip: TripSearch): void {
  tripMemory.change((memory) => ({ ...memory, trip: mergeTrip(memory.trip, trip) }));
}

export function rememberPlace(place: SearchedPlace): void {
  tripMemory.change((memory) => ({
    ...memory,
    places: [place, ...memory.places.filter(({ label }) => label !== place.label)].slice(0, mostPlaces),
  }));
}

/** The trip to remember after another one was chosen. */
export function mergeTrip(before: TripSearch | null, trip: TripSearch): TripSearch {
  const { from, to } = trip;
  const rooms = to ? trip.rooms : (before?.rooms ?? trip.rooms);
  const time = trip.time ?? before?.time ?? null;
  const isWithin = before?.from && before.to && from && !to && before.from <= from && from <= before.to;
  return isWithin ? { ...trip, from: before.from, to: before.to, rooms, time } : { ...trip, rooms, time };
}

/** Parses the stored value, which may be of another version or tampered with. */
export function parseTripMemory(stored: unknown): TripMemory {
  const { trip, places } = (stored ?? {}) as { trip?: unknown; places?: unknown };
  return {
    trip: isTrip(trip) ? trip : null,
    places: Array.isArray(places) ? places.filter(isPlace).slice(0, mostPlaces) : [],
  };
}

function isTrip(value: unknown): value is TripSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to, month, time, rooms, adults, childAges } = value as TripSearch;
  const isDayOrNull = (day: unknown) => day === null || (typeof day === 'string' && isDay(day));
  const isTextOrNull = (text: unknown) => text === null || typeof text === 'string';
  return (
    isDayOrNull(from) &&
    isDayOrNull(to) &&
    isTextOrNull(month) &&
    isTextOrNull(time) &&
    (from !== null || month !== null) &&
    Number.isInteger(rooms) &&
    Number.isInteger(adults) &&
    Array.isArray(childAges) &&
    childAges.every(Number.isInteger)
  );
}

function isPlace(value: unknown): value is SearchedPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { label, params } = value as SearchedPlace;
  return (
    typeof label === 'string' &&
    Array.isArray(params) &&
    params.every(
      (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string'),
    )
  );
}
