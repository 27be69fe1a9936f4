import type { Hex } from '../colour.ts';
import { clamp, type Point, type Side, TAU } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { steppedRamp } from '../ramp.ts';
import type { Sheet } from '../sheet.ts';
import { polygon } from '../stroke.ts';
import { tone } from '../tone.ts';

export interface BoulderOptions {
  seed: string;
  /** Middle of the foot. */
  x: number;
  y: number;
  /** Half of the width, and the height, in pixels. */
  reach: number;
  height: number;
  /** Dark to light. */
  colours: readonly Hex[];
  side: Side;
}

/** A rounded granite boulder with planes turned to the light. */
export function paintBoulder(
  sheet: Sheet,
  { seed, x, y, reach, height, colours, side }: BoulderOptions,
): void {
  const noise = makeNoise(`${seed}/boulder`);
  const layer = sheet.layer();
  const outline: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const angle = Math.PI + (i / 40) * Math.PI;
    const bulge = 1 + 0.16 * noise(Math.cos(angle) * 1.4 + 3, Math.sin(angle) * 1.4);
    const square = 1 / (Math.abs(Math.cos(angle)) ** 2.6 + Math.abs(Math.sin(angle)) ** 2.6) ** (1 / 2.6);
    outline.push([
      x + Math.cos(angle) * reach * bulge * square,
      y + Math.sin(angle) * height * bulge * square,
    ]);
  }
  polygon(
    layer.ctx,
    [...outline, [x + reach * 0.7, y + height * 0.1], [x - reach * 0.7, y + height * 0.1]],
    '#000000',
  );
  const grain = Math.max(10, reach * 0.4);
  const box = [x - reach * 1.4, y - height * 1.4, x + reach * 1.4, y + height * 0.2] as const;
  tone(
    layer,
    steppedRamp(colours, 0.5),
    (px, py) => {
      const u = (px - x) / reach;
      const v = (y - py) / height;
      const crack = 0.12 * Math.sin(TAU * (u * 0.7 + 0.9 * noise(u * 1.5, v * 1.2)));
      return clamp(0.24 + 0.4 * u * side + 0.42 * v + crack + 0.24 * noise.fbm(px / grain, py / grain, 3));
    },
    { box, grain: 0.24 },
  );
  sheet.stamp(layer);
}
