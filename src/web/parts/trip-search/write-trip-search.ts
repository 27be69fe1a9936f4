import type { SearchedKind, TripSearch } from './trip-search.ts';

/** Every query key that a search writes, including synonyms of older links. */
export const tripSearchKeys = [
  'from',
  'to',
  'month',
  'time',
  'rooms',
  'quantity',
  'adults',
  'children',
  'ages',
];

/**
 * Writes a search into query keys, replacing those in `params`: only what the kind takes. `rooms` and `adults` are always
 * written, so that a URL distinguishes chosen guests from proposed ones.
 */
export function writeTripSearch(
  search: TripSearch,
  { search: asks }: SearchedKind,
  params: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const { from, to, month, time, rooms, adults, childAges } = search;
  const next = new URLSearchParams(params);
  for (const key of tripSearchKeys) next.delete(key);
  const set = (key: string, value: string | number | null) => {
    if (value !== null && value !== '') next.set(key, String(value));
  };
  set('from', from);
  if (asks.when === 'nights') set('to', to);
  if (asks.takesMonth && !from) set('month', month);
  if (asks.takesTime) set('time', time);
  if (asks.party === 'rooms') set('rooms', rooms);
  if (asks.party !== null) {
    set('adults', adults);
    set('ages', childAges.join('-'));
  }
  return next;
}
