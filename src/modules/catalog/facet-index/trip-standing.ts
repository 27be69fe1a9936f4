import { Bitset } from './bitset.ts';
import type { ProductIndex } from './product-index.ts';

/**
 * What a trip costs where it can be had, for lists that are asked for with dates and party: prices, order and counts then
 * go by it. Whoever works it out (pricing) knows how; the catalogue only lists.
 */
export interface TripStanding {
  /** Products that were priced, by id; all others are left out of the list. */
  priced: readonly number[];
  /** What the whole party pays for the whole trip, in đồng, by product; of those that are missing nothing is free. */
  totalsVnd: ReadonlyMap<number, number>;
  /** Products that can be had under a plan with a property, by property and value: 'meal=BB'. */
  options: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Products as a set of the index; ids that it does not know are left out. */
export function bitsOf(index: ProductIndex, ids: Iterable<number>): Bitset {
  const bits = new Bitset();
  for (const id of ids) {
    const ordinal = index.ordinalOf(id);
    if (ordinal !== undefined) bits.add(ordinal);
  }
  return bits;
}

/** By ordinal the total of the trip, or what stands for having none. */
export function totalKeys(index: ProductIndex, { totalsVnd }: TripStanding, without: number): number[] {
  const keys = new Array<number>(index.ids.length).fill(without);
  for (const [id, totalVnd] of totalsVnd) {
    const ordinal = index.ordinalOf(id);
    if (ordinal !== undefined) keys[ordinal] = totalVnd;
  }
  return keys;
}
