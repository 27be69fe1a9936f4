import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { lerp, type Point, type Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, curve, polygon } from '../stroke.ts';

export interface ThatchedParasolOptions {
  palette: Palette;
  x: number;
  /** Row of the foot. */
  y: number;
  height: number;
  side: Side;
}

/** A beach parasol: wooden pole, thatched cone in two tiers with a ragged hem. */
export function paintThatchedParasol(ctx: Context, rng: Rng, options: ThatchedParasolOptions): void {
  const { palette, x, y, height: h, side } = options;
  const wood = underLight(palette, LOCAL.wood[1]);
  const straw = LOCAL.straw.map((colour) => underLight(palette, colour)) as [Hex, Hex];
  const dark = mix(straw[0], palette.ink, 0.5);
  brush(
    ctx,
    [
      [x, y],
      [x + h * 0.008, y - h * 0.8],
    ],
    (t) => h * (0.034 - 0.008 * t),
    wood,
  );
  brush(
    ctx,
    [
      [x + side * h * 0.007, y],
      [x + side * h * 0.01, y - h * 0.7],
    ],
    h * 0.009,
    mix(wood, palette.flank, 0.5),
  );
  tier(ctx, rng, [x, y - h * 0.9], [y - h * 0.6, h * 0.5], { dark, straw, side });
  tier(ctx, rng, [x, y - h * 1.02], [y - h * 0.82, h * 0.24], { dark, straw, side });
}

interface Thatch {
  dark: Hex;
  straw: readonly [Hex, Hex];
  side: Side;
}

/** One cone of thatch from its peak to its hem (`row`, half of the width). */
function tier(
  ctx: Context,
  rng: Rng,
  peak: Point,
  [row, reach]: readonly [number, number],
  { dark, straw, side }: Thatch,
): void {
  const [x, top] = peak;
  const under = curve([x - reach, row], [x, row + reach * 0.24], [x + reach, row], 20);
  const over = curve([x + reach, row], [x, row - reach * 0.1], [x - reach, row], 12);
  polygon(ctx, [...under, ...over], mix(dark, '#000000', 0.25));
  polygon(ctx, [peak, ...under], straw[0]);
  // Straws from the peak to the hem, lighter toward the light.
  const count = Math.round(reach * 1.1);
  for (let i = 0; i <= count; i++) {
    const u = (i / count) * 2 - 1;
    const hem: Point = [x + u * reach, row + reach * 0.12 * (1 - u * u) + rng.range(0, reach * 0.07)];
    const lit = 0.5 + 0.6 * u * side + rng.bell() * 0.3;
    const colour = lit > 0.62 ? straw[1] : lit > 0.3 ? straw[0] : dark;
    const from: Point = [lerp(x, hem[0], 0.06), lerp(top, hem[1], 0.06)];
    brush(ctx, [from, hem], (t) => 0.5 + 1.7 * t, rgba(colour, 0.85));
  }
  brush(
    ctx,
    curve([x - reach, row], [x, row + reach * 0.24], [x + reach, row], 20),
    reach * 0.03,
    rgba(dark, 0.55),
  );
}
