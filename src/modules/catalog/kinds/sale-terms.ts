import { z } from 'zod';
import { slugInput, textInput, vndInput } from '../schema.ts';

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
  /** What a unit of a sailing is called after its number: who stays for the day has no cabin. */
  cabins?: { noun: string };
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

/**
 * A child band: ages from–to (inclusive). Charged per child and night (hotel) or per child; exactly one of percent (of
 * the adult price) and amountVnd is set. Where guests are measured at the gate, `fromCm` up to but not including `toCm`
 * goes before the age. A band with `fromChild` is for the n-th child of a unit and the ones after it, counted from the
 * eldest; without it, for any. `takesPlace: false` means that the child needs no seat and takes none.
 */
export const childBandInput = z.object({
  fromAge: z.int().min(0).max(17),
  toAge: z.int().min(0).max(17),
  fromCm: z.int().min(0).max(200).optional(),
  toCm: z.int().min(0).max(200).optional(),
  fromChild: z.int().min(1).max(9).optional(),
  label: textInput(120),
  percent: z.int().min(0).max(100).optional(),
  amountVnd: vndInput.optional(),
  takesPlace: z.boolean().default(true),
});

/** Something that can be had on top: a transfer, a pick-up point, a child seat. */
export const extraInput = z.object({
  code: slugInput,
  label: textInput(160),
  priceVnd: vndInput,
  per: z.enum(['person', 'booking', 'unit', 'day']),
  /** Of the extras of one group at most one is chosen: 'pickup' for pick-up points. */
  group: slugInput.optional(),
});

/** Added by the date of service, not to be left out. */
export const surchargeInput = z.object({
  label: textInput(120),
  weekdays: z.array(z.int().min(1).max(7)).optional(),
  /** Holiday group; its price window counts. */
  holiday: z.string().optional(),
  /** A day of every year: '12-24'. */
  on: z
    .string()
    .regex(/^\d\d-\d\d$/)
    .optional(),
  amountVnd: vndInput,
  per: z.enum(['person', 'roomNight', 'voucher']),
});

export type ChildBandInput = z.infer<typeof childBandInput>;
export type ExtraInput = z.infer<typeof extraInput>;
export type SurchargeInput = z.infer<typeof surchargeInput>;
