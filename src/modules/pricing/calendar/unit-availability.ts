import { bundleAvailability } from '#modules/pricing/quote/bundle-availability.ts';
import { checkUsageWindow } from '#modules/pricing/quote/check-usage-window.ts';
import type { QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { addDays, instantInVietnam, nightsOf } from '#platform/time/days.ts';

export interface UnitAvailability {
  /** Number of starts with everything that they need; of a fleet, the vehicles that are not busy all day. */
  left: number;
  /** Nothing starts, regardless of places: not on sale, or outside a combo's usage window. */
  closed: boolean;
}

/**
 * Availability of a unit on a day: a sailing on all its nights, a combo with all its components. Null where the unit has
 * no such day at all.
 */
export function unitAvailability(unit: UnitFacts, day: string, facts: QuoteFacts): UnitAvailability | null {
  const own = facts.days.get(unit.unitId);
  if (!own?.get(day)) return null;
  const { bundle } = unit.terms;
  const taken = nightsOf(day, addDays(day, unit.spanDays)).map((night) => own.get(night));
  const violation = bundle ? checkUsageWindow(bundle, day) : null;
  if (violation || taken.some((row) => !row || row.closed)) return { left: 0, closed: true };
  if (unit.sale === 'vehicles') return { left: freeVehicles(unit, day, facts), closed: false };
  const places = Math.min(...taken.map((row) => row?.places ?? 0));
  const along = bundle
    ? bundleAvailability(unit.components, bundle, (id, offset) =>
        facts.days.get(id)?.get(addDays(day, offset)),
      )
    : places;
  return { left: Math.max(0, Math.min(places, along)), closed: false };
}

function freeVehicles({ productId }: UnitFacts, day: string, { fleets }: QuoteFacts): number {
  const fleet = fleets.find((row) => row.productId === productId)?.vehicles ?? [];
  return fleet.filter(({ busy }) => !isBusyAllDay(busy, day)).length;
}

/** Whether periods (instants with zone, sorted by start) cover the whole of a day in Vietnam. */
export function isBusyAllDay(periods: readonly { from: string; to: string }[], day: string): boolean {
  const end = instantInVietnam(addDays(day, 1)).getTime();
  let covered = instantInVietnam(day).getTime();
  for (const period of periods) {
    if (Date.parse(period.from) > covered) break;
    covered = Math.max(covered, Date.parse(period.to));
  }
  return covered >= end;
}
