import { getKind } from '#modules/catalog/kinds/registry.ts';
import { checkUsageWindow } from '#modules/pricing/quote/check-usage-window.ts';
import { hasReturnDay } from '#modules/pricing/quote/default-wanted.ts';
import { loadUnitsOfProduct } from '#modules/pricing/quote/facts/load-quote-facts.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { startsThen } from '#modules/pricing/quote/starts-then.ts';
import type { Executor } from '#platform/db/connect.ts';
import { cheapestTrip, freeStarts } from './cheapest-trip.ts';
import { type PartyMisfit, partyMisfit } from './party-misfit.ts';
import { readableUnits } from './readable-units.ts';
import type { WantedTrip } from './wanted-trip.ts';
import { withTripFacts } from './with-trip-facts.ts';

/** What a trip costs with one product. */
interface ProductTrip {
  /** The lowest total of the party, in đồng, as a quote prices it; null where nothing is available. */
  totalVnd: number | null;
  /** Why it takes such a party on no day; null where some unit does. */
  misfit: PartyMisfit | null;
  /** Whether anything of it takes place on the first day at all, available or not. */
  isScheduled: boolean;
}

/**
 * The lowest price of a trip with one product, by the pricers of a quote; null where it has nothing on sale. What is only for some
 * guests or hours counts where there is nothing else, so that it never looks like a lower price of the rest. Two statements.
 */
export async function priceProductTrip(
  db: Executor,
  productId: number,
  { trip, now }: { trip: WantedTrip; now: Date },
): Promise<ProductTrip | null> {
  const all = await loadUnitsOfProduct(db, productId);
  if (all.length === 0) return null;
  const ordinary = all.filter((unit) => !isForSome(unit));
  const units = ordinary.length > 0 ? ordinary : all;
  const totalVnd = await withTripFacts(db, readableUnits(units), { trip, now }, (shared) => {
    const facts = { ...shared, units, taxRates: [], promotion: null, vouchers: [] };
    return cheapestTrip(freeStarts(facts, trip), { facts, now })?.totalVnd ?? null;
  });
  return {
    totalVnd,
    misfit: partyMisfit(units, trip),
    isScheduled: totalVnd !== null || units.some((unit) => isScheduled(unit, trip.from)),
  };
}

const isForSome = ({ kind, unitDetails }: UnitFacts) => getKind(kind).isConditional?.(unitDetails) ?? false;

const isScheduled = (unit: UnitFacts, day: string) =>
  startsThen(unit, day) && (!unit.terms.bundle || checkUsageWindow(unit.terms.bundle, day) === null);

/** Whether guests choose the day on which they return it; null where it has nothing on sale. One statement. */
export async function isReturned(db: Executor, productId: number): Promise<boolean | null> {
  const units = await loadUnitsOfProduct(db, productId);
  return units.length === 0 ? null : units.some(hasReturnDay);
}
