import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { sumOf } from '#modules/pricing/money.ts';
import type { BookableDay } from '#modules/pricing/quote/pricers/check-start-day.ts';
import type { PlanFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { type QuoteRefusal, refuse } from '#modules/pricing/quote/refusal.ts';
import { sortGuests } from '#modules/pricing/quote/sort-guests.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays, dayInVietnam, daysBetween, instantInVietnam, nightsOf } from '#platform/time/days.ts';
import { checkParty } from './check-party.ts';
import { findBookableDay } from './check-start-day.ts';
import { childCharges, extraBedCharges } from './child-charges.ts';
import { extraLines } from './extra-lines.ts';
import type { Pricer } from './pricer.ts';
import { stayLines } from './stay-lines.ts';
import { surchargeLines } from './surcharge-lines.ts';

/** The price of a stay: nights of one room type under one plan. Places are not looked at here, only open days. */
export const stayPricer: Pricer = (item, unit, plan, facts, { field, now }) => {
  const stay = readStay(item, unit, plan, facts, { field, now });
  if ('reason' in stay) return stay;
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

function readStay(
  item: QuoteItemRequest,
  unit: UnitFacts,
  plan: PlanFacts,
  facts: QuoteFacts,
  { field, now }: { field: string; now: Date },
): { to: string; nights: BookableDay[] } | QuoteRefusal {
  const { from, to } = item;
  const today = dayInVietnam(now);
  if (from < today) return refuse('past', `${field}.from`);
  if (!to || to <= from) return refuse('invalid_dates', `${field}.to`);
  if (daysBetween(from, to) > bookingLimits.maxNights) return refuse('too_long', `${field}.to`);
  if (from < addDays(today, plan.advanceDays)) return refuse('advance', `${field}.from`, plan.advanceDays);

  const byDay = facts.days.get(unit.unitId);
  const arrival = byDay?.get(from);
  const minStay = Math.max(plan.minStay, arrival?.minStay ?? 1);
  if (daysBetween(from, to) < minStay) return refuse('min_stay', `${field}.to`, minStay);
  if (arrival?.closedToArrival) return refuse('closed', `${field}.from`, from);
  if (byDay?.get(to)?.closedToDeparture) return refuse('closed', `${field}.to`, to);
  const nights: BookableDay[] = [];
  for (const day of nightsOf(from, to)) {
    const night = findBookableDay(unit.unitId, day, facts);
    if (!night) return refuse('closed', `${field}.from`, day);
    nights.push(night);
  }
  return { to, nights };
}
