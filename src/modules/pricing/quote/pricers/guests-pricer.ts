import { refuse } from '#modules/pricing/quote/refusal.ts';
import { sortGuests } from '#modules/pricing/quote/sort-guests.ts';
import { findMisfit } from './check-party.ts';
import { checkStartDay } from './check-start-day.ts';
import { extraLines } from './extra-lines.ts';
import { priceTrip } from './price-trip.ts';
import type { Pricer } from './pricer.ts';

/**
 * The price of guests on a departure, in a slot, or of a dated ticket. A departure exists where inventory has a row for
 * the day. Each guest with a place takes one of the unit.
 */
export const guestsPricer: Pricer = (item, unit, plan, facts, { field, now }) => {
  const start = checkStartDay(item.from, { unit, plan, facts, field, now });
  if (!start.ok) return start;
  const { terms } = unit;
  const { options, quantity } = item;
  const guests = sortGuests({ ...item, heightsCm: options.childHeightsCm }, terms.childBands);
  const { adults, children, places, heads } = guests;
  if (adults < 1) return refuse('no_adult', `${field}.adults`);
  if (heads < (terms.min ?? 1)) return refuse('group_too_small', `${field}.adults`, terms.min);
  if (heads > (terms.max ?? heads)) return refuse('group_too_large', `${field}.adults`, `${terms.max} khách`);
  const misfit = findMisfit({ quantity: 1, adults, children: children.length, extraBeds: 0 }, unit);
  if (misfit) return refuse('group_too_large', `${field}.${misfit.field}`, misfit.max);
  if (![1, heads, places].includes(quantity)) return refuse('wrong_quantity', `${field}.quantity`, heads);
  if (options.extraBeds > 0) return refuse('no_extra_bed', `${field}.options.extraBeds`, 0);
  const maxSingles = terms.single ? adults : 0;
  if (options.singles > maxSingles) return refuse('no_single', `${field}.options.singles`, maxSingles);
  const counts = { person: places, unit: 1, day: unit.times.days, noun: 'đoàn' };
  const extras = extraLines(options.extras, terms.extras, counts, field);
  if (!extras.ok) return extras;
  return priceTrip(item, {
    unit,
    plan,
    facts,
    guests,
    start,
    singles: options.singles,
    noun: 'phòng',
    taken: places,
    rooms: 1,
    extras: extras.lines,
  });
};
