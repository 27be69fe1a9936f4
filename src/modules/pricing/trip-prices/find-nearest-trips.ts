import type { QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { cheapestTrip, freeStarts, type PricedTrip } from './cheapest-trip.ts';
import { type CountedProducts, getUnitsOnSale } from './get-units-on-sale.ts';
import { keepsChoice, type PlanChoice } from './plan-choice.ts';
import { factsOfProduct } from './price-trips.ts';
import { startDays, type WantedTrip } from './wanted-trip.ts';
import { withTripFacts } from './with-trip-facts.ts';

/** Days searched before and after the requested one. */
const searchedDays = 21;

/**
 * For products without availability for a trip: the nearest day on which a trip of the same length is available, the
 * earlier of two equally near ones, with its price. One statement, none without products; products without such a day are
 * missing.
 */
export async function findNearestTrips(
  db: Executor,
  products: CountedProducts,
  productIds: readonly number[],
  { trip, now, choice = {} }: { trip: WantedTrip; now: Date; choice?: PlanChoice },
): Promise<Map<number, { trip: PricedTrip; facts: QuoteFacts }>> {
  const found = new Map<number, { trip: PricedTrip; facts: QuoteFacts }>();
  if (productIds.length === 0) return found;
  const widened = widen(trip, dayInVietnam(now));
  const units = await getUnitsOnSale(db, products, productIds);
  const requested = new Set(startDays(trip));
  const distance = (day: string) => Math.abs(daysBetween(trip.from, day));
  const days = startDays(widened)
    .filter((day) => !requested.has(day))
    .sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
  return withTripFacts(db, units, { trip: widened, now }, (shared) => {
    for (const productId of productIds) {
      const facts = factsOfProduct(productId, units, shared);
      for (const day of days) {
        const starts = freeStarts(facts, shifted(trip, day));
        const accepts = keepsChoice(choice, facts, now);
        const nearest = starts.length > 0 ? cheapestTrip(starts, { facts, now, accepts }) : null;
        if (!nearest) continue;
        found.set(productId, { trip: nearest, facts });
        break;
      }
    }
    return found;
  });
}

/** The same trip with all start days of the search. */
function widen(trip: WantedTrip, today: string): WantedTrip {
  const last = trip.lastStart ?? trip.from;
  const first = [addDays(trip.from, -searchedDays), today].sort().at(-1) as string;
  return { ...shifted(trip, first), lastStart: addDays(last, searchedDays) };
}

/** The same trip with the same length, from another day. */
function shifted({ lastStart: _, ...trip }: WantedTrip, from: string): WantedTrip {
  return { ...trip, from, to: trip.to && addDays(from, daysBetween(trip.from, trip.to)) };
}
