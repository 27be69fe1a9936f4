import { type Hex, mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Side } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { brush, curve, ellipse } from '../stroke.ts';

export interface BuffaloOptions {
  palette: Palette;
  x: number;
  /** Row of the hooves. */
  y: number;
  /** Length of the body, in pixels. */
  length: number;
  facing: Side;
}

/** A water buffalo that grazes, seen from the side. */
export function paintBuffalo(ctx: Context, { palette, x, y, length, facing }: BuffaloOptions): void {
  const hide = underLight(palette, '#4e4a4c');
  const dark = mix(hide, palette.ink, 0.45);
  const lit: Hex = mix(hide, palette.flank, 0.4);
  const horn = underLight(palette, '#9d9282');
  ctx.save();
  ctx.translate(x, y);
  ctx.scale((length / 100) * facing, length / 100);
  for (const [from, to] of [
    [-34, -31],
    [30, 33],
  ] as const)
    brush(
      ctx,
      [
        [from, -30],
        [to, 0],
      ],
      (t) => 11 - 4 * t,
      dark,
    );
  ellipse(ctx, 0, -40, 50, 22, hide);
  ellipse(ctx, -30, -40, 22, 21, hide);
  ellipse(ctx, 26, -44, 25, 21, hide);
  for (const [from, to] of [
    [-40, -41],
    [22, 22],
  ] as const)
    brush(
      ctx,
      [
        [from, -32],
        [to, 0],
      ],
      (t) => 13 - 5 * t,
      hide,
    );
  ellipse(ctx, 2, -54, 40, 8, lit, -0.04);
  brush(ctx, curve([38, -48], [58, -40], [64, -24], 8), (t) => 24 - 8 * t, hide);
  brush(
    ctx,
    [
      [60, -32],
      [72, -12],
    ],
    (t) => 17 - 5 * t,
    mix(hide, dark, 0.3),
  );
  brush(ctx, curve([58, -38], [50, -58], [32, -58], 10), (t) => 4.6 * (1 - t) + 0.6, mix(horn, hide, 0.35));
  brush(ctx, curve([62, -37], [60, -62], [40, -66], 10), (t) => 4.6 * (1 - t) + 0.6, horn);
  ellipse(ctx, 54, -30, 8, 3.4, dark, 0.5);
  brush(ctx, curve([-49, -46], [-58, -34], [-54, -14], 8), (t) => 3 - t, dark);
  ctx.restore();
}
