import { z } from 'zod';
import { slugInput, textInput, vndInput } from '../schema.ts';

/**
 * Everything besides the price of the day that determines a product's price, in one shape for all kinds. Each kind
 * derives it from its own details, so that pricing knows rules but no kinds. Amounts are đồng.
 */
export interface SaleTerms {
  /** Guests who do not pay the adult price; anyone outside the bands counts as an adult. */
  childBands: ChildBandInput[];
  /** Minimum age of all guests. */
  ageMin?: number;
  /** Per bed and night; absent where no bed can be added. */
  extraBedVnd?: number | undefined;
  /** Single supplement for a guest alone in a room or cabin: percent of the adult price, or an amount for the trip. */
  single?: { percent: number } | { amountVnd: number };
  /** Minimum and maximum number of guests (for 'pieces': pieces; for 'bundle': packs) per purchase. */
  min?: number;
  max?: number;
  /** Under a deposit plan: percent due at once, and how many days before the first day the balance is due. */
  deposit?: { percent: number; balanceDays: number };
  extras: ExtraInput[];
  surcharges: SurchargeInput[];
  /** Whether promotion codes apply; true unless the terms say otherwise. */
  takesCodes?: boolean;
  /** Noun of a sailing's unit after its number: day guests have no cabin. */
  cabins?: { noun: string };
  pieces?: PiecesTerms;
  bundle?: BundleTerms;
  vehicle?: VehicleTerms;
  /** Range of hours in which the guest chooses the start of an hourly hire; Vietnam time. */
  hire?: { from: string; to: string } | undefined;
}

/** Data required of each guest beforehand: full identity papers where a port or an insurer requires them, else names. */
export interface PassengerTerms {
  asks: 'papers' | 'names';
  /** Before the start. */
  hoursBefore: number;
}

export interface PiecesTerms {
  /** Noun of one piece: 'giờ', 'chuyến'. */
  noun: string;
  /** Rented from a first day to a last one, like a motorbike. */
  byDays: boolean;
}

/** Sale and usage windows of a combo, and how it is priced. All days are ISO and inclusive. */
export interface BundleTerms {
  pricedPer: 'person' | 'two' | 'room';
  /** Adults per pack. */
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

/** How long a vehicle is in use. */
export interface VehicleTerms {
  /** 'trip': once, for `minutes`. 'day': `hours` on each day from the first to the last. 'rental': from hour to hour. */
  runs: 'trip' | 'day' | 'rental';
  minutes: number;
  hours: number;
  /** To clean, refuel and drive to the next guest. */
  turnaroundMinutes: number;
  /** Surcharge where the pick-up lies between two times of day, over midnight or not. */
  night: { from: string; until: string; percent: number };
}

/**
 * A child band: ages from–to (inclusive). Charged per child and night (hotel) or per child; exactly one of percent (of
 * the adult price) and amountVnd is set. Where guests are measured at the gate, the height from `fromCm` up to but not
 * including `toCm` takes precedence over the age. A band with `fromChild` is for the n-th child of a unit and the
 * following ones, counted from the eldest; without it, for any. `takesPlace: false` means that the child neither needs
 * nor takes a seat.
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

/** An optional extra: a transfer, a pick-up point, a child seat. */
export const extraInput = z.object({
  code: slugInput,
  label: textInput(160),
  priceVnd: vndInput,
  per: z.enum(['person', 'booking', 'unit', 'day']),
  /** At most one extra of a group can be chosen: 'pickup' for pick-up points. */
  group: slugInput.optional(),
});

/** Mandatory surcharge by the date of service. */
export const surchargeInput = z.object({
  label: textInput(120),
  weekdays: z.array(z.int().min(1).max(7)).optional(),
  /** Holiday group; the days of its price window count. */
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
