import { TAU } from './maths.ts';
import { makeRng } from './rng.ts';

/** Gradient noise, about -1..1, smooth over one unit. */
export interface Noise {
  (x: number, y: number): number;
  /** Sum of octaves, about -1..1. `gain` is the weight of each next octave. */
  fbm(x: number, y: number, octaves?: number, gain?: number): number;
  /** Sum of creases: 1 on the crest, falling to both sides; for mountains and folds. */
  ridge(x: number, y: number, octaves?: number, gain?: number): number;
}

const LACUNARITY = 2.03;
const fadeCurve = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Noise of its own for a seed text. */
export function makeNoise(seed: string): Noise {
  const rng = makeRng(seed);
  const order = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = rng.int(0, i);
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
  const slopeX = new Float32Array(256);
  const slopeY = new Float32Array(256);
  for (let i = 0; i < 256; i++) {
    const angle = rng() * TAU;
    slopeX[i] = Math.cos(angle);
    slopeY[i] = Math.sin(angle);
  }
  const corner = (column: number, row: number, dx: number, dy: number): number => {
    const k = order[((order[column & 255] as number) + row) & 255] as number;
    return (slopeX[k] as number) * dx + (slopeY[k] as number) * dy;
  };
  const at = (x: number, y: number): number => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const u = fadeCurve(dx);
    const upper = corner(column, row, dx, dy);
    const lower = corner(column, row + 1, dx, dy - 1);
    const top = upper + u * (corner(column + 1, row, dx - 1, dy) - upper);
    const bottom = lower + u * (corner(column + 1, row + 1, dx - 1, dy - 1) - lower);
    return 1.5 * (top + fadeCurve(dy) * (bottom - top));
  };
  return Object.assign(at, {
    fbm: (x: number, y: number, octaves = 4, gain = 0.5) => sumOctaves(at, x, y, octaves, gain),
    ridge: (x: number, y: number, octaves = 4, gain = 0.5) =>
      sumOctaves((u, v) => 1 - 2 * Math.abs(at(u, v)), x, y, octaves, gain),
  });
}

function sumOctaves(
  at: (x: number, y: number) => number,
  x: number,
  y: number,
  octaves: number,
  gain: number,
): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  let u = x;
  let v = y;
  for (let i = 0; i < octaves; i++) {
    sum += weight * at(u, v);
    total += weight;
    weight *= gain;
    // The offset keeps the octaves from sharing their zero at the origin.
    u = u * LACUNARITY + 17.1;
    v = v * LACUNARITY + 9.2;
  }
  return sum / total;
}
