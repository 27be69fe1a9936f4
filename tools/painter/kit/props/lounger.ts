import { type Hex, mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import type { Point, Side } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { brush, polygon } from '../stroke.ts';

export interface LoungerOptions {
  palette: Palette;
  /** Foot end on the ground. */
  x: number;
  y: number;
  length: number;
  /** Side on which the raised back is. */
  back: Side;
  /** Mattress by clear day. */
  cloth: Hex;
}

/** A wooden beach lounger with a mattress, its back raised, seen a little from above. */
export function paintLounger(ctx: Context, { palette, x, y, length: l, back, cloth }: LoungerOptions): void {
  const wood = underLight(palette, LOCAL.wood[2]);
  const dark = mix(underLight(palette, LOCAL.wood[0]), palette.ink, 0.3);
  const pad = underLight(palette, cloth);
  const at = (u: number, v: number, depth = 0): Point => [
    x + back * (u * l + depth * l * 0.16),
    y - v * l - depth * l * 0.12,
  ];
  polygon(ctx, [at(-0.05, 0), at(0.98, 0), at(1.1, -0.03, 1), at(0.1, -0.03, 1)], `rgba(30,30,40,0.22)`);
  for (const [u, depth] of [
    [0.06, 1],
    [0.66, 1],
    [0.06, 0],
    [0.66, 0],
  ] as const) {
    brush(ctx, [at(u, 0.13, depth), at(u, -0.01, depth)], l * 0.035, depth ? dark : mix(wood, dark, 0.4));
  }
  polygon(ctx, [at(0, 0.13), at(0.64, 0.13), at(0.64, 0.13, 1), at(0, 0.13, 1)], wood);
  polygon(
    ctx,
    [at(0, 0.19), at(0.63, 0.19), at(0.63, 0.19, 1), at(0, 0.19, 1)],
    mix(pad, palette.flank, 0.35),
  );
  polygon(ctx, [at(0, 0.13), at(0.64, 0.13), at(0.63, 0.19), at(0, 0.19)], mix(pad, palette.ink, 0.18));
  polygon(ctx, [at(0.62, 0.13), at(0.96, 0.44), at(0.96, 0.44, 1), at(0.62, 0.13, 1)], pad);
  polygon(ctx, [at(0.62, 0.13), at(0.68, 0.13), at(1, 0.42), at(0.96, 0.44)], mix(wood, dark, 0.35));
  polygon(
    ctx,
    [at(0.85, 0.345, 0.06), at(0.94, 0.43, 0.06), at(0.94, 0.43, 0.94), at(0.85, 0.345, 0.94)],
    mix(pad, LOCAL.linen[0], 0.7),
  );
}
