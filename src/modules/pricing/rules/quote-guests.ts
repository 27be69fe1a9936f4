import { addDays, nightsOf } from '#platform/time/days.ts';
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
 * The price of guests on a departure, in a slot, or of a dated ticket. There is a departure where inventory has a row of
 * the day. Whoever takes a place takes one of the unit.
 */
export const quoteGuests: PriceItem = (item, unit, plan, facts, { field, now }) => {
  const start = findStart(item.from, { unit, plan, facts, field, now });
  if (!start.ok) return start;
  const { terms, times } = unit;
  const { options } = item;
  const guests = sortGuests({ ...item, heightsCm: options.childHeightsCm }, terms.childBands);
  const { adults, children, places, heads } = guests;
  if (adults < 1) return refuse('no_adult', `${field}.adults`);
  if (heads < (terms.fewest ?? 1)) return refuse('group_too_small', `${field}.adults`, terms.fewest);
  if (heads > (terms.most ?? heads)) return refuse('group_too_large', `${field}.adults`, terms.most);
  const party = { quantity: 1, adults, children: children.length, extraBeds: 0 };
  const misfit = checkParty(party, unit, field);
  if (misfit) return refuse('group_too_large', misfit.field, unit.maxOccupancy);
  if (![1, heads, places].includes(item.quantity))
    return refuse('wrong_quantity', `${field}.quantity`, heads);
  if (options.extraBeds > 0) return refuse('no_extra_bed', `${field}.options.extraBeds`, 0);
  const mostSingles = terms.single ? adults : 0;
  if (options.singles > mostSingles) return refuse('no_single', `${field}.options.singles`, mostSingles);
  const counts = { person: places, unit: 1, day: times.days, noun: 'đoàn' };
  const extras = extraLines(options.extras, terms.extras, counts, field);
  if (!extras.ok) return extras;

  const adultVnd = planPrice(start.day.priceVnd, plan);
  const label = `Người lớn: ${unit.unitTitle}`;
  const base = [
    ...headLines(start.day, { label, count: adults, noun: 'người lớn', plan }),
    ...childLines(children, adultVnd),
  ];
  const lines = [
    ...base,
    ...singleLines(options.singles, terms, { adultVnd, noun: 'phòng' }),
    ...surchargeLines(
      terms.surcharges,
      { days: [item.from], nights: [item.from], persons: places, rooms: 1, vouchers: 1 },
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
    demand: nightsOf(item.from, addDays(item.from, unit.spanDays)).map((day) => ({
      unitId: unit.unitId,
      day,
      quantity: places,
    })),
    vehicles: [],
  };
};
