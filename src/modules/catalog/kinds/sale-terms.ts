import type { ChildBandInput, ExtraInput, SurchargeInput } from '../schema.ts';

/**
 * What the price of a product hangs on besides the price of the day, in one form for all kinds. A kind reads it out of
 * its own details, so that pricing knows rules and no kinds. Amounts are đồng.
 */
export interface SaleTerms {
  /** Who pays something else than an adult; whom no band covers counts as an adult. */
  childBands: ChildBandInput[];
  /** Nobody younger may come along. */
  ageMin?: number;
  /** Per bed and night; absent where no bed can be added. */
  extraBedVnd?: number | undefined;
  /** What somebody alone in a room or cabin pays on top: percent of the adult price, or an amount for the trip. */
  single?: { percent: number } | { amountVnd: number };
  /** How many guests (of pieces: pieces; of packs: packs) one purchase takes at least and at most. */
  min?: number;
  max?: number;
  /** Percent due at once and until how many days before the first day the rest has to be paid; under a deposit plan. */
  deposit?: { percent: number; balanceDays: number };
  extras: ExtraInput[];
  surcharges: SurchargeInput[];
  /** Whether promotion codes hold for it; they do unless its terms say otherwise. */
  takesCodes?: boolean;
  pieces?: PiecesTerms;
  bundle?: BundleTerms;
  vehicle?: VehicleTerms;
  /** Between which hours of a day the guest chooses the start of what is hired by the hour; clocks in Vietnam. */
  hire?: { from: string; to: string } | undefined;
}

/** What must be known of each guest beforehand: whole papers where a port or an insurer asks for them, else names. */
export interface PassengerTerms {
  asks: 'papers' | 'names';
  /** Before the start. */
  hoursBefore: number;
}

export interface PiecesTerms {
  /** What one piece is called: 'giờ', 'chuyến'. */
  noun: string;
  /** Let from a first day to a last one, as a motorbike is. */
  byDays: boolean;
}

/** The two windows of a combo and how it counts. All days are ISO and included. */
export interface BundleTerms {
  pricedPer: 'person' | 'two' | 'room';
  /** Adults that one pack is for. */
  paxIncluded: number;
  nights: number;
  saleFrom: string;
  saleTo: string;
  useFrom: string;
  useTo: string;
  blackouts: { from: string; to: string; reason: string }[];
  advanceDays: number;
  openDated: boolean;
}

/** How long a vehicle is away. */
export interface VehicleTerms {
  /** 'trip': once, for `minutes`. 'day': `hours` on each day from the first to the last. 'rental': from hour to hour. */
  runs: 'trip' | 'day' | 'rental';
  minutes: number;
  hours: number;
  /** To clean, refuel and drive to the next guest. */
  turnaroundMinutes: number;
  /** Added where the pick-up lies between 22:00 and 05:00. */
  nightPercent: number;
}
