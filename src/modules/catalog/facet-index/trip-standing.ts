import { Bitset } from './bitset.ts';
import type { ProductIndex } from './product-index.ts';

/**
 * Prices and availability of a trip, for lists with dates and a party: prices, order and counts then follow it. Pricing
 * calculates it; the catalogue only lists.
 */
export interface TripStanding {
  /** Ids of the products that were priced; all others are left out of the list. */
  priced: readonly number[];
  /** Total of the trip for the whole party in đồng, by product; missing products are not available. */
  totalsVnd: ReadonlyMap<number, number>;
  /** Products available under a plan with a property, by property and value: 'meal=BB'. */
  options: ReadonlyMap<string, readonly number[]>;
}

/** Product ids as a bitset of ordinals; ids unknown to the index are left out. */
export function bitsOf(index: ProductIndex, ids: Iterable<number>): Bitset {
  const bits = new Bitset();
  for (const id of ids) {
    const ordinal = index.ordinalOf(id);
    if (ordinal !== undefined) bits.add(ordinal);
  }
  return bits;
}

/** Trip totals by ordinal; `without` where there is none. */
export function totalKeys(index: ProductIndex, { totalsVnd }: TripStanding, without: number): number[] {
  const keys = new Array<number>(index.ids.length).fill(without);
  for (const [id, totalVnd] of totalsVnd) {
    const ordinal = index.ordinalOf(id);
    if (ordinal !== undefined) keys[ordinal] = totalVnd;
  }
  return keys;
}
