import { mix } from './colour.ts';
import type { Palette } from './lights.ts';
import { clamp } from './maths.ts';
import { reflect } from './reflect.ts';
import { ripples } from './ripples.ts';
import { makeRng } from './rng.ts';
import type { Layer } from './sheet.ts';
import { fade } from './spray.ts';
import { lens } from './stroke.ts';

export interface FloatOptions {
  palette: Palette;
  seed: string;
  x: number;
  /** Row at which the thing meets the water. */
  waterline: number;
  /** Half of the length on the water, in pixels. */
  reach: number;
  /** Length of the mirror image, in pixels. */
  depth: number;
  amplitude?: number;
}

/** Sets a boat painted on its own layer afloat: its own mirror image, a dark lens below it, then the boat. */
export function setAfloat(boat: Layer, options: FloatOptions): void {
  const { palette, seed, x, waterline, reach, depth, amplitude = 18 } = options;
  const { sheet } = boat;
  const { ctx } = sheet.main;
  const bottom = Math.min(sheet.height, Math.round(waterline + depth));
  const box = [x - reach * 1.6, waterline, x + reach * 1.6, bottom] as const;
  const image = reflect(boat, {
    waterline: waterline + 2,
    bottom,
    left: box[0],
    right: box[2],
    seed: `${seed}/float`,
    amplitude,
    squash: 1.05,
  });
  fade(image, (_x, y) => 0.2 + 0.8 * clamp((y - waterline) / depth), { box, soft: 1.2 });
  sheet.stamp(image, 0.72);
  ctx.save();
  ctx.globalAlpha = 0.5;
  lens(
    ctx,
    x,
    waterline + 4,
    reach * 2.3,
    Math.max(2, reach * 0.055),
    mix(palette.ink, palette.water[3], 0.3),
  );
  ctx.restore();
  sheet.stamp(boat);
  ripples(ctx, makeRng(`${seed}/float`), {
    from: waterline + 2,
    to: waterline + 4 + reach * 0.16,
    colours: palette.glint,
    count: 14,
    length: [reach * 0.25, reach * 0.9],
    thickness: [0.7, 1.5],
    alpha: [0.35, 0.75],
    x: (r) => x + r.bell() * reach * 1.35,
  });
}
