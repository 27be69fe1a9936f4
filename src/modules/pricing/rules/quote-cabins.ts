import { addDays, isoWeekday, nightsOf } from '#platform/time/days.ts';
import { checkParty } from './check-party.ts';
import { extraLines } from './extras.ts';
import { findStart } from './find-day.ts';
import { childLines } from './guest-charges.ts';
import { headLines } from './head-lines.ts';
import { planPrice } from './plan-price.ts';
import type { PriceItem } from './price-item.ts';
import { refuse } from './refusal.ts';
import { singleLines } from './single-supplement.ts';
import { sortGuests } from './sort-guests.ts';
import { spreadEvenly } from './spread.ts';
import { sumOf } from './sum-of.ts';
import { surchargeLines } from './surcharges.ts';

/**
 * The price of cabins of a sailing, by the head. Guests are spread over the cabins as evenly as can be; whoever is alone
 * in one pays the single supplement. A sailing takes its cabins on each of its nights, and starts only on its weekdays.
 */
export const quoteCabins: PriceItem = (item, unit, plan, facts, { field, now }) => {
  if (unit.startsOn && !unit.startsOn.includes(isoWeekday(item.from))) {
    return refuse('no_start', `${field}.from`, item.from);
  }
  const start = findStart(item.from, { unit, plan, facts, field, now });
  if (!start.ok) return start;
  const { terms, times } = unit;
  const { options, quantity } = item;
  const guests = sortGuests({ ...item, heightsCm: options.childHeightsCm }, terms.childBands, quantity);
  const { adults, children, places, heads } = guests;
  const party = { quantity, adults, children: children.length, extraBeds: 0 };
  const misfit = checkParty(party, unit, field);
  if (misfit) return misfit;
  if (options.extraBeds > 0) return refuse('no_extra_bed', `${field}.options.extraBeds`, 0);
  const alone = Math.max(0, 2 * quantity - heads);
  if (options.singles > alone) return refuse('no_single', `${field}.options.singles`, alone);
  const counts = { person: places, unit: quantity, day: times.days, noun: 'cabin' };
  const extras = extraLines(options.extras, terms.extras, counts, field);
  if (!extras.ok) return extras;

  const adultVnd = planPrice(start.day.priceVnd, plan);
  const label = `Người lớn: ${unit.unitTitle}`;
  const base = [
    ...headLines(start.day, { label, count: adults, noun: 'người lớn', plan }),
    ...childLines(children, adultVnd),
  ];
  const nights = nightsOf(item.from, addDays(item.from, unit.spanDays));
  const lines = [
    ...base,
    ...singleLines(alone, terms, { adultVnd, noun: 'cabin' }),
    ...surchargeLines(
      terms.surcharges,
      { days: nights, nights, persons: places, rooms: quantity, vouchers: quantity },
      facts.holidays,
    ),
    ...extras.lines,
  ];
  const days = nightsOf(item.from, addDays(item.from, times.days));
  const endsOn = days.at(-1) ?? item.from;
  return {
    ok: true,
    from: item.from,
    to: endsOn,
    nights: times.nights,
    startsAt: start.instant.toISOString(),
    endsOn,
    lines,
    baseVnd: sumOf(base, (row) => row.amount),
    perDay: spreadEvenly(
      sumOf(lines, (row) => row.amount),
      days,
    ),
    demand: nights.map((day) => ({ unitId: unit.unitId, day, quantity })),
    vehicles: [],
  };
};
