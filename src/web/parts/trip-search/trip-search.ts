import type { KindProfile } from '#modules/catalog/kinds/kind-profile.ts';

/** The party: for a stay the guests of all rooms together. */
export interface TripParty {
  rooms: number;
  adults: number;
  childAges: number[];
}

/**
 * When and with whom a visitor travels: chosen once, carried by every link in the keys `from`, `to`, `month`, `time`, `rooms`,
 * `adults` and `ages`. Days are ISO texts in Vietnam.
 */
export interface TripSearch extends TripParty {
  /** The first day; null while only a month is chosen. */
  from: string | null;
  /** The last day of a stay; null for what has only a start day. */
  to: string | null;
  /** 'YYYY-MM'; null where a day is chosen. */
  month: string | null;
  /** 'HH:MM' in Vietnam time, where a vehicle is wanted at an hour. */
  time: string | null;
}

/** What a search needs of a kind. */
export type SearchedKind = Pick<KindProfile, 'startsToday' | 'search'>;
