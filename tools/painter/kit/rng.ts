import { hash } from './hash.ts';

/** A seeded stream of numbers. Calling it yields the next number in 0..1. */
export interface Rng {
  (): number;
  /** Number in `low`..`high`. */
  range(low: number, high: number): number;
  /** Whole number in `low`..`high`, both included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** Bell-shaped number in -1..1. */
  bell(): number;
  chance(probability: number): boolean;
  /** Independent stream: what it yields does not depend on what this one has yielded. */
  fork(name: string): Rng;
}

/** Stream for a seed text (sfc32). The same text always yields the same numbers. */
export function makeRng(seed: string): Rng {
  let a = hash(`${seed}:a`);
  let b = hash(`${seed}:b`);
  let c = hash(`${seed}:c`);
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  for (let i = 0; i < 12; i++) next();
  return Object.assign(next, {
    range: (low: number, high: number) => low + (high - low) * next(),
    int: (low: number, high: number) => Math.floor(low + (high - low + 1) * next()),
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    bell: () => (next() + next() + next() - 1.5) / 1.5,
    chance: (probability: number) => next() < probability,
    fork: (name: string) => makeRng(`${seed}/${name}`),
  });
}
