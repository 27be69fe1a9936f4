import type { ExtraInput } from '#modules/catalog/kinds/sale-terms.ts';
import { loadUnitFacts } from '#modules/pricing/quote/facts/load-quote-facts.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { withFreeExtras } from '#modules/pricing/quote/with-free-extras.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { itemOf, type WantedTrip, wantedOf } from './wanted-trip.ts';

/** A unit on a day with the choices made for it; missing ones are derived from the party. */
export interface PartyWish {
  unitId: number;
  day: string;
  ratePlanId?: number | undefined;
  quantity?: number | undefined;
  /** Nights of a stay, or days of a rental. */
  nights?: number | undefined;
  /** Vietnam time, for units that can be had at any hour. */
  time?: string | undefined;
  extras?: { code: string; quantity: number }[] | undefined;
}

/**
 * Quote requests for these wishes of a party, derived as in lists: as many rooms, packs and vehicles as it needs. Null for a
 * unit that is not on sale. One statement.
 */
export async function partyRequests(
  db: Executor,
  wishes: readonly PartyWish[],
  party: { adults: number; childAges: number[] },
): Promise<(QuoteItemRequest | null)[]> {
  if (wishes.length === 0) return [];
  const units = await loadUnitFacts(db, [...new Set(wishes.map(({ unitId }) => unitId))]);
  const byId = new Map(units.map((unit) => [unit.unitId, unit]));
  return wishes.map((wish) => requestOf(wish, byId.get(wish.unitId), party));
}

/** Options of a unit besides day and party. */
export interface UnitOptions {
  /** The first one is the default. */
  plans: { id: number; title: string }[];
  extras: ExtraInput[];
}

/** Options of these units besides day and party; only of those on sale. One statement. */
export async function listUnitOptions(
  db: Executor,
  unitIds: readonly number[],
): Promise<Map<number, UnitOptions>> {
  if (unitIds.length === 0) return new Map();
  const units = await loadUnitFacts(db, [...new Set(unitIds)]);
  return new Map(
    units.map(({ unitId, plans, terms }) => [
      unitId,
      { plans: plans.map(({ id, title }) => ({ id, title })), extras: terms.extras },
    ]),
  );
}

function requestOf(
  { day, ratePlanId, quantity, nights, time, extras }: PartyWish,
  unit: UnitFacts | undefined,
  party: { adults: number; childAges: number[] },
): QuoteItemRequest | null {
  const planId = unit?.plans.find(({ id }) => id === ratePlanId)?.id ?? unit?.plans[0]?.id;
  if (!unit || planId === undefined) return null;
  const trip: WantedTrip = {
    ...party,
    from: day,
    rooms: quantity,
    ...(nights !== undefined && { to: addDays(day, nights) }),
    ...(time !== undefined && { time }),
  };
  const request = itemOf(unit, wantedOf(unit, trip), { day, planId });
  // Defaults as on the product's page: a tour needs some pick-up point.
  const chosenExtras = withFreeExtras(unit.terms.extras, extras ?? []);
  return {
    ...request,
    ...(quantity !== undefined && unit.sale !== 'guests' && { quantity }),
    options: { ...request.options, extras: chosenExtras },
  };
}
