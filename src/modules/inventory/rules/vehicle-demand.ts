/** So many vehicles of a product's fleet for a time; the turnaround behind the trip is part of it. */
export interface VehicleDemand {
  productId: number;
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
export interface Trip extends Span {
  productId: number;
}

/**
 * One trip for each vehicle wanted, in the order of their beginning.
 * @throws RangeError for a quantity that is not a positive whole number, or a time that is empty or none
 */
export function tripsOf(demand: readonly VehicleDemand[]): Trip[] {
  return demand
    .flatMap(({ productId, from, to, quantity }) => {
      if (!Number.isSafeInteger(quantity) || quantity < 1)
        throw new RangeError(`Not a quantity: ${quantity}`);
      const trip = { productId, from: Date.parse(from), to: Date.parse(to) };
      if (!(trip.from < trip.to)) throw new RangeError(`Not a time: ${from} to ${to}`);
      return Array.from({ length: quantity }, () => trip);
    })
    .sort((a, b) => a.from - b.from || a.to - b.to || a.productId - b.productId);
}

export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}
