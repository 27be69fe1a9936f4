import { fleetDemand } from '#modules/inventory/fleets/fleet-demand.ts';
import { fleetKey, type VehicleDemand } from '#modules/inventory/fleets/vehicle-demand.ts';
import type { FleetFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { PricedDraft } from './price-item.ts';
import type { QuoteFacts } from './quote-facts.ts';
import type { QuoteDemand } from './quote-types.ts';
import { type QuoteRefusal, refuse } from './refusal.ts';

/** Availability check of the whole cart: the first unit and day, or time, of which less is left than its items need together. */
export function findShortage(open: readonly PricedDraft[], facts: QuoteFacts): QuoteRefusal | null {
  const demand = open.flatMap(({ priced }) => priced.demand);
  const key = (row: { unitId: number; day: string }) => `${row.unitId} ${row.day}`;
  const placesOf = ({ unitId, day }: QuoteDemand) => {
    const row = facts.days.get(unitId)?.get(day);
    return row && !row.closed ? row.places : 0;
  };
  const wanted = new Map<string, number>();
  for (const row of demand) wanted.set(key(row), (wanted.get(key(row)) ?? 0) + row.quantity);
  const isShort = (row: QuoteDemand) => (wanted.get(key(row)) ?? 0) > placesOf(row);
  const index = open.findIndex(({ priced }) => priced.demand.some(isShort));
  const short = open[index]?.priced.demand.find(isShort);
  if (short) return refuse('sold_out', `items.${index}.from`, short.day);
  const vehicle = findVehicleShortage(
    open.flatMap(({ unit, priced }, at) => [
      ...priced.vehicles.map((row) => ({
        ...row,
        field: `items.${at}.options.time`,
        on: unit.sale === 'vehicles' ? '' : 'tàu thuyền',
      })),
      ...fleetDemand(priced.demand, unit.fleetUses).map((row) => ({
        ...row,
        field: `items.${at}.from`,
        on: row.place.day,
      })),
    ]),
    facts.fleets,
  );
  return vehicle ? refuse('sold_out', vehicle.field, vehicle.on) : null;
}

/**
 * The first demand for which too few vehicles are free for exactly its period, when all demands are served in the order
 * of time; undefined when all can be. A vehicle whose time ends when another begins serves both.
 */
export function findVehicleShortage<D extends VehicleDemand>(
  demands: readonly D[],
  fleets: readonly FleetFacts[],
): D | undefined {
  const taken = new Map<number, { from: string; to: string }[]>(
    fleets.flatMap((fleet) => fleet.vehicles.map(({ id, busy }) => [id, [...busy]])),
  );
  const byTime = demands.toSorted((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1));
  return byTime.find((demand) => {
    const fleet = fleets.find((row) => fleetKey(row) === fleetKey(demand))?.vehicles ?? [];
    const free = fleet.filter(({ id }) => taken.get(id)?.every((period) => !overlaps(period, demand)));
    for (const { id } of free.slice(0, demand.quantity)) taken.get(id)?.push(demand);
    return free.length < demand.quantity;
  });
}

function overlaps(a: { from: string; to: string }, b: { from: string; to: string }): boolean {
  return a.from < b.to && b.from < a.to;
}
