/** Reference to a fleet: the vehicles of a product, or a fleet shared by units of any products. Exactly one is set. */
export interface FleetRef {
  productId?: number | null;
  fleetId?: number | null;
}

/** A number of vehicles of a fleet for a period, including the turnaround after the trip. */
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

/** One vehicle for one period: a demand for two vehicles is two trips. */
export interface Trip extends Span, FleetRef {
  /** The place of a unit that needs the vehicle; absent where the guest chose the time. */
  place?: { unitId: number; day: string };
}

/**
 * One trip per wanted vehicle, sorted by start.
 * @throws RangeError for a quantity that is not a positive whole number, or an empty or invalid period
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

/** A key that identifies a fleet. */
export function fleetKey({ productId, fleetId }: FleetRef): string {
  return fleetId ? `fleet ${fleetId}` : `product ${productId}`;
}
