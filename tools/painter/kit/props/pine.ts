import { mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { lerp, type Point, type Side, TAU } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, curve, line } from '../stroke.ts';

export interface PineOptions {
  palette: Palette;
  x: number;
  /** Row of the foot. */
  y: number;
  height: number;
  side: Side;
  /** Shift of the top, in heights. */
  lean?: number;
}

/** A three-needled pine of Đà Lạt: bare trunk for half the height, uneven pads of thin needles above. */
export function paintPine(
  ctx: Context,
  rng: Rng,
  { palette, x, y, height: h, side, lean = 0 }: PineOptions,
): void {
  const bark = underLight(palette, '#4a3429');
  const needles = LOCAL.pine.map((colour) => underLight(palette, colour)) as [string, string, string];
  const top: Point = [x + lean * h, y - h];
  const bend: Point = [x + lean * h * 0.2, y - h * 0.5];
  brush(ctx, curve([x, y], bend, top, 14), (t) => h * (0.034 - 0.026 * t), bark);
  const edge = side * h * 0.008;
  brush(
    ctx,
    curve([x + edge, y], [bend[0] + edge, bend[1]], top, 14),
    (t) => h * (0.01 - 0.008 * t),
    mix(bark, underLight(palette, '#e0a070'), 0.5),
  );
  const pads = rng.int(10, 13);
  const low = rng.range(0.42, 0.54);
  for (let i = 0; i < pads; i++) {
    const t = i / (pads - 1);
    if (i > 0 && i < pads - 2 && rng.chance(0.12)) continue;
    const row = lerp(y - h * low, y - h * 0.98, t) + rng.bell() * h * 0.012;
    const reach =
      h * (0.05 + 0.15 * Math.sin(Math.PI * Math.min(1, 0.3 + 0.7 * t)) ** 0.8) * rng.range(0.6, 1.25);
    const hand = i % 2 ? 1 : -1;
    const middle = lerp(x + lean * h * 0.4, top[0], t) + rng.bell() * h * 0.03;
    if (i < pads - 2)
      line(
        ctx,
        [
          [middle, row + h * 0.03],
          [middle + hand * reach * 0.6, row - h * 0.01],
        ],
        h * 0.008,
        bark,
      );
    paintPad(ctx, rng, [middle + hand * reach * rng.range(0.1, 0.45), row], reach, h, side, needles);
  }
}

/** One pad: about four hundred needles in three tones, fanned upward. */
function paintPad(
  ctx: Context,
  rng: Rng,
  [x, y]: Point,
  reach: number,
  h: number,
  side: Side,
  tones: readonly [string, string, string],
): void {
  const sag = rng.range(0.04, 0.2);
  for (const [tone, shift, rise, spread, count] of [
    [0, 0, 0.05, 1, 210],
    [1, 0.14, -0.1, 0.88, 150],
    [2, 0.28, -0.2, 0.62, 60],
  ] as const) {
    ctx.beginPath();
    for (let i = 0; i < count; i++) {
      const angle = rng() * TAU;
      const off = Math.sqrt(rng());
      const u = Math.cos(angle) * off;
      const px = x + shift * reach * side + u * reach * spread;
      const py =
        y + rise * reach * 0.6 + Math.sin(angle) * off * reach * 0.22 * spread + Math.abs(u) * reach * sag;
      const long = h * rng.range(0.02, 0.04);
      const way = -Math.PI / 2 + u + rng.bell() * 0.8;
      const [ex, ey] = [Math.cos(way), Math.sin(way)];
      const thick = 1.1 + h * 0.0012;
      ctx.moveTo(px - ey * thick, py + ex * thick);
      ctx.lineTo(px + ex * long, py + ey * long);
      ctx.lineTo(px + ey * thick, py - ex * thick);
      ctx.closePath();
    }
    ctx.fillStyle = tones[tone];
    ctx.fill();
  }
}
