import { type FleetRef, fleetKey, overlaps, type Span, type Trip } from './vehicle-demand.ts';

/** A bookable vehicle, with the times at which it is taken. */
export interface FleetVehicle extends FleetRef {
  id: number;
  taken: Span[];
}

export type PickedVehicles =
  | { ok: true; picks: { vehicleId: number; trip: Trip }[] }
  /** The trips for which no vehicle was left beside the others. */
  | { ok: false; short: Trip[] };

/** Maximum number of tries for one booking; real ones need fewer than ten per trip. */
const maxTries = 5_000;

/**
 * Assigns a vehicle to each trip, none twice at one time; all or nothing. Backtracks where the first choice fails,
 * because a vehicle that is free for a long trip must not be used for a short one that another could serve.
 */
export function pickVehicles(trips: readonly Trip[], fleet: readonly FleetVehicle[]): PickedVehicles {
  const candidates = (trip: Trip) =>
    fleet.filter(
      (one) => fleetKey(one) === fleetKey(trip) && !one.taken.some((span) => overlaps(span, trip)),
    );
  const order = trips
    .map((trip) => ({ trip, vehicles: candidates(trip) }))
    .sort((a, b) => a.vehicles.length - b.vehicles.length);
  const picks: { vehicleId: number; trip: Trip }[] = [];
  const short = new Set<Trip>();
  let tries = 0;
  const place = (index: number): boolean => {
    const next = order[index];
    if (!next) return true;
    for (const { id } of next.vehicles) {
      if (++tries > maxTries) return false;
      if (picks.some((pick) => pick.vehicleId === id && overlaps(pick.trip, next.trip))) continue;
      picks.push({ vehicleId: id, trip: next.trip });
      if (place(index + 1)) return true;
      picks.pop();
    }
    short.add(next.trip);
    return false;
  };
  return place(0) ? { ok: true, picks } : { ok: false, short: [...short] };
}
