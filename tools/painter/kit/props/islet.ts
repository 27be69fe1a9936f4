import { type Hex, mix } from '../colour.ts';
import type { Palette } from '../lights.ts';
import { clamp, type Point, type Side, smoothstep } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import type { Sheet } from '../sheet.ts';
import { spray } from '../spray.ts';
import { polygon } from '../stroke.ts';

export interface IsletOptions {
  palette: Palette;
  seed: string;
  /** Middle, and half of the length on the water. */
  x: number;
  reach: number;
  height: number;
  waterline: number;
  /** 0 is all haze, 1 near. */
  nearness: number;
  side: Side;
}

/** A low wooded island on the horizon, shaded on the side away from the light, hazy at its foot. */
export function paintIslet(sheet: Sheet, options: IsletOptions): void {
  const { palette, seed, x: middle, reach, height, waterline, nearness, side } = options;
  const noise = makeNoise(`${seed}/islet`);
  const layer = sheet.layer();
  const outline: Point[] = [];
  for (let x = middle - reach; x <= middle + reach; x += 3) {
    const u = (x - middle) / reach;
    const hill = height * Math.max(0, 1 - u * u) ** 1.3 * (1 + 0.5 * noise.fbm(x / (reach * 0.35), 3, 3));
    outline.push([x, waterline - hill - Math.abs(noise(x / 5, 2)) * 2.4 * nearness]);
  }
  const body: Hex = mix(palette.haze, mix(palette.mid, palette.ink, nearness * 0.4), 0.35 + 0.5 * nearness);
  polygon(layer.ctx, [...outline, [middle + reach, waterline + 1], [middle - reach, waterline + 1]], body);
  const box = [middle - reach, waterline - height * 2, middle + reach, waterline + 2] as const;
  const shade = (x: number, y: number): number =>
    0.25 + 0.8 * noise.fbm(x / 30, y / 16, 3) - (0.25 * side * (x - middle)) / reach;
  spray(layer, mix(body, palette.ink, 0.38), shade, { box, soft: 0.5, max: 0.7 });
  const lit = (x: number, y: number): number =>
    0.5 * noise.fbm(x / 34 + 9, y / 20, 2) + (0.35 * side * (x - middle)) / reach;
  spray(layer, mix(body, palette.flank, 0.5), lit, { box, soft: 0.6, max: 0.6 });
  const top = waterline - height * 0.6;
  spray(layer, palette.haze, (_x, y) => 0.7 * smoothstep(top, waterline, y) * clamp(1.25 - nearness * 0.5), {
    box,
    soft: 1,
  });
  sheet.stamp(layer);
}
