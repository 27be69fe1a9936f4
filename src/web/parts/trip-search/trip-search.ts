import type { KindProfile } from '#modules/catalog/kinds/kind-profile.ts';

/** Who comes: of a stay in all its rooms together. */
export interface TripParty {
  rooms: number;
  adults: number;
  childAges: number[];
}

/**
 * When a visitor goes, and with whom: chosen once, carried by every link in the keys `from`, `to`, `month`, `time`,
 * `rooms`, `adults` and `ages`. Days are ISO texts in Vietnam.
 */
export interface TripSearch extends TripParty {
  /** The day on which it begins; null while only a month is named. */
  from: string | null;
  /** The day on which a stay ends; null for what has a day of beginning alone. */
  to: string | null;
  /** 'YYYY-MM'; null where a day is named. */
  month: string | null;
  /** 'HH:MM' on Vietnam's clock, where a vehicle is wanted at an hour. */
  time: string | null;
}

/** What a search must know of a kind. */
export type SearchedKind = Pick<KindProfile, 'startsToday' | 'search'>;
