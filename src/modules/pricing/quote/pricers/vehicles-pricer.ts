import type { VehicleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { roundToThousand, sumOf } from '#modules/pricing/money.ts';
import { createLine } from '#modules/pricing/quote/create-line.ts';
import type { BookableDay } from '#modules/pricing/quote/pricers/check-start-day.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import { refuse } from '#modules/pricing/quote/refusal.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { checkAdvanceNotice, findBookableDay } from './check-start-day.ts';
import { extraLines } from './extra-lines.ts';
import { perGuestLines } from './per-guest-lines.ts';
import type { Pricer } from './pricer.ts';
import { stayLines } from './stay-lines.ts';
import { surchargeLines } from './surcharge-lines.ts';
import { isNight, vehiclePeriods } from './vehicle-periods.ts';

/**
 * The price of vehicles for a trip, for days with driver, or from one hour to another. They take no inventory of days:
 * they need a vehicle of the fleet that is free for exactly that time and the turnaround after it.
 */
export const vehiclesPricer: Pricer = (item, unit, plan, facts, { field, now }) => {
  const { terms, productId } = unit;
  const { options, quantity, from } = item;
  const { vehicle } = terms;
  if (!vehicle) throw new Error(`${unit.kind} ${productId} is sold by vehicles without vehicle terms`);
  const refusal = checkAdvanceNotice(from, { unit, plan, facts, field, now });
  if (refusal) return refusal;
  const wanted = vehiclePeriods(item, vehicle, field);
  if (!wanted.ok) return wanted;
  const [first] = wanted.periods;
  const last = wanted.periods.at(-1);
  if (!first || !last || first.from <= now) return refuse('past', `${field}.options.time`);
  const persons = item.adults + item.childAges.length;
  const seats = unit.maxOccupancy * quantity;
  if (persons < 1) return refuse('no_adult', `${field}.adults`);
  if (persons > seats) return refuse('seats', `${field}.adults`, seats);
  const days: BookableDay[] = [];
  for (const date of wanted.days) {
    const day = findBookableDay(unit.unitId, date, facts);
    if (!day) return refuse('closed', `${field}.from`, date);
    days.push(day);
  }
  const counts = { person: persons, unit: quantity, day: days.length, noun: 'xe' };
  const extras = extraLines(options.extras, terms.extras, counts, field);
  if (!extras.ok) return extras;

  const to = vehicle.runs === 'rental' && item.to ? item.to : (wanted.days.at(-1) ?? from);
  const units = { unitTitle: unit.unitTitle, quantity, plan, to, per: 'ngày', noun: 'xe' };
  const base =
    vehicle.runs === 'trip'
      ? days.flatMap((day) =>
          perGuestLines(day, { label: unit.unitTitle, count: quantity, noun: 'xe', plan }),
        )
      : stayLines(days, units);
  const baseVnd = sumOf(base, (row) => row.amount);
  const once = [
    ...nightLines(options.time ?? '', vehicle.night, baseVnd),
    ...surchargeLines(
      terms.surcharges,
      { days: [from], nights: wanted.days, persons, rooms: quantity, vouchers: quantity },
      facts.holidays,
    ),
    ...extras.lines,
  ];
  const onceVnd = sumOf(once, (row) => row.amount);
  return {
    ok: true,
    from,
    to,
    nights: vehicle.runs === 'trip' ? 0 : days.length,
    startsAt: first.from.toISOString(),
    endsOn: to,
    lines: [...base, ...once],
    baseVnd,
    perDay: days.map(({ day, priceVnd }, index) => ({
      day,
      amountVnd: planPrice(priceVnd, plan) * quantity + (index === 0 ? onceVnd : 0),
    })),
    demand: [],
    vehicles: wanted.periods.map((period) => ({
      productId,
      from: period.from.toISOString(),
      to: new Date(period.to.getTime() + vehicle.turnaroundMinutes * 60_000).toISOString(),
      quantity,
    })),
  };
};

function nightLines(time: string, night: VehicleTerms['night'], baseVnd: number): QuoteLine[] {
  const { from, until, percent } = night;
  if (percent === 0 || !isNight(time, night)) return [];
  const amountVnd = roundToThousand((baseVnd * percent) / 100);
  const reason = `Đón lúc ${time}, trong khoảng ${from}–${until}: ${percent}% của ${formatVnd(baseVnd)}`;
  return [createLine('Phụ thu đón đêm', 1, amountVnd, reason)];
}
