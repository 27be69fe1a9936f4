import { clamp, lerp } from '../maths.ts';
import type { Noise } from '../noise.ts';
import type { Rng } from '../rng.ts';

/** One tower of a massif. */
interface Lump {
  x: number;
  halfWidth: number;
  height: number;
  /** Higher = flatter top. */
  power: number;
  /** Lower = steeper flanks. */
  shoulder: number;
  skew: number;
}

export type Massif = readonly Lump[];

export interface MassifOptions {
  x: number;
  /** Half of the width at the foot, in pixels. */
  width: number;
  height: number;
  /** One tower alone instead of two to four. */
  solo?: boolean;
}

/** Towers grown together. */
export function makeMassif(rng: Rng, { x, width, height, solo = false }: MassifOptions): Massif {
  const count = solo ? 1 : rng.int(2, 4);
  return Array.from({ length: count }, (_, i) => {
    const at = solo ? rng.range(-0.1, 0.1) : lerp(-0.62, 0.62, (i + 0.5) / count) + rng.range(-0.1, 0.1);
    const main = i === count >> 1;
    return {
      x: x + at * width,
      halfWidth: width * (solo ? rng.range(0.85, 1) : rng.range(0.36, 0.54)),
      height: height * (main ? 1 : rng.range(0.45, 0.85)),
      power: rng.range(2.1, 3.2),
      shoulder: rng.range(0.55, 0.78),
      skew: rng.range(-0.3, 0.3),
    };
  });
}

function lumpHeight(lump: Lump, x: number): number {
  const u = (x - lump.x) / lump.halfWidth;
  // The range is tested before skewing: the skew would fold far x back into the lump.
  if (u <= -1 || u >= 1) return 0;
  const off = Math.abs(u + lump.skew * (1 - u * u) * 0.6);
  return off >= 1 ? 0 : lump.height * (1 - off ** lump.power) ** lump.shoulder;
}

/** Height of the skyline over the foot for each x of -30..width+30; `at(x)` reads it. */
export class Skyline {
  readonly tallest: number;
  private readonly heights: Float32Array;

  constructor(massifs: readonly Massif[], noise: Noise, width: number) {
    const lumps = massifs.flat();
    const scale = Math.max(1, ...lumps.map((lump) => lump.height));
    this.heights = Float32Array.from({ length: width + 60 }, (_, i) => rough(lumps, noise, i - 30, scale));
    this.tallest = this.heights.reduce((a, b) => Math.max(a, b), 0);
  }

  at(x: number): number {
    return this.heights[clamp(Math.round(x) + 30, 0, this.heights.length - 1)] as number;
  }
}

/** Bare profile with 10 % noise, ledges, and small rounded bumps for trees. */
function rough(lumps: readonly Lump[], noise: Noise, x: number, scale: number): number {
  const bare = lumps.reduce((height, lump) => Math.max(height, lumpHeight(lump, x)), 0);
  if (bare <= 0) return 0;
  const edge = Math.min(1, bare / (scale * 0.25));
  const shoulders = bare * (1 + 0.1 * noise.fbm(x / (scale * 0.22), 3.3, 3));
  const ledges = edge * scale * 0.035 * noise(x / (scale * 0.07), 8);
  const crowns = Math.abs(noise(x / 6.5, 1)) * Math.min(6, scale * 0.02) * edge;
  return shoulders + ledges - crowns - Math.abs(noise(x / 3.1, 5)) * 2 * edge;
}
