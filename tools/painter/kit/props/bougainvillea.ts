import { type Hex, mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { TAU } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, curve } from '../stroke.ts';

export interface BougainvilleaOptions {
  palette: Palette;
  /** Foot of the stem. */
  x: number;
  y: number;
  /** Height of the crown above the foot, and width of the crown. */
  height: number;
  width: number;
}

/** A bougainvillea climbing a house front, hanging over an eave in bloom. */
export function paintBougainvillea(
  ctx: Context,
  rng: Rng,
  { palette, x, y, height, width }: BougainvilleaOptions,
): void {
  const at = (colour: Hex): Hex => underLight(palette, colour);
  const stem = mix(at('#5a3326'), palette.ink, 0.4);
  const top: readonly [number, number] = [x + rng.bell() * width * 0.1, y - height];
  brush(
    ctx,
    curve([x, y], [x + rng.bell() * width * 0.3, y - height * 0.5], top, 12),
    (t) => height * 0.034 * (1 - 0.5 * t),
    stem,
  );
  const size = width / 26;
  for (const [colour, count, reach] of [
    [mix(at('#3d5f43'), palette.ink, 0.4), 90, 1],
    [at('#55793f'), 60, 0.9],
    [at('#a82e62'), 120, 0.95],
    [at('#d0468a'), 80, 0.75],
    [at('#f08fb0'), 34, 0.55],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    for (let i = 0; i < count; i++) {
      const u = (rng() - 0.5) * 1.1 * reach;
      const px = top[0] + u * width + rng.bell() * size * 2;
      const hang = rng.chance(0.25) ? rng() * width * 0.34 : 0;
      const py = top[1] + (Math.abs(u) * 2) ** 1.6 * width * 0.2 + rng.bell() * width * 0.17 * reach + hang;
      const r = size * rng.range(0.5, 1.1);
      ctx.moveTo(px + r, py);
      ctx.ellipse(px, py, r, r * 0.7, rng() * 3, 0, TAU);
    }
    ctx.fill();
  }
}
