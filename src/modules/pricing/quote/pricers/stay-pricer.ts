import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { sumOf } from '#modules/pricing/money.ts';
import { refuse } from '#modules/pricing/quote/refusal.ts';
import { sortGuests } from '#modules/pricing/quote/sort-guests.ts';
import { instantInVietnam } from '#platform/time/days.ts';
import { checkParty } from './check-party.ts';
import { childCharges, extraBedCharges } from './child-charges.ts';
import { extraLines } from './extra-lines.ts';
import type { Pricer } from './pricer.ts';
import { readStay } from './read-stay.ts';
import { stayLines } from './stay-lines.ts';
import { surchargeLines } from './surcharge-lines.ts';

/** The price of a stay: nights of one room type under one plan. Checks only open days, not availability. */
export const stayPricer: Pricer = (item, unit, plan, facts, { field, now }) => {
  const stay = readStay(item, unit, plan, facts, now);
  if ('fault' in stay) return refuse(stay.fault, `${field}.${stay.at}`, stay.subject);
  const { to, nights } = stay;
  const { terms, maxAdults, unitTitle } = unit;
  const { extraBeds, singles, childHeightsCm: heightsCm } = item.options;
  const maxBeds = terms.extraBedVnd === undefined ? 0 : item.quantity;
  if (extraBeds > maxBeds) return refuse('no_extra_bed', `${field}.options.extraBeds`, maxBeds);
  if (singles > 0) return refuse('no_single', `${field}.options.singles`, 0);
  const guests = sortGuests({ ...item, heightsCm }, terms.childBands, item.quantity);
  const { adults, children } = guests;
  const party = { quantity: item.quantity, adults, children: children.length, extraBeds };
  const misfit = checkParty(party, unit, field);
  if (misfit) return misfit;
  const counts = { person: guests.places, unit: item.quantity, day: nights.length, noun: 'phòng' };
  const extras = extraLines(item.options.extras, terms.extras, counts, field);
  if (!extras.ok) return extras;

  const trip = { nights, plan, maxAdults };
  const charges = [
    ...childCharges(children, trip),
    ...extraBedCharges(extraBeds, terms.extraBedVnd ?? 0, trip),
  ];
  const days = nights.map((night) => night.day);
  const surcharges = surchargeLines(
    terms.surcharges,
    {
      days: [item.from],
      nights: days,
      persons: guests.places,
      rooms: item.quantity,
      vouchers: item.quantity,
    },
    facts.holidays,
  );
  const rooms = stayLines(nights, {
    unitTitle,
    quantity: item.quantity,
    plan,
    to,
    per: 'đêm',
    noun: 'phòng',
  });
  const once = sumOf([...surcharges, ...extras.lines], (row) => row.amount);
  return {
    ok: true,
    from: item.from,
    to,
    nights: nights.length,
    startsAt: instantInVietnam(item.from, unit.times.startsAt).toISOString(),
    endsOn: to,
    lines: [...rooms, ...charges.map((charge) => charge.line), ...surcharges, ...extras.lines],
    baseVnd: sumOf(rooms, (row) => row.amount),
    perDay: nights.map(({ day, priceVnd }, index) => ({
      day,
      amountVnd:
        planPrice(priceVnd, plan) * item.quantity +
        sumOf(charges, (charge) => charge.perNightVnd[index] ?? 0) +
        (index === 0 ? once : 0),
    })),
    demand: nights.map(({ day }) => ({ unitId: item.unitId, day, quantity: item.quantity })),
    vehicles: [],
  };
};
