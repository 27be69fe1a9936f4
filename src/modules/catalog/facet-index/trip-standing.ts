import { Bitset } from './bitset.ts';
import type { ProductIndex } from './product-index.ts';

/**
 * Prices and availability of a trip, for lists with dates and a party: prices, order and counts then follow it. Pricing
 * calculates it; the catalogue only lists.
 */
export interface TripStanding {
  /** Ids of the products that were priced; all others are left out of the list. */
  priced: readonly number[];
  /** Total of the trip for the whole party in đồng, of each of them; -1 for those that are not available. */
  totalsVnd: Float64Array;
  /** Under which plans each of them is available: the bits of their properties. */
  options: Int32Array;
  /** The bit of a property with its value, such as 'meal=BB'. */
  optionBits: ReadonlyMap<string, number>;
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

/** Priced products by ordinal: most lists of a place have the same, so they are looked up once for each list of ids. */
interface Placed {
  changesSeen: number;
  /** Of each priced product; -1 for one that the index does not know. */
  ordinals: Int32Array;
  /** By ordinal: which of the priced products it is; -1 for none. */
  places: Int32Array;
  priced: Bitset;
  /** Sets of ordinals as sets of places among the priced products: a fraction as long as the catalogue. */
  placesOf: WeakMap<Bitset, Bitset>;
}
const placed = new WeakMap<readonly number[], Placed>();

function placedIn(index: ProductIndex, { priced }: TripStanding): Placed {
  const known = placed.get(priced);
  if (known?.changesSeen === index.changesSeen) return known;
  const ordinals = new Int32Array(priced.length);
  const places = new Int32Array(index.ids.length).fill(-1);
  for (const [at, id] of priced.entries()) {
    const ordinal = index.ordinalOf(id) ?? -1;
    ordinals[at] = ordinal;
    if (ordinal >= 0) places[ordinal] = at;
  }
  const { changesSeen } = index;
  const all = bitsWhere(index, ordinals, () => true);
  const own = { changesSeen, ordinals, places, priced: all, placesOf: new WeakMap<Bitset, Bitset>() };
  placed.set(priced, own);
  return own;
}

function bitsWhere(index: ProductIndex, ordinals: Int32Array, has: (at: number) => boolean): Bitset {
  const bits = new Bitset(new Uint32Array(index.all.words.length));
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] as number;
    if (ordinal >= 0 && has(at)) bits.add(ordinal);
  }
  return bits;
}

/** All products that were priced. */
export function pricedBits(index: ProductIndex, standing: TripStanding): Bitset {
  return placedIn(index, standing).priced;
}

const freeOf = new WeakMap<TripStanding, Bitset>();

/** The products that are available: found once for the page, its order and its counts. */
export function freeBits(index: ProductIndex, standing: TripStanding): Bitset {
  const known = freeOf.get(standing);
  if (known) return known;
  const { totalsVnd } = standing;
  const free = bitsWhere(index, placedIn(index, standing).ordinals, (at) => (totalsVnd[at] as number) >= 0);
  freeOf.set(standing, free);
  return free;
}

/** Counts products among some. */
export interface ProductCounts {
  /** Those of a lasting set of the index. */
  of: (ordinals: Bitset) => number;
  /** Those available under a plan with a property: 'meal=BB'. Absent without a trip. */
  ofOption?: (option: string) => number;
}

export function countsAmong(
  index: ProductIndex,
  standing: TripStanding | undefined,
  among: Bitset,
): ProductCounts {
  if (!standing) return { of: (ordinals) => ordinals.countWith(among) };
  const { ordinals, placesOf } = placedIn(index, standing);
  const { options, optionBits } = standing;
  const own = placesWhere(ordinals, (ordinal) => among.has(ordinal));
  let counted: Map<number, number> | undefined;
  const byOption = () => {
    counted ??= countBits(own, options);
    return counted;
  };
  return {
    of: (set) => {
      const known = placesOf.get(set) ?? placesWhere(ordinals, (ordinal) => set.has(ordinal));
      placesOf.set(set, known);
      return known.countWith(own);
    },
    ofOption: (option) => byOption().get(optionBits.get(option) ?? 0) ?? 0,
  };
}

/** How many of some places have each bit. */
function countBits(places: Bitset, options: Int32Array): Map<number, number> {
  const counts = new Int32Array(32);
  places.forEach((at) => {
    for (let left = options[at] as number; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      counts[bit] = (counts[bit] as number) + 1;
    }
  });
  return new Map(Array.from(counts, (count, bit) => [1 << bit, count]));
}

function placesWhere(ordinals: Int32Array, has: (ordinal: number) => boolean): Bitset {
  const places = new Bitset(new Uint32Array((ordinals.length + 31) >>> 5));
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] as number;
    if (ordinal >= 0 && has(ordinal)) places.add(at);
  }
  return places;
}

/** The trip's total of a product by ordinal; `without` where there is none. */
export function totalBy(
  index: ProductIndex,
  standing: TripStanding,
  without: number,
): (ordinal: number) => number {
  const { places } = placedIn(index, standing);
  const { totalsVnd } = standing;
  return (ordinal) => {
    const totalVnd = totalsVnd[places[ordinal] ?? -1] ?? -1;
    return totalVnd < 0 ? without : totalVnd;
  };
}
