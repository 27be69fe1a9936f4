import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';

/** What has to be read of units for any trip. */
export interface ReadableUnits {
  /** Those that may need fleets. */
  lettings: readonly UnitFacts[];
  /** Ids of the same and of components. */
  apart: ReadonlySet<number>;
  /** Ids of all others: their days do not depend on the days around. */
  plain: readonly number[];
  /** Days from a start to the last day for which facts are needed: that of departure, or of a pack's components. */
  reachDays: number;
}

/** Separates the units that may need fleets, and components, from all others. */
export function readableUnits(units: readonly UnitFacts[]): ReadableUnits {
  const lettings: UnitFacts[] = [];
  const apart = new Set<number>();
  let reachDays = 1;
  for (const unit of units) {
    const { spanDays, times, terms, components, sale, fleetUses, unitId } = unit;
    reachDays = Math.max(reachDays, spanDays, times.days, terms.bundle?.nights ?? 0);
    if (sale === 'vehicles' || fleetUses.length > 0) {
      lettings.push(unit);
      apart.add(unitId);
    }
    for (const part of components) {
      apart.add(part.unitId);
      reachDays = Math.max(reachDays, part.fromDay + part.days);
    }
  }
  const plain = units.map(({ unitId }) => unitId).filter((unitId) => !apart.has(unitId));
  return { lettings, apart, plain, reachDays };
}
