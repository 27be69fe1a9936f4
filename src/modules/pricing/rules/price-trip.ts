import { addDays, nightsOf } from '#platform/time/days.ts';
import type { QuoteItemRequest } from '../schema.ts';
import { childLines } from './guest-charges.ts';
import { headLines } from './head-lines.ts';
import { planPrice } from './plan-price.ts';
import type { PricedItem } from './price-item.ts';
import type { PlanFacts, QuoteFacts, UnitFacts } from './quote-facts.ts';
import type { QuoteLine } from './quote-types.ts';
import { singleLines } from './single-supplement.ts';
import type { Guests } from './sort-guests.ts';
import { spreadEvenly } from './spread.ts';
import type { StayNight } from './stay-lines.ts';
import { sumOf } from './sum-of.ts';
import { surchargeLines } from './surcharges.ts';

interface Trip {
  unit: UnitFacts;
  plan: PlanFacts;
  facts: QuoteFacts;
  guests: Guests;
  start: { day: StayNight; instant: Date };
  /** Guests who are alone in a room or cabin, and what it is called. */
  singles: number;
  noun: string;
  /** How many of the unit are taken, on each of the days that a start takes. */
  taken: number;
  rooms: number;
  extras: readonly QuoteLine[];
}

/** The price of a trip that is paid by the head, on the day on which it starts; tax counts each of its days alike. */
export function priceTrip({ from }: QuoteItemRequest, trip: Trip): PricedItem {
  const { unit, plan, guests, start, rooms } = trip;
  const { terms, times, unitId } = unit;
  const adultVnd = planPrice(start.day.priceVnd, plan);
  const label = `Người lớn: ${unit.unitTitle}`;
  const base = [
    ...headLines(start.day, { label, count: guests.adults, noun: 'người lớn', plan }),
    ...childLines(guests.children, adultVnd),
  ];
  const nights = nightsOf(from, addDays(from, unit.spanDays));
  const counts = { persons: guests.places, rooms, vouchers: rooms };
  const lines = [
    ...base,
    ...singleLines(trip.singles, terms, { adultVnd, noun: trip.noun }),
    ...surchargeLines(terms.surcharges, { days: nights, nights, ...counts }, trip.facts.holidays),
    ...trip.extras,
  ];
  const total = sumOf(lines, (row) => row.amount);
  const days = nightsOf(from, addDays(from, times.days));
  const endsOn = days.at(-1) ?? from;
  return {
    ok: true,
    from,
    to: endsOn,
    nights: times.nights,
    startsAt: start.instant.toISOString(),
    endsOn,
    lines,
    baseVnd: sumOf(base, (row) => row.amount),
    perDay: spreadEvenly(total, days),
    demand: nights.map((day) => ({ unitId, day, quantity: trip.taken })),
    vehicles: [],
  };
}
