import type { FleetUse } from '#modules/inventory/fleets/fleet-demand.ts';
import type { VehicleDemand } from '#modules/inventory/fleets/vehicle-demand.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { sumOf } from '#modules/pricing/money.ts';
import { type BookableDay, startInstant } from '#modules/pricing/quote/pricers/check-start-day.ts';
import type { QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { type QuoteRefusal, refuse } from '#modules/pricing/quote/refusal.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { daysBetween, instantInVietnam, nightsOf } from '#platform/time/days.ts';
import { checkAdvanceNotice, findBookableDay } from './check-start-day.ts';
import { extraLines } from './extra-lines.ts';
import { perGuestLines } from './per-guest-lines.ts';
import type { Pricer } from './pricer.ts';
import { stayLines } from './stay-lines.ts';
import { surchargeLines } from './surcharge-lines.ts';

/**
 * The price of a quantity of pieces on a day; rentals by days (`byDays`) count from the first to the last. Hours of a boat
 * (`hire`) start when the guest chooses, and need a boat that is free for all of them.
 */
export const piecesPricer: Pricer = (item, unit, plan, facts, { field, now }) => {
  const { terms } = unit;
  const { options, quantity, from } = item;
  const refusal = checkAdvanceNotice(from, { unit, plan, facts, field, now });
  if (refusal) return refusal;
  if (quantity < (terms.min ?? 1)) return refuse('too_few', `${field}.quantity`, terms.min);
  if (quantity > (terms.max ?? quantity)) return refuse('too_many', `${field}.quantity`, terms.max);
  const isByDays = terms.pieces?.byDays === true;
  const noun = isByDays ? 'chiếc' : (terms.pieces?.noun ?? 'gói');
  const found = isByDays ? findDays(item, unit, facts, field) : findDay(item, unit, facts, field);
  if ('reason' in found) return found;
  const { days } = found;
  const hired = hireOf(item, unit, { field, now });
  if ('reason' in hired) return hired;
  const to = isByDays && item.to ? item.to : from;
  const persons = item.adults + item.childAges.length || quantity;
  const counts = { person: persons, unit: quantity, day: days.length, noun };
  const extras = extraLines(options.extras, terms.extras, counts, field);
  if (!extras.ok) return extras;

  const base = isByDays
    ? stayLines(days, { unitTitle: unit.unitTitle, quantity, plan, to, per: 'ngày', noun })
    : days.flatMap((day) => perGuestLines(day, { label: unit.unitTitle, count: quantity, noun, plan }));
  const dates = days.map(({ day }) => day);
  const surcharges = surchargeLines(
    terms.surcharges,
    { days: [from], nights: dates, persons, rooms: quantity, vouchers: quantity },
    facts.holidays,
  );
  const once = sumOf([...surcharges, ...extras.lines], (row) => row.amount);
  return {
    ok: true,
    from,
    to,
    nights: isByDays ? days.length : 0,
    startsAt: hired.startsAt.toISOString(),
    endsOn: to,
    countedAs: noun,
    lines: [...base, ...surcharges, ...extras.lines],
    baseVnd: sumOf(base, (row) => row.amount),
    perDay: days.map(({ day, priceVnd }, index) => ({
      day,
      amountVnd: planPrice(priceVnd, plan) * quantity + (index === 0 ? once : 0),
    })),
    demand: dates.map((day) => ({ unitId: unit.unitId, day, quantity })),
    vehicles: hired.vehicles,
  };
};

/** Start of the service, and for hourly hire the vehicles needed for its hours. */
function hireOf(
  item: QuoteItemRequest,
  unit: UnitFacts,
  { field, now }: { field: string; now: Date },
): { startsAt: Date; vehicles: VehicleDemand[] } | QuoteRefusal {
  const { hire } = unit.terms;
  if (!hire) return { startsAt: startInstant(item, unit), vehicles: [] };
  const startsAt = startInstant(item, unit);
  const chosen = unit.fleetUses.filter((use) => use.unitId === unit.unitId && use.startsAt === null);
  const endsAt = (use: FleetUse) => later(startsAt, use.minutes * item.quantity);
  if (startsAt <= now) return refuse('past', `${field}.options.time`);
  const first = instantInVietnam(item.from, hire.from);
  const last = instantInVietnam(item.from, hire.to);
  if (startsAt < first || chosen.some((use) => endsAt(use) > last))
    return refuse('outside_hours', `${field}.options.time`, `${hire.from}–${hire.to}`);
  const vehicles = chosen.map((use) => ({
    fleetId: use.fleetId,
    from: startsAt.toISOString(),
    to: later(endsAt(use), use.turnaroundMinutes).toISOString(),
    quantity: use.quantity,
  }));
  return { startsAt, vehicles };
}

function later(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}

type Days = { days: BookableDay[] } | QuoteRefusal;

function findDay({ from }: QuoteItemRequest, { unitId }: UnitFacts, facts: QuoteFacts, field: string): Days {
  const day = findBookableDay(unitId, from, facts);
  return day ? { days: [day] } : refuse('closed', `${field}.from`, from);
}

function findDays(
  { from, to }: QuoteItemRequest,
  { unitId }: UnitFacts,
  facts: QuoteFacts,
  field: string,
): Days {
  if (!to || to <= from) return refuse('invalid_return', `${field}.to`);
  if (daysBetween(from, to) > bookingLimits.maxNights) return refuse('too_long', `${field}.to`);
  const days: BookableDay[] = [];
  for (const date of nightsOf(from, to)) {
    const day = findBookableDay(unitId, date, facts);
    if (!day) return refuse('closed', `${field}.from`, date);
    days.push(day);
  }
  return { days };
}
