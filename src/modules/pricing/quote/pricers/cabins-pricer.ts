import { refuse } from '#modules/pricing/quote/refusal.ts';
import { sortGuests } from '#modules/pricing/quote/sort-guests.ts';
import { startsThen } from '#modules/pricing/quote/starts-then.ts';
import { checkParty } from './check-party.ts';
import { checkStartDay } from './check-start-day.ts';
import { extraLines } from './extra-lines.ts';
import { priceTrip } from './price-trip.ts';
import type { Pricer } from './pricer.ts';

/**
 * The price of cabins of a sailing, per person. Guests are distributed over the cabins as evenly as possible; a guest
 * alone in a cabin pays the single supplement. A sailing takes its cabins on each of its nights, and starts only on its
 * weekdays.
 */
export const cabinsPricer: Pricer = (item, unit, plan, facts, { field, now }) => {
  if (!startsThen(unit, item.from)) return refuse('no_start', `${field}.from`, item.from);
  const start = checkStartDay(item.from, { unit, plan, facts, field, now });
  if (!start.ok) return start;
  const { terms } = unit;
  const noun = terms.cabins?.noun ?? 'cabin';
  const { options, quantity } = item;
  const guests = sortGuests({ ...item, heightsCm: options.childHeightsCm }, terms.childBands, quantity);
  const { adults, children, places, heads } = guests;
  const misfit = checkParty({ quantity, adults, children: children.length, extraBeds: 0 }, unit, field);
  if (misfit) return misfit;
  if (options.extraBeds > 0) return refuse('no_extra_bed', `${field}.options.extraBeds`, 0);
  const alone = Math.max(0, 2 * quantity - heads);
  if (options.singles > alone) return refuse('no_single', `${field}.options.singles`, alone);
  const counts = { person: places, unit: quantity, day: unit.times.days, noun };
  const extras = extraLines(options.extras, terms.extras, counts, field);
  if (!extras.ok) return extras;
  return priceTrip(item, {
    unit,
    plan,
    facts,
    guests,
    start,
    singles: alone,
    noun,
    taken: quantity,
    rooms: quantity,
    extras: extras.lines,
  });
};
