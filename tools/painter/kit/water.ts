import { mix } from './colour.ts';
import type { Palette } from './lights.ts';
import { clamp, type Point } from './maths.ts';
import { makeNoise } from './noise.ts';
import { evenRamp, ramp } from './ramp.ts';
import { reflect } from './reflect.ts';
import { ripples } from './ripples.ts';
import { makeRng } from './rng.ts';
import type { Sheet } from './sheet.ts';
import { fade } from './spray.ts';
import { tone } from './tone.ts';

export interface WaterOptions {
  palette: Palette;
  seed: string;
  horizon: number;
  sun: Point;
  bottom?: number;
  /** Row below which the picture so far is mirrored; no mirror when left out. */
  mirrorFrom?: number;
  /** Wave height in the mirror, in pixels. */
  amplitude?: number;
  /** Strength of the mirror image, 0..1. */
  mirror?: number;
}

/** Still water from the horizon down: four stops, the sun's path, and the mirror image of what is painted so far. */
export function paintWater(sheet: Sheet, options: WaterOptions): void {
  const { palette, seed, horizon, sun, amplitude = 15, mirror = 0.8 } = options;
  const bottom = options.bottom ?? sheet.height;
  const depth = (y: number): number => (y - horizon) / (bottom - horizon);
  const box = [0, horizon, sheet.width, bottom] as const;
  const image =
    options.mirrorFrom === undefined
      ? null
      : reflect(sheet.main, {
          waterline: options.mirrorFrom,
          bottom,
          seed: `${seed}/mirror`,
          amplitude,
          squash: 0.92,
        });
  const water = sheet.covered(box);
  const noise = makeNoise(`${seed}/water`);
  const [, back, mid, near] = palette.water;
  // Water meets the haze without a line.
  const far = mix(palette.water[0], palette.haze, 0.6);
  const colours =
    palette.light === 'noon'
      ? evenRamp([far, back, mid, near])
      : ramp([
          [0, far],
          [0.25, back],
          [0.6, mid],
          [1, near],
        ]);
  const path = palette.light === 'night' ? 0.3 : palette.light === 'noon' ? 0.2 : 0.42;
  tone(
    water,
    colours,
    (x, y) => {
      const q = depth(y);
      const off = (x - sun[0]) / (120 + 260 * q);
      const shine = path * Math.exp(-off * off) * (1 - 0.35 * q);
      return clamp(0.06 + 0.95 * q - shine + 0.05 * noise.fbm(x / 200, y / 14, 3));
    },
    { box, grain: 0.1 },
  );
  sheet.stamp(water);
  if (!image) return;
  fade(image, (_x, y) => 0.3 + 0.62 * depth(y), { box, soft: 1.6 });
  sheet.stamp(image, mirror);
}

/** Troughs everywhere and glints along the sun's path. */
export function paintRipples(
  sheet: Sheet,
  { palette, seed, horizon, sun, bottom = sheet.height }: WaterOptions,
): void {
  const rng = makeRng(`${seed}/ripples`);
  const { ctx } = sheet.main;
  ripples(ctx, rng, {
    from: horizon + 6,
    to: bottom,
    colours: palette.trough,
    count: 170,
    length: [16, 190],
    thickness: [0.6, 3.2],
    alpha: [0.1, 0.38],
  });
  ripples(ctx, rng, {
    from: horizon + 4,
    to: bottom,
    colours: palette.glint,
    count: 170,
    length: [10, 95],
    thickness: [0.6, 2.6],
    alpha: [0.25, 0.75],
    x: (r, nearness) => sun[0] + r.bell() * (40 + 172 * nearness),
  });
  ripples(ctx, rng, {
    from: horizon + 6,
    to: bottom,
    colours: palette.glint,
    count: 70,
    length: [16, 150],
    thickness: [0.6, 2.2],
    alpha: [0.12, 0.4],
  });
}
