import type { SearchedKind, TripSearch } from './trip-search.ts';

/** Every key of an address that a search writes, or that says the same in an older link. */
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
 * A search in the keys of an address, in place of those that stand in `params`: only what the kind asks for. `rooms` and
 * `adults` are always said, so that an address tells chosen guests from proposed ones.
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
