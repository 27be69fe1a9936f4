import { expect, test } from 'vitest';
import type { SurchargeInput } from '#modules/catalog/kinds/sale-terms.ts';
import { dayOf, factsOf, now, planOf, unitOf } from '#modules/pricing/quote/facts.test-data.ts';
import type { BookingRule, DayFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { addDays } from '#platform/time/days.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import { cheapestTrip, freeStarts, offerOf } from '../cheapest-trip.ts';
import { DayColumns } from '../known-days/day-columns.ts';
import { dayIndexOf } from '../known-days/day-index-of.ts';
import { dayNumber } from '../known-days/day-number.ts';
import { keepsChoice, optionsUnder, type PlanChoice } from '../plan-choice.ts';
import { freeUntil } from '../trip-offer.ts';
import { startDays, type WantedTrip } from '../wanted-trip.ts';
import { priceStayTrips } from './price-stay-trips.ts';
import { stayColumnsOf } from './stay-columns.ts';

const first = '2026-11-19';
const span = 40;
const holidays: QuoteFacts['holidays'] = [
  { group: 'noel', title: 'Noel', from: '2026-12-08', to: '2026-12-12', isPublic: true },
];
const surcharges: SurchargeInput[] = [
  { label: 'Cuối tuần', weekdays: [6], per: 'roomNight', amountVnd: 250_000 },
  { label: 'Lễ', holiday: 'noel', per: 'person', amountVnd: 111_000 },
  { label: 'Tiệc', on: '12-05', per: 'person', amountVnd: 900_000 },
];
const rules: BookingRule[] = [
  { kind: 'early-bird', label: 'Đặt sớm', percent: -10, amountVnd: 0, days: 14 },
  { kind: 'last-minute', label: 'Phút chót', percent: -7, amountVnd: -50_000, days: 3 },
  { kind: 'long-stay', label: 'Ở lâu', percent: -12, amountVnd: 0, nights: 3 },
  { kind: 'deal', label: 'Giữa tuần', percent: 0, amountVnd: 333_000, weekdays: [2, 3] },
];
const childPolicy = [
  { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi', amountVnd: 0 },
  { fromAge: 0, toAge: 5, fromChild: 2, label: 'Bé thứ hai', amountVnd: 100_000 },
  { fromAge: 6, toAge: 11, label: 'Từ 6 đến 11 tuổi', percent: 35 },
];

function randomUnit(random: Random, unitId: number, productId: number, plans: UnitFacts['plans']): UnitFacts {
  const unit = unitOf(
    'hotel',
    { checkInFrom: '14:00', childPolicy: random.chance(0.6) ? childPolicy : [] },
    {
      ...{ unitId, productId, plans },
      maxAdults: 1 + random.below(3),
      maxChildren: random.below(3),
      maxOccupancy: 2 + random.below(4),
      rules: rules.filter(() => random.chance(0.3)),
    },
  );
  const due = surcharges.filter(() => random.chance(0.3));
  return { ...unit, terms: { ...unit.terms, surcharges: due, ...(random.chance(0.1) && { ageMin: 8 }) } };
}

const randomPlan = (random: Random, id: number) =>
  planOf({
    id,
    mealPlan: random.pick(['RO', 'BB', 'HB']),
    payMode: random.pick(['prepay', 'deposit', 'office'] as const),
    pricePercent: random.pick([100, 100, 90, 87, 115]),
    priceDeltaVnd: random.pick([0, 0, 50_000, -30_000]),
    minStay: random.pick([1, 1, 1, 2, 3]),
    advanceDays: random.pick([0, 0, 0, 5, 20]),
    tiers: random.pick([[], [{ daysBefore: random.below(12), refundPercent: 100 }]]),
    holidayTiers: random.chance(0.2) ? [{ daysBefore: 5, refundPercent: 50 }] : null,
  });

const randomDay = (random: Random, unitId: number, day: string): DayFacts =>
  dayOf(day, {
    unitId,
    places: random.pick([0, 1, 2, 5, 5, 5, 5]),
    priceVnd: random.chance(0.04) ? null : (400 + random.below(2_000)) * 1000,
    closed: random.chance(0.04),
    closedToArrival: random.chance(0.05),
    closedToDeparture: random.chance(0.05),
    minStay: random.chance(0.1) ? 1 + random.below(4) : 1,
    maxStay: random.chance(0.1) ? 1 + random.below(4) : 0,
    releaseDays: random.chance(0.1) ? random.below(30) : 0,
  });

const packed = ({ minStay, releaseDays, maxStay, closedToArrival, closedToDeparture }: DayFacts) =>
  ((minStay * 128 + releaseDays) * 32 + maxStay) * 4 +
  Number(closedToArrival) * 2 +
  Number(closedToDeparture);

function columnsOf(units: readonly UnitFacts[], random: Random): DayColumns {
  const columns = new DayColumns();
  for (const { unitId } of units) {
    const ordinal = columns.ordinalOf(unitId);
    columns.clear(ordinal, { from: dayNumber(first), to: dayNumber(first) + span });
    for (let at = 0; at < span; at++) {
      if (random.chance(0.02)) continue;
      const day = randomDay(random, unitId, addDays(first, at));
      columns.setPlaces(ordinal, dayNumber(day.day), day.places, day.closed);
      if (day.priceVnd !== null) columns.setPrice(ordinal, dayNumber(day.day), day.priceVnd, packed(day));
    }
  }
  return columns;
}

function randomTrip(random: Random): WantedTrip {
  const from = addDays(first, random.below(span - 10));
  return {
    from,
    ...(random.chance(0.9) && { to: addDays(from, 1 + random.below(4)) }),
    ...(random.chance(0.2) && { lastStart: addDays(from, random.below(4)) }),
    rooms: random.pick([undefined, 1, 1, 2]),
    adults: 1 + random.below(4),
    childAges: Array.from({ length: random.pick([0, 0, 1, 2]) }, () => random.below(14)),
  };
}

/** By the pricer of one product: its least total, and the conditions under which something of it is available. */
function byOne(facts: QuoteFacts, trip: WantedTrip, choice: PlanChoice) {
  const starts = freeStarts(facts, trip, startDays(trip));
  const accepts = keepsChoice(choice, facts, now);
  let options = 0;
  for (const start of starts) {
    for (const plan of start.unit.plans) {
      const offer = offerOf(start, plan, facts, now);
      if (offer) options |= optionsUnder(plan, freeUntil(offer, facts, now) !== null, choice);
    }
  }
  return { totalVnd: cheapestTrip(starts, { facts, now, accepts })?.totalVnd ?? -1, options };
}

test.each([1, 2, 3, 4])(
  'stays summed over columns cost what one product by itself does (seed %i)',
  (seed) => {
    const random = seededRandom(seed);
    const products = Array.from({ length: 60 }, (_, product) => {
      const plans = Array.from({ length: 1 + random.below(3) }, (_, id) => randomPlan(random, id + 1));
      const count = 1 + random.below(3);
      return Array.from({ length: count }, (_, nth) =>
        randomUnit(random, product * 3 + nth + 1, product, plans),
      );
    });
    const columns = columnsOf(products.flat(), random);
    const days = dayIndexOf(columns);
    const stays = stayColumnsOf(products);
    const seen = { free: 0, gone: 0, options: new Set<number>() };
    for (let round = 0; round < 40; round++) {
      const trip = randomTrip(random);
      const choice: PlanChoice = random.pick([
        {},
        {},
        { meal: ['BB'] },
        { pay: ['prepay'], cancel: ['free'] },
      ]);
      const shared = { columns, days, holidays, fleets: [], isChanged: false };
      const priced = priceStayTrips(stays, shared, { trip, now, choice });
      for (const [index, units] of products.entries()) {
        const facts = factsOf(units, days, { holidays });
        const alone = byOne(facts, trip, choice);
        const about = JSON.stringify({ index, trip, choice });
        expect(priced.totalsVnd[index], about).toBe(alone.totalVnd);
        expect(priced.options[index], about).toBe(alone.options);
        const found = priced.tripAt(index);
        if (found) {
          const start = freeStarts(facts, trip).find(
            (one) => one.unit === found.start.unit && one.day === found.start.day,
          );
          expect(start && offerOf(start, found.plan, facts, now)?.totalVnd, about).toBe(found.totalVnd);
          expect(start?.left, about).toBe(found.start.left);
          seen.free++;
        } else seen.gone++;
        seen.options.add(alone.options);
      }
    }
    expect(seen.free).toBeGreaterThan(300);
    expect(seen.gone).toBeGreaterThan(300);
    expect(seen.options.size).toBeGreaterThan(10);
  },
);
