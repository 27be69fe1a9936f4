import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { type Point, TAU } from '../../kit/maths.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, line } from '../../kit/stroke.ts';

/** Where a dish stands, seen from above: middle and radius, in pixels. */
export interface DishOptions {
  palette: Palette;
  at: Point;
  r: number;
}

/** Shadow of a round thing on the table, away from the window at the upper right. */
export function paintDishShadow(ctx: Context, palette: Palette, [x, y]: Point, r: number, reach = 0.2): void {
  ellipse(ctx, x - r * reach, y + r * reach, r * 1.03, r * 1.03, rgba(palette.ink, 0.38));
}

/** A plate or bowl: rim, blue ring, well. Returns the radius of the well. */
export function paintBowl(
  ctx: Context,
  { palette, at, r }: DishOptions,
  glaze: Hex,
  band: Hex,
  well = 0.78,
): number {
  const [x, y] = at;
  const body = underLight(palette, glaze);
  paintDishShadow(ctx, palette, at, r);
  ellipse(ctx, x, y, r, r, body);
  ctx.lineWidth = r * 0.035;
  for (const [ring, colour] of [
    [0.94, underLight(palette, band)],
    [0.87, mix(body, underLight(palette, band), 0.5)],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, r * ring, 0, TAU);
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
  ellipse(ctx, x, y, r * well, r * well, mix(body, palette.ink, 0.2));
  ctx.beginPath();
  ctx.arc(x, y, r * 0.97, -1.3, 0.3);
  ctx.lineWidth = r * 0.05;
  ctx.strokeStyle = rgba(mix('#ffffff', palette.flank, 0.3), 0.75);
  ctx.stroke();
  return r * well;
}

/** Scattered leaves of herb. */
export function paintHerbs(
  ctx: Context,
  rng: Rng,
  palette: Palette,
  [x, y]: Point,
  spread: number,
  leaf: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const a = rng() * TAU;
    const off = Math.sqrt(rng()) * spread;
    const [lx, ly] = [x + Math.cos(a) * off, y + Math.sin(a) * off];
    const way = rng() * TAU;
    const tip: Point = [lx + Math.cos(way) * leaf, ly + Math.sin(way) * leaf];
    const colour = underLight(palette, rng.pick(['#3f7a3f', '#5f9a4a', '#8ab85a', '#2f6238']));
    brush(
      ctx,
      curve([lx, ly], [(lx + tip[0]) / 2 + rng.bell() * 4, (ly + tip[1]) / 2 + rng.bell() * 4], tip, 8),
      (t) => leaf * 0.46 * Math.sin(Math.PI * (0.05 + 0.92 * t)),
      colour,
    );
    line(ctx, [[lx, ly], tip], Math.max(0.8, leaf * 0.04), mix(colour, '#f0f0c0', 0.4));
  }
}
