import type { ProductIndex } from './product-index.ts';

interface Sorted {
  ordinals: Uint32Array;
  /** The keys by which they were sorted, in the same order. */
  values: Float64Array;
  /** How many changes the index had seen. */
  seen: number;
}

/** With more changes than these since, everything is sorted anew. */
const mostChanges = 2_000;

/** By what is sorted, up and down. */
const kept = new WeakMap<readonly number[], Map<1 | -1, Sorted>>();

/**
 * All ordinals of an index in the order of `keys`, equal ones by id, as they stood at some time; and those that have changed since,
 * which stand in the wrong place or not at all. Sorting half a million takes a third of a second, so that it is kept for
 * thousands of changes.
 */
export function sortedOrdinals(
  index: ProductIndex,
  keys: readonly number[],
  direction: 1 | -1,
): Pick<Sorted, 'ordinals' | 'values'> & { changed: ReadonlySet<number> } {
  const ways = kept.get(keys) ?? new Map<1 | -1, Sorted>();
  kept.set(keys, ways);
  const former = ways.get(direction);
  const changed = former && index.changedSince(former.seen, mostChanges);
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

/** Where, in values that go up, the first one stands that is not below `least`; their number when all are. */
export function firstFrom(values: Float64Array, least: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
