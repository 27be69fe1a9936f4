import type { ProductIndex } from './product-index.ts';

interface Sorted {
  ordinals: Uint32Array;
  /** The keys by which they were sorted, in the same order. */
  values: Float64Array;
  /** Value of the index's `changesSeen` at the time of sorting. */
  seen: number;
}

/** With more changes than these since, everything is sorted anew. */
const maxChanges = 2_000;

/** By key array, ascending and descending. */
const kept = new WeakMap<readonly number[], Map<1 | -1, Sorted>>();

/**
 * All ordinals of an index sorted by `keys`, ties by id, as of some earlier time, and those that have changed since: they are out
 * of order or missing. Sorting half a million takes a third of a second, so the result is reused for thousands of changes.
 */
export function sortedOrdinals(
  index: ProductIndex,
  keys: readonly number[],
  direction: 1 | -1,
): Pick<Sorted, 'ordinals' | 'values'> & { changed: ReadonlySet<number> } {
  const ways = kept.get(keys) ?? new Map<1 | -1, Sorted>();
  kept.set(keys, ways);
  const former = ways.get(direction);
  const changed = former && index.changedSince(former.seen, maxChanges);
  if (former && changed) return { ...former, changed };
  const ordinals = Uint32Array.from(keys.keys()).sort(
    (one, other) =>
      ((keys[one] as number) - (keys[other] as number)) * direction ||
      (index.ids[one] as number) - (index.ids[other] as number),
  );
  const values = Float64Array.from(ordinals, (ordinal) => keys[ordinal] as number);
  ways.set(direction, { ordinals, values, seen: index.changesSeen });
  return { ordinals, values, changed: new Set() };
}

/** Lower bound: the index of the first of ascending values that is not below `least`; their number when all are below. */
export function firstFrom(values: Float64Array, least: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
