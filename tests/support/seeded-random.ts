export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  /** From 0 up to but not including `end`. */
  below(end: number): number;
  /** Returns true with a probability, 0 to 1. */
  chance(often: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Pseudorandom numbers, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (often) => next() < often,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
  };
}
