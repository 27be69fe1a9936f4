import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { spreadEvenly, sumOf } from '#modules/pricing/money.ts';
import type { BookableDay } from '#modules/pricing/quote/pricers/check-start-day.ts';
import { singleSupplementLines } from '#modules/pricing/quote/pricers/per-guest-lines.ts';
import type { PlanFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import type { Guests } from '#modules/pricing/quote/sort-guests.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays, nightsOf } from '#platform/time/days.ts';
import { childLines } from './child-charges.ts';
import { perGuestLines } from './per-guest-lines.ts';
import type { PricedItem } from './pricer.ts';
import { surchargeLines } from './surcharge-lines.ts';

interface Trip {
  unit: UnitFacts;
  plan: PlanFacts;
  facts: QuoteFacts;
  guests: Guests;
  start: { day: BookableDay; instant: Date };
  /** Guests alone in a room or cabin, and the noun for it. */
  singles: number;
  noun: string;
  /** Units taken on each of the days that a start takes. */
  taken: number;
  rooms: number;
  extras: readonly QuoteLine[];
}

/** The price of a trip paid per person, on its start day; tax spreads it equally over the trip's days. */
export function priceTrip({ from }: QuoteItemRequest, trip: Trip): PricedItem {
  const { unit, plan, guests, start, rooms } = trip;
  const { terms, times, unitId } = unit;
  const adultVnd = planPrice(start.day.priceVnd, plan);
  const label = `Người lớn: ${unit.unitTitle}`;
  const base = [
    ...perGuestLines(start.day, { label, count: guests.adults, noun: 'người lớn', plan }),
    ...childLines(guests.children, adultVnd),
  ];
  const nights = nightsOf(from, addDays(from, unit.spanDays));
  const counts = { persons: guests.places, rooms, vouchers: rooms };
  const lines = [
    ...base,
    ...singleSupplementLines(trip.singles, terms, { adultVnd, noun: trip.noun }),
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
