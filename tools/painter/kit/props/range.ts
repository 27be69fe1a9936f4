import type { Hex } from '../colour.ts';
import { clamp, type Point, type Side, smoothstep } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { steppedRamp } from '../ramp.ts';
import type { Layer } from '../sheet.ts';
import { spray } from '../spray.ts';
import { polygon } from '../stroke.ts';
import { tone } from '../tone.ts';

export interface RangeOptions {
  seed: string;
  /** Row of the middle of the crest, its height above that, and the row of the foot. */
  y: number;
  amplitude: number;
  base: number;
  /** Width of a mountain, in pixels. */
  scale: number;
  /** Tones, dark to light. */
  colours: readonly Hex[];
  side: Side;
  haze: Hex;
  /** Haze at the foot, 0..1. */
  hazeAtFoot?: number;
}

/** A far mountain range with carved relief; returns its crest line. Two ranges at most in a picture. */
export function paintRange(layer: Layer, options: RangeOptions): (x: number) => number {
  const { seed, y, amplitude, base, scale, side, haze, hazeAtFoot = 0.8 } = options;
  const { width } = layer.sheet;
  const noise = makeNoise(`${seed}/range`);
  const crest = (x: number): number => {
    const massive = 0.55 + 0.6 * smoothstep(-0.5, 0.6, noise(x / (scale * 1.4), 9));
    const peaks = 0.45 + 0.75 * noise.ridge(x / scale, 1.7, 4, 0.42) * massive;
    return y - amplitude * peaks + amplitude * 0.12 * noise(x / 30, 4);
  };
  const outline: Point[] = [[0, base]];
  for (let x = 0; x <= width + 3; x += 3) outline.push([x, crest(x)]);
  polygon(layer.ctx, [...outline, [width, base]], '#000000');
  const box = [0, y - amplitude * 1.5, width, base] as const;
  const folds = (x: number, row: number): number =>
    noise.ridge(x / (scale * 0.32), row / (scale * 0.5) + 3, 3);
  tone(
    layer,
    steppedRamp(options.colours, 0.4),
    (x, row) => {
      const down = row - crest(x);
      const u = x - down * 0.16;
      const slope = clamp(((crest(x + 14) - crest(x - 14)) / 28) * side, -1, 1);
      return 0.5 + 0.75 * (folds(u, row) - folds(u + 9 * side, row)) - 0.001 * down + 0.22 * slope;
    },
    { box, grain: 0.2 },
  );
  const top = y - amplitude * 0.7;
  spray(
    layer,
    haze,
    (x, row) => {
      const t = clamp((row - top) / (base - top));
      return hazeAtFoot * t ** 1.1 + 0.2 * t * noise.fbm(x / 180, row / 40, 2);
    },
    { box, soft: 1.1 },
  );
  return crest;
}
