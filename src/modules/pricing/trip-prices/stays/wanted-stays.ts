import type { StayParty } from './stay-party.ts';

/** A possible day of arrival. */
export interface StayStart {
  day: string;
  /** As a number of columns. */
  number: number;
  /** Days from today. */
  daysAhead: number;
  nights: readonly string[];
}

/** What a plan's conditions mean for a day of arrival. */
export interface ConditionOutcome {
  /** Whether such plans are among the requested ones. */
  isAccepted: boolean;
  /** The options that such a plan makes available, a bit each. */
  options: number;
}

export interface WantedStays {
  starts: readonly StayStart[];
  today: string;
  /** Nights. */
  length: number;
  /** The party in the nth kind of guests; null where it does not fit. */
  partyOf: (guests: number) => StayParty | null;
  /** The nth kind of conditions on the nth start. */
  conditionOf: (condition: number, start: number) => ConditionOutcome;
}

/** The cheapest stay of each product, by its index; -1 for the total of one that has none. */
export interface StayPrices {
  totalsVnd: Float64Array;
  /** Unit, start and plan by their indexes, and rooms that are left. */
  units: Int32Array;
  starts: Int32Array;
  plans: Int32Array;
  lefts: Int32Array;
  /** The options under which something of a product is available. */
  options: Int32Array;
}
