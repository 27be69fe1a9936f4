import { type Hex, mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import type { Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, curve, ellipse, line } from '../stroke.ts';
import { paintFolk } from './folk/folk.ts';

export interface VendorOptions {
  palette: Palette;
  x: number;
  y: number;
  height: number;
  facing: Side;
  side: Side;
  /** What lies in the baskets, by clear day. */
  goods: readonly Hex[];
  top?: Hex;
  /** Pole by clear day; chosen by the light when left out. */
  pole?: Hex;
}

/** A street vendor with a leaf hat, two baskets on a shoulder pole. */
export function paintVendor(
  ctx: Context,
  rng: Rng,
  { palette, x, y, height: h, facing, side, goods, top = '#5f918a', pole }: VendorOptions,
): void {
  // The pole must stand out from bright flagstones by day and from dark ones by night.
  const dark = palette.cast[1] > 0.2;
  const wood = pole
    ? underLight(palette, pole)
    : dark
      ? mix(underLight(palette, LOCAL.wood[3]), palette.flank, 0.2)
      : underLight(palette, LOCAL.wood[1]);
  const straw = underLight(palette, LOCAL.straw[0]);
  const shoulder = y - h * 0.82;
  const ends = [x - h * 0.52, x + h * 0.52] as const;
  const basket = (bx: number): void => {
    const by = y - h * 0.2;
    for (const pull of [-0.15, 0.15])
      line(
        ctx,
        [
          [bx, shoulder + h * 0.05],
          [bx + pull * h, by],
        ],
        Math.max(0.8, h * 0.008),
        wood,
      );
    for (let i = 0; i < 9; i++) {
      const colour = underLight(palette, rng.pick(goods));
      ellipse(ctx, bx + rng.bell() * h * 0.13, by - h * 0.02 - rng() * h * 0.05, h * 0.045, h * 0.04, colour);
    }
    ctx.beginPath();
    ctx.moveTo(bx - h * 0.19, by);
    ctx.quadraticCurveTo(bx - h * 0.15, by + h * 0.13, bx - h * 0.09, by + h * 0.14);
    ctx.lineTo(bx + h * 0.09, by + h * 0.14);
    ctx.quadraticCurveTo(bx + h * 0.15, by + h * 0.13, bx + h * 0.19, by);
    ctx.closePath();
    ctx.fillStyle = mix(straw, palette.ink, side * (bx - x) > 0 ? 0.08 : 0.3);
    ctx.fill();
    ellipse(ctx, bx, by, h * 0.19, h * 0.03, straw);
  };
  basket(ends[0]);
  basket(ends[1]);
  paintFolk(ctx, rng, {
    palette,
    x,
    y,
    height: h,
    pose: 'walk',
    outfit: 'blouse',
    facing,
    side,
    hat: 'cone',
    hair: 'bun',
    top,
    bottom: '#2b2b30',
  });
  brush(
    ctx,
    curve([ends[0], shoulder + h * 0.05], [x, shoulder - h * 0.06], [ends[1], shoulder + h * 0.05], 12),
    Math.max(1.4, h * 0.022),
    wood,
  );
}
