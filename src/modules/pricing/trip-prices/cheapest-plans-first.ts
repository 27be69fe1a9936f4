import type { PlanFacts } from '#modules/pricing/quote/quote-facts.ts';

/** Plans of a unit in an order, with their places in the unit's own. */
interface PlanOrder {
  places: readonly number[];
  plans: readonly PlanFacts[];
}

/** The order of a unit's plans for the last trip: it is the same for most others, and lists ask thousands of times. */
const lastOrders = new WeakMap<readonly PlanFacts[], PlanOrder>();

/** A unit's plans by the price of a stay's nights under each, the cheapest first; equal ones in the unit's own order. */
export function cheapestPlansFirst(
  plans: readonly PlanFacts[],
  nightsVnd: readonly number[],
): readonly PlanFacts[] {
  const last = lastOrders.get(plans);
  if (last && isOrderOf(last.places, nightsVnd)) return last.plans;
  const places = plans
    .map((_, place) => place)
    .sort((a, b) => (nightsVnd[a] ?? 0) - (nightsVnd[b] ?? 0) || a - b);
  const sorted = places.map((place) => plans[place] as PlanFacts);
  lastOrders.set(plans, { places, plans: sorted });
  return sorted;
}

function isOrderOf(places: readonly number[], nightsVnd: readonly number[]): boolean {
  for (let at = 1; at < places.length; at++) {
    const before = places[at - 1] as number;
    const place = places[at] as number;
    const moreVnd = (nightsVnd[place] ?? 0) - (nightsVnd[before] ?? 0);
    if (moreVnd < 0 || (moreVnd === 0 && place < before)) return false;
  }
  return true;
}
