import { blob } from '../../blob.ts';
import { type Hex, mix, rgba } from '../../colour.ts';
import { type Palette, underLight } from '../../lights.ts';
import { LOCAL } from '../../local-colours.ts';
import type { Point, Side } from '../../maths.ts';
import type { Context } from '../../sheet.ts';
import { brush, curve, ellipse, lens } from '../../stroke.ts';

export interface BatherOptions {
  palette: Palette;
  /** Middle of the body on the water. */
  x: number;
  y: number;
  /** Standing height in pixels. */
  height: number;
  side: Side;
  hair?: 'short' | 'bun' | 'long';
  suit?: Hex;
  /** Arms folded on a rim this far above the water in pixels; arms lie in the water when left out. */
  rim?: number;
}

/** Head and shoulders of somebody in the water, seen from behind. */
export function paintBather(ctx: Context, options: BatherOptions): void {
  const { palette, x, y, height: h, side, hair = 'short', rim } = options;
  const skin = underLight(palette, LOCAL.skin[1]);
  const shade = mix(skin, palette.ink, 0.34);
  const lit = mix(skin, palette.flank, 0.3);
  const dark = underLight(palette, LOCAL.hair[0]);
  const spot = (u: number, v: number): Point => [x + u * h, y - v * h];
  const arm = (to: Side): void => {
    const way =
      rim === undefined
        ? curve(spot(0.1 * to, 0.1), spot(0.19 * to, 0.06), spot(0.2 * to, -0.01))
        : curve(spot(0.1 * to, 0.1), spot(0.2 * to, rim / h - 0.02), spot(0.06 * to, rim / h + 0.01));
    brush(ctx, way, (t) => h * (0.058 - 0.018 * t), to === side ? lit : shade);
  };
  if (rim !== undefined) for (const to of [-1, 1] as const) arm(to);
  const body = (from: number, to: number, colour: Hex): void =>
    blob(
      ctx,
      [
        spot(from * 0.4, 0.2),
        spot(to * 0.4, 0.2),
        spot(to * 0.9, 0.15),
        spot(to * 1.05, 0.05),
        spot(to * 0.9, -0.02),
        spot(from * 0.9, -0.02),
        spot(from * 1.05, 0.05),
        spot(from * 0.9, 0.15),
      ],
      colour,
    );
  body(-0.125, 0.125, skin);
  if (side > 0) body(-0.125, -0.02, shade);
  else body(0.02, 0.125, shade);
  if (rim === undefined) for (const to of [-1, 1] as const) arm(to);
  if (options.suit) {
    const cloth = underLight(palette, options.suit);
    for (const to of [-1, 1] as const)
      brush(ctx, [spot(0.05 * to, 0.165), spot(0.06 * to, 0.06)], h * 0.02, cloth);
    brush(ctx, [spot(-0.105, 0.045), spot(0.105, 0.045)], h * 0.03, cloth);
  }
  brush(ctx, [spot(0, 0.15), spot(0, 0.25)], h * 0.055, shade);
  blob(
    ctx,
    [
      spot(-0.06, 0.34),
      spot(0, 0.375),
      spot(0.06, 0.34),
      spot(0.058, 0.25),
      spot(0, 0.225),
      spot(-0.058, 0.25),
    ],
    dark,
  );
  ellipse(ctx, ...spot(0.062 * side, 0.275), h * 0.012, h * 0.02, lit);
  if (hair === 'bun') ellipse(ctx, ...spot(0, 0.385), h * 0.034, h * 0.03, dark);
  if (hair === 'long')
    blob(ctx, [spot(-0.06, 0.3), spot(0.06, 0.3), spot(0.055, 0.1), spot(0, 0.06), spot(-0.055, 0.1)], dark);
  brush(ctx, [spot(0.03 * side, 0.35), spot(0.045 * side, 0.3)], h * 0.012, mix(dark, palette.flank, 0.25));
  lens(ctx, x, y + h * 0.01, h * 0.46, h * 0.018, rgba(palette.glint[0], 0.6));
  lens(ctx, x, y + h * 0.04, h * 0.62, h * 0.022, rgba(palette.trough[0], 0.5));
}
