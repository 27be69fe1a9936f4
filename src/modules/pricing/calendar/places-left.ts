import { packsAlong } from '#modules/pricing/quote/bundle-rules.ts';
import { findShut } from '#modules/pricing/quote/bundle-window.ts';
import type { QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { addDays, nightsOf } from '#platform/time/days.ts';
import { isBusyAllDay } from './busy-day.ts';

export interface PlacesLeft {
  /** How many can start with everything that they need; of a fleet, vehicles that are not away all day. */
  left: number;
  /** Nothing starts, whether or not places are left: not on sale, or left out by a combo. */
  closed: boolean;
}

/**
 * With what a day is to be had: a sailing on all its nights, a combo with everything that it takes along. Null where the
 * unit has no such day at all.
 */
export function placesLeft(unit: UnitFacts, day: string, facts: QuoteFacts): PlacesLeft | null {
  const own = facts.days.get(unit.unitId);
  if (!own?.has(day)) return null;
  const { bundle } = unit.terms;
  const taken = nightsOf(day, addDays(day, unit.spanDays)).map((night) => own.get(night));
  const shut = bundle ? findShut(bundle, day) : null;
  if (shut || taken.some((row) => !row || row.closed)) return { left: 0, closed: true };
  if (unit.sale === 'vehicles') return { left: freeVehicles(unit, day, facts), closed: false };
  const places = Math.min(...taken.map((row) => row?.places ?? 0));
  const along = bundle
    ? packsAlong(unit.components, bundle, (id, offset) => facts.days.get(id)?.get(addDays(day, offset)))
    : places;
  return { left: Math.max(0, Math.min(places, along)), closed: false };
}

function freeVehicles({ productId }: UnitFacts, day: string, { fleets }: QuoteFacts): number {
  const fleet = fleets.find((row) => row.productId === productId)?.vehicles ?? [];
  return fleet.filter(({ busy }) => !isBusyAllDay(busy, day)).length;
}
