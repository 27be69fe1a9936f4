import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';

/** The units whose days must be read for any trip. */
export interface ReadableUnits {
  /** Those whose availability may depend on fleets. */
  fleetUnits: readonly UnitFacts[];
  /** Ids of those and of all components. */
  dependentIds: ReadonlySet<number>;
  /** Ids of all others: their days do not depend on neighbouring days. */
  plainIds: readonly number[];
  /** Days from a start to the last day for which facts are needed: that of departure, or of a pack's components. */
  reachDays: number;
}

/** Separates the units that may depend on fleets, and components, from all others. */
export function readableUnits(units: readonly UnitFacts[]): ReadableUnits {
  const fleetUnits: UnitFacts[] = [];
  const dependentIds = new Set<number>();
  let reachDays = 1;
  for (const unit of units) {
    const { spanDays, times, terms, components, sale, fleetUses, unitId } = unit;
    reachDays = Math.max(reachDays, spanDays, times.days, terms.bundle?.nights ?? 0);
    if (sale === 'vehicles' || fleetUses.length > 0) {
      fleetUnits.push(unit);
      dependentIds.add(unitId);
    }
    for (const part of components) {
      dependentIds.add(part.unitId);
      reachDays = Math.max(reachDays, part.fromDay + part.days);
    }
  }
  const plainIds = units.map(({ unitId }) => unitId).filter((unitId) => !dependentIds.has(unitId));
  return { fleetUnits, dependentIds, plainIds, reachDays };
}
