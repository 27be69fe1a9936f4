/** Pseudo-random numbers, the same for the same seed: a linear congruential generator. */
export interface Random {
  /** An integer from 0 up to but excluding `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}
