/** Which vehicles: the cars of a product, or a fleet that units of any products share. Exactly one is set. */
export interface FleetRef {
  productId?: number | null;
  fleetId?: number | null;
}

/** So many vehicles of a fleet for a time; the turnaround behind the trip is part of it. */
export interface VehicleDemand extends FleetRef {
  /** ISO instants; `to` itself is free again. */
  from: string;
  to: string;
  quantity: number;
}

/** A time in milliseconds, half open. */
export interface Span {
  from: number;
  to: number;
}

/** One vehicle for one time: what a demand for two is twice. */
export interface Trip extends Span, FleetRef {
  /** The place of a unit that needs the vehicle; absent where the guest chose the time. */
  place?: { unitId: number; day: string };
}

/**
 * One trip for each vehicle wanted, in the order of their beginning.
 * @throws RangeError for a quantity that is not a positive whole number, or a time that is empty or none
 */
export function tripsOf(demand: readonly (VehicleDemand & Pick<Trip, 'place'>)[]): Trip[] {
  return demand
    .flatMap(({ quantity, from, to, ...rest }) => {
      if (!Number.isSafeInteger(quantity) || quantity < 1)
        throw new RangeError(`Not a quantity: ${quantity}`);
      const trip = { ...rest, from: Date.parse(from), to: Date.parse(to) };
      if (!(trip.from < trip.to)) throw new RangeError(`Not a time: ${from} to ${to}`);
      return Array.from({ length: quantity }, () => trip);
    })
    .sort((a, b) => a.from - b.from || a.to - b.to || fleetKey(a).localeCompare(fleetKey(b)));
}

export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** The same for the same fleet, and for no other. */
export function fleetKey({ productId, fleetId }: FleetRef): string {
  return fleetId ? `fleet ${fleetId}` : `product ${productId}`;
}
