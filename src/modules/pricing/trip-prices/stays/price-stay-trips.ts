import { dayInVietnam, daysBetween } from '#platform/time/days.ts';
import type { PricedTrip } from '../cheapest-trip.ts';
import { dayNumber } from '../known-days/day-number.ts';
import { isChosen, optionsUnder, type PlanChoice } from '../plan-choice.ts';
import { staySpan } from '../stay-span.ts';
import { freeUntil } from '../trip-offer.ts';
import { startDays, type WantedTrip, wantedOf } from '../wanted-trip.ts';
import type { TripFacts } from '../with-trip-facts.ts';
import { priceStays } from './price-stays.ts';
import type { StayColumns } from './stay-columns.ts';
import { stayPartyOf } from './stay-party.ts';
import type { ConditionOutcome, StayStart } from './wanted-stays.ts';

interface StayTrips {
  /** By product; -1 where no stay is available. */
  totalsVnd: Float64Array;
  options: Int32Array;
  tripAt: (index: number) => PricedTrip | null;
}

interface StayTripRequest {
  trip: WantedTrip;
  now: Date;
  choice: PlanChoice;
}

/** The cheapest stay of each product for a trip, and the conditions under which it has any. */
export function priceStayTrips(
  stays: StayColumns,
  facts: TripFacts,
  { trip, now, choice }: StayTripRequest,
): StayTrips {
  const today = dayInVietnam(now);
  const length = trip.to !== undefined && trip.to > trip.from ? daysBetween(trip.from, trip.to) : 1;
  const starts = startDays(trip).map(
    (day): StayStart => ({
      day,
      number: dayNumber(day),
      daysAhead: daysBetween(today, day),
      nights: staySpan(day, length).nights,
    }),
  );
  const prices = priceStays(stays, facts.columns, {
    starts,
    today,
    length,
    partyOf: (guests) => {
      const unit = stays.guests[guests];
      return unit ? stayPartyOf(unit, trip, facts.holidays) : null;
    },
    conditionOf: conditionsOn(stays, starts, { facts, now, choice }),
  });
  return {
    totalsVnd: prices.totalsVnd,
    options: prices.options,
    tripAt: (index) => {
      const totalVnd = prices.totalsVnd[index] ?? -1;
      const unit = stays.units[prices.units[index] ?? -1];
      const start = starts[prices.starts[index] ?? -1];
      const plan = unit?.plans[prices.plans[index] ?? -1];
      if (totalVnd < 0 || !unit || !start || !plan) return null;
      const { day, nights } = start;
      const left = prices.lefts[index] ?? 0;
      const want = wantedOf(unit, trip);
      return { start: { unit, want, day, left, nights }, plan, totalVnd };
    },
  };
}

/** The outcome of plans' conditions for each start, evaluated once for all products that have such plans. */
function conditionsOn(
  { conditions }: StayColumns,
  starts: readonly StayStart[],
  { facts, now, choice }: Pick<StayTripRequest, 'now' | 'choice'> & { facts: TripFacts },
): (condition: number, start: number) => ConditionOutcome {
  const cache: ConditionOutcome[][] = starts.map(() => []);
  return (condition, at) => {
    const outcomes = cache[at] as ConditionOutcome[];
    const cached = outcomes[condition];
    if (cached) return cached;
    const plan = conditions[condition] as StayColumns['conditions'][number];
    const { day, nights } = starts[at] as StayStart;
    const isFree = freeUntil({ plan, firstOn: day, days: nights }, facts, now) !== null;
    const outcome = {
      isAccepted: isChosen(plan, isFree, choice),
      options: optionsUnder(plan, isFree, choice),
    };
    outcomes[condition] = outcome;
    return outcome;
  };
}
