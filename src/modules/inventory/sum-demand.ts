/** A number of places of a unit on one day (a night, a departure). */
export interface Demand {
  unitId: number;
  day: string;
  quantity: number;
}

/**
 * Merges demand into one row per unit and day, sorted by both: the order in which rows are locked. Two lines of one
 * booking for the same room type have to be one demand, or each would find the same last room free.
 * @throws RangeError for a quantity that is not a positive whole number
 */
export function sumDemand(demand: readonly Demand[]): Demand[] {
  const sums = new Map<string, Demand>();
  for (const { unitId, day, quantity } of demand) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`Not a quantity: ${quantity}`);
    const key = `${unitId} ${day}`;
    sums.set(key, { unitId, day, quantity: quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()].sort((a, b) => a.unitId - b.unitId || (a.day < b.day ? -1 : 1));
}
