import { mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { clamp, lerp, type Point, type Side } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { steppedRamp } from '../ramp.ts';
import { makeRng } from '../rng.ts';
import type { Sheet } from '../sheet.ts';
import { spray } from '../spray.ts';
import { polygon } from '../stroke.ts';
import { tone } from '../tone.ts';
import { tracePine } from './far-pine.ts';

export interface PineSlopeOptions {
  palette: Palette;
  seed: string;
  /** Middle row of the crest and its swing. */
  y: number;
  amplitude: number;
  base: number;
  nearness: number;
  /** Shortest and tallest pine, in pixels. */
  height: readonly [number, number];
  side: Side;
  /** Width of a hill, in pixels. */
  scale?: number;
  /** Added to the row of the crest, for hand-laid slopes. */
  bend?: (x: number) => number;
}

/** A hill covered with pines, hazy at its foot; returns its crest line. */
export function paintPineSlope(sheet: Sheet, options: PineSlopeOptions): (x: number) => number {
  const { palette, seed, y, amplitude, base, nearness, height, side, scale = 300, bend = () => 0 } = options;
  const noise = makeNoise(`${seed}/slope`);
  const rng = makeRng(`${seed}/pines`);
  const crest = (x: number): number =>
    Math.min(base, y - amplitude * 1.5 * noise.fbm(x / scale, 3.7, 2) + bend(x));
  const far = (colour: string): string => mix(palette.haze, underLight(palette, colour), nearness);
  const [deep, mid, pale] = LOCAL.pine.map(far) as [string, string, string];
  const layer = sheet.layer();
  const { ctx } = layer;
  const outline: Point[] = [[0, base]];
  for (let x = 0; x <= sheet.width; x += 4) outline.push([x, crest(x)]);
  const highest = Math.min(y - amplitude * 2, ...outline.map(([, row]) => Math.floor(row) - 6));
  const box = [0, highest, sheet.width, base] as const;
  polygon(ctx, [...outline, [sheet.width, base]], '#000000');
  tone(
    layer,
    steppedRamp([deep, mix(deep, mid, 0.55), mid, mix(mid, pale, 0.5)], 0.6),
    (x, row) => {
      const slope = clamp((crest(x + 26) - crest(x - 26)) / 30, -1, 1) * side;
      return 0.42 + 0.26 * slope + 0.34 * noise.fbm(x / 60, row / 40, 3);
    },
    { box, grain: 0.24 },
  );
  const stand = makeNoise(`${seed}/stand`);
  const plant = (colour: string, count: number, spread: number): void => {
    ctx.beginPath();
    for (let i = 0; i < count; i++) {
      const x = rng() * (sheet.width + 40) - 20;
      const down = rng() ** 1.6 * spread * (base - crest(x));
      if (stand(x / 120, (crest(x) + down) / 60) < -0.34) continue;
      tracePine(
        ctx,
        rng,
        x,
        crest(x) + down + 6,
        lerp(height[0], height[1], rng()) * (0.8 + 0.5 * (down / (base - y + 1))),
      );
    }
    ctx.fillStyle = colour;
    ctx.fill();
  };
  const dense = sheet.width / height[1];
  plant(deep, dense * 5, 0.12);
  plant(mix(deep, mid, 0.4), dense * 6, 0.7);
  plant(mix(deep, palette.ink, 0.25 * nearness), dense * 5, 1);
  plant(mix(mid, pale, 0.25), dense * 1.6, 0.9);
  const top = y - amplitude * 0.4;
  spray(
    layer,
    palette.haze,
    (x, row) =>
      clamp(1.15 - nearness) *
      1.15 *
      clamp((row - top) / (base - top)) ** 1.2 *
      (1 + 0.35 * noise.fbm(x / 150, row / 26, 2)),
    { box, soft: 1.2 },
  );
  sheet.stamp(layer);
  return crest;
}
