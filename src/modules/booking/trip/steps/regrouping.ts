import type { Actor } from '#platform/actor/actor.ts';
import type { DaySeats, ShortSeats } from './seats-of.ts';

/** Why a booking cannot be moved with its departure. */
export type StayingReason = 'not_on_it' | 'not_confirmed' | 'changing' | 'begun' | 'by_hand';

export interface Regrouping {
  productId: number;
  /** ISO day of the former departure. */
  day: string;
  /** The codes of the bookings to move. */
  codes: readonly string[];
  /** Another day of the same product, another vehicle of a day, or both. */
  to: { day: string; part: number };
  /** Guests read it. */
  note: string;
  /** Whether the former day is taken off sale; only possible where nobody is left on it. */
  closesDay?: boolean;
  actor: Actor;
}

/** The effect of a regrouping; a preview has the same figures. */
export interface Regrouped {
  isOtherDay: boolean;
  bookings: number;
  guests: number;
  /** Inventory of both days before and after. */
  seats: (DaySeats & { takenAfter: number })[];
  /** Deadline (ISO) for guests whose day changes to accept or take a refund; null where no day changes. */
  choiceBy: string | null;
  /** How many units are taken off sale on the former day. */
  closed: number;
}

export type RegroupRefusal =
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_departure' | 'no_bookings' | 'same_departure' | 'no_such_vehicle';
    }
  /** The bookings that cannot be moved, and why. */
  | { ok: false; reason: 'staying'; staying: { code: string; why: StayingReason }[] }
  | { ok: false; reason: 'short'; short: ShortSeats[] }
  /** The vehicle would have more guests than seats. */
  | { ok: false; reason: 'vehicle_full'; part: number; seats: number; guests: number }
  /** The former day cannot be taken off sale: somebody is left on it, or the actor may not close it. */
  | { ok: false; reason: 'not_empty' | 'may_not_close' }
  /** No departure of it on that day, or a shared boat or bus is in use then. */
  | { ok: false; reason: 'day_not_free'; code: string; message: string };

export type RegroupResult = { ok: true; regrouped: Regrouped } | RegroupRefusal;
