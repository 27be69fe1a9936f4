import { makeRng } from './rng.ts';

const SIZE = 512;
const MASK = SIZE - 1;

/**
 * Spray grain, made once: white noise, a little smoothed, less its neighbours two pixels away (so specks keep
 * apart), then ranked to be uniform in 0..1, so that a density of 30 % covers 30 %.
 */
function makeTile(): Float32Array {
  const rng = makeRng('grain');
  const white = Float32Array.from({ length: SIZE * SIZE }, () => rng());
  const at = (x: number, y: number): number => white[(y & MASK) * SIZE + (x & MASK)] as number;
  const specks = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const near = at(x + 1, y) + at(x, y + 1);
      const apart = at(x + 2, y) + at(x - 2, y) + at(x, y + 2) + at(x, y - 2);
      specks[y * SIZE + x] = 0.62 * at(x, y) + 0.19 * near - 0.11 * apart;
    }
  }
  const byValue = Uint32Array.from(specks.keys()).sort(
    (a, b) => (specks[a] as number) - (specks[b] as number),
  );
  const tile = new Float32Array(SIZE * SIZE);
  byValue.forEach((index, rank) => {
    tile[index] = rank / byValue.length;
  });
  return tile;
}

const tile = makeTile();

/** Grain at a pixel, uniform in 0..1. `offset` moves the tile so that layers do not share their specks. */
export function grainAt(x: number, y: number, offset: number): number {
  return tile[((y + offset) & MASK) * SIZE + ((x + offset * 3) & MASK)] as number;
}
