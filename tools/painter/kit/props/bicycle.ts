import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Point, Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { curve, ellipse, line, polygon } from '../stroke.ts';
import { type FolkOptions, paintFolk } from './folk/folk.ts';

export interface BicycleOptions {
  palette: Palette;
  x: number;
  /** Row of the ground. */
  y: number;
  /** Standing height of its rider, in pixels. */
  height: number;
  heading: Side;
  side: Side;
  paint: Hex;
  /** Basket before the handlebar. */
  basket?: boolean;
}

/** A city bicycle, ridden when a rider's clothes are given. */
export function paintBicycle(
  ctx: Context,
  rng: Rng,
  options: BicycleOptions,
  rider?: Partial<FolkOptions>,
): void {
  const { palette, x, y, height: h, heading, side, paint, basket = true } = options;
  const p = (u: number, v: number): Point => [x + u * h * heading, y - v * h];
  const steel = underLight(palette, paint);
  const black = mix(palette.ink, '#15181a', 0.4);
  const thin = Math.max(1.4, h * 0.016);
  ellipse(ctx, x - side * h * 0.1, y, h * 0.55, h * 0.035, rgba(palette.ink, 0.3));
  for (const u of [-0.28, 0.36]) {
    ctx.beginPath();
    ctx.arc(...p(u, 0.185), h * 0.18, 0, Math.PI * 2);
    ctx.lineWidth = thin * 1.5;
    ctx.strokeStyle = black;
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(...p(u, 0.185), h * 0.166, 0, Math.PI * 2);
    ctx.lineWidth = thin * 0.5;
    ctx.strokeStyle = mix('#d9dcd6', palette.ink, 0.2);
    ctx.stroke();
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI;
      line(
        ctx,
        [
          p(u + Math.cos(a) * 0.165, 0.185 + Math.sin(a) * 0.165),
          p(u - Math.cos(a) * 0.165, 0.185 - Math.sin(a) * 0.165),
        ],
        0.7,
        rgba(mix('#d9dcd6', palette.ink, 0.3), 0.7),
      );
    }
    line(ctx, curve(p(u - 0.19, 0.2), p(u, 0.42), p(u + 0.19, 0.2), 12), thin, mix(steel, palette.ink, 0.25));
  }
  const tube = (from: Point, to: Point): void => line(ctx, [from, to], thin * 1.3, steel);
  tube(p(-0.28, 0.185), p(0.02, 0.17));
  tube(p(-0.28, 0.185), p(-0.08, 0.4));
  tube(p(0.02, 0.17), p(-0.1, 0.46));
  line(ctx, curve(p(-0.07, 0.36), p(0.06, 0.28), p(0.26, 0.46), 10), thin * 1.3, steel);
  tube(p(0.02, 0.17), p(0.265, 0.44));
  tube(p(0.25, 0.56), p(0.36, 0.185));
  line(ctx, curve(p(0.25, 0.58), p(0.24, 0.64), p(0.33, 0.6), 8), thin, black);
  ellipse(ctx, ...p(0.02, 0.17), h * 0.035, h * 0.035, black);
  polygon(ctx, [p(-0.2, 0.485), p(-0.03, 0.475), p(-0.05, 0.455), p(-0.17, 0.45)], black);
  if (basket) {
    const cane = underLight(palette, '#b98a52');
    polygon(ctx, [p(0.3, 0.6), p(0.52, 0.6), p(0.48, 0.44), p(0.34, 0.44)], cane);
    for (const v of [0.48, 0.52, 0.56]) line(ctx, [p(0.31, v), p(0.5, v)], 1.2, mix(cane, palette.ink, 0.4));
    for (let i = 0; i < 5; i++)
      ellipse(
        ctx,
        ...p(0.33 + i * 0.042, 0.62 + rng.bell() * 0.01),
        h * 0.026,
        h * 0.026,
        underLight(palette, rng.pick(['#d8604a', '#8fab60', '#f2d27a', '#f3ead6'])),
      );
  }
  if (!rider) return;
  paintFolk(ctx, rng, {
    palette,
    height: h,
    facing: heading,
    side,
    ...rider,
    x: p(-0.09, 0)[0],
    y: y - h * 0.49,
    pose: 'cycle',
  });
}
