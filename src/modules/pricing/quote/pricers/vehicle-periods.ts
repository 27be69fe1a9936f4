import type { VehicleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { type QuoteRefusal, refuse } from '#modules/pricing/quote/refusal.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays, daysBetween, instantInVietnam, nightsOf } from '#platform/time/days.ts';

export interface VehiclePeriods {
  ok: true;
  /** Times at which vehicles are in use, turnaround not included. */
  periods: { from: Date; to: Date }[];
  /** Days that are charged. */
  days: string[];
}

/**
 * Times at which a vehicle is in use for a request: once for a trip; for some hours on each day from the first to the
 * last; or from one hour to another, where each 24 hours begun count as a day.
 */
export function vehiclePeriods(
  { from, to, options: { time, endTime } }: QuoteItemRequest,
  { runs, minutes, hours }: VehicleTerms,
  field: string,
): VehiclePeriods | QuoteRefusal {
  if (!time) return refuse('time_needed', `${field}.options.time`);
  const start = instantInVietnam(from, time);
  if (runs === 'trip')
    return { ok: true, periods: [{ from: start, to: later(start, minutes) }], days: [from] };
  if (runs === 'day') {
    const last = to ?? from;
    if (last < from) return refuse('invalid_return', `${field}.to`);
    if (daysBetween(from, last) >= bookingLimits.maxNights) return refuse('too_long', `${field}.to`);
    const days = nightsOf(from, addDays(last, 1));
    const periods = days.map((day) => {
      const begins = instantInVietnam(day, time);
      return { from: begins, to: later(begins, hours * 60) };
    });
    return { ok: true, periods, days };
  }
  if (!to) return refuse('invalid_return', `${field}.to`);
  if (!endTime) return refuse('time_needed', `${field}.options.endTime`);
  const end = instantInVietnam(to, endTime);
  if (end <= start) return refuse('invalid_return', `${field}.to`);
  const count = Math.ceil((end.getTime() - start.getTime()) / 86_400_000);
  if (count > bookingLimits.maxNights) return refuse('too_long', `${field}.to`);
  return { ok: true, periods: [{ from: start, to: end }], days: nightsOf(from, addDays(from, count)) };
}

/** Whether a pick-up lies in the night, which may go over midnight. */
export function isNight(time: string, { from, until }: { from: string; until: string }): boolean {
  return from > until ? time >= from || time < until : time >= from && time < until;
}

function later(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}
