import { hotelProfile } from '#modules/catalog/kinds/hotel/profile.ts';
import type { TripSearchForm } from '#web/parts/trip-search/read-trip-search.ts';
import { writeTripSearch } from '#web/parts/trip-search/write-trip-search.ts';

/** The rooms of a hotel for other dates but the same party. */
export function stayHref(path: string, form: TripSearchForm, dates: { from: string; to: string }): string {
  return `${path}?${writeTripSearch({ ...form, ...dates, month: null, time: null }, hotelProfile)}#phong`;
}
