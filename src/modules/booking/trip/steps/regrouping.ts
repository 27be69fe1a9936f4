import type { Actor } from '#platform/actor/actor.ts';
import type { DaySeats, ShortSeats } from './seats-of.ts';

/** Why a booking cannot be moved with its departure. */
export type StayingReason = 'not_on_it' | 'not_confirmed' | 'changing' | 'begun' | 'by_hand';

export interface Regrouping {
  productId: number;
  /** ISO day of the departure that they leave. */
  day: string;
  /** The bookings that are moved, by their codes. */
  codes: readonly string[];
  /** Where to: another day of the same product, another vehicle of a day, or both. */
  to: { day: string; part: number };
  /** Guests read it. */
  note: string;
  /** Whether the day that they leave is taken off sale; only where nobody is left on it. */
  closesDay?: boolean;
  actor: Actor;
}

/** What moving them does, told before it is done in the same numbers. */
export interface Regrouped {
  isOtherDay: boolean;
  bookings: number;
  guests: number;
  /** Places of both days before and after. */
  seats: (DaySeats & { takenAfter: number })[];
  /** Until when guests whose day changes say yes or take their money back (ISO); null where no day changes. */
  choiceBy: string | null;
  /** How many units are taken off sale on the day that they leave. */
  closed: number;
}

export type RegroupRefusal =
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_departure' | 'no_bookings' | 'same_departure' | 'no_such_vehicle';
    }
  /** These cannot be moved, and why. */
  | { ok: false; reason: 'staying'; staying: { code: string; why: StayingReason }[] }
  | { ok: false; reason: 'short'; short: ShortSeats[] }
  /** The vehicle would have more guests than seats. */
  | { ok: false; reason: 'vehicle_full'; part: number; seats: number; guests: number }
  /** The day that they leave cannot be taken off sale: somebody is left on it, or whoever moves them may not. */
  | { ok: false; reason: 'not_empty' | 'may_not_close' }
  /** Nothing of it leaves on that day, or a shared boat or bus is away then. */
  | { ok: false; reason: 'day_not_free'; code: string; message: string };

export type RegroupResult = { ok: true; regrouped: Regrouped } | RegroupRefusal;
