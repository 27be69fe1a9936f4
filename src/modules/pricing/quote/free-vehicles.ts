import { fleetKey, type VehicleDemand } from '#modules/inventory/fleets/vehicle-demand.ts';
import type { FleetFacts } from './quote-facts.ts';

/**
 * The first demand for which too few vehicles are free for exactly its period, when all demands are served in the order
 * of time; undefined when all can be. A vehicle whose time ends when another begins serves both.
 */
export function findVehicleShort<D extends VehicleDemand>(
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
