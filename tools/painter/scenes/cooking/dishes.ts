import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { type Point, TAU } from '../../kit/maths.ts';
import { paintPiece } from '../../kit/props/produce.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';
import { type DishOptions, paintBowl, paintDishShadow } from './dish-base.ts';

/** A small bowl of dip with chilli. */
export function paintSauce(ctx: Context, rng: Rng, dish: DishOptions, colour: Hex): void {
  const { palette, at, r } = dish;
  const well = paintBowl(ctx, dish, '#f4efe0', '#c8442f', 0.8);
  ellipse(ctx, at[0], at[1], well, well, underLight(palette, colour));
  ellipse(ctx, at[0] + well * 0.3, at[1] - well * 0.34, well * 0.4, well * 0.2, rgba('#ffffff', 0.25), -0.7);
  for (let i = 0; i < 9; i++)
    ellipse(
      ctx,
      at[0] + rng.bell() * well * 0.8,
      at[1] + rng.bell() * well * 0.8,
      r * 0.07,
      r * 0.05,
      underLight(palette, rng.pick(['#d0302a', '#e8c060', '#5f9a4a'])),
      rng() * 3,
    );
}

/** Drip coffee seen from above: saucer, glass with milk coffee, the metal filter beside it. */
export function paintDripCoffee(ctx: Context, { palette, at, r }: DishOptions): void {
  const [x, y] = at;
  paintBowl(ctx, { palette, at, r }, '#f4efe0', '#2f8f88', 0.7);
  paintDishShadow(ctx, palette, [x, y], r * 0.6, 0.26);
  ellipse(ctx, x, y, r * 0.6, r * 0.6, mix(underLight(palette, '#dfe9e6'), palette.ink, 0.1));
  ellipse(ctx, x, y, r * 0.52, r * 0.52, underLight(palette, '#5a3420'));
  ellipse(ctx, x + r * 0.04, y - r * 0.04, r * 0.42, r * 0.42, underLight(palette, '#7a4a2a'));
  ctx.beginPath();
  ctx.arc(x, y, r * 0.36, 2.6, 5.4);
  ctx.lineWidth = r * 0.05;
  ctx.strokeStyle = underLight(palette, '#d8b080');
  ctx.stroke();
  const f: Point = [x + r * 1.35, y - r * 0.5];
  const steel = underLight(palette, '#b9bdb8');
  paintDishShadow(ctx, palette, f, r * 0.62, 0.24);
  ellipse(ctx, f[0], f[1], r * 0.62, r * 0.62, mix(steel, palette.ink, 0.2));
  ellipse(ctx, f[0], f[1], r * 0.58, r * 0.58, steel);
  ellipse(ctx, f[0], f[1], r * 0.4, r * 0.4, mix(steel, palette.ink, 0.35));
  ellipse(ctx, f[0], f[1], r * 0.36, r * 0.36, mix(steel, '#ffffff', 0.25));
  for (let ring = 1; ring < 4; ring++)
    for (let i = 0; i < ring * 6; i++)
      ellipse(
        ctx,
        f[0] + Math.cos((i / (ring * 6)) * TAU) * ring * r * 0.1,
        f[1] + Math.sin((i / (ring * 6)) * TAU) * ring * r * 0.1,
        r * 0.022,
        r * 0.022,
        mix(steel, palette.ink, 0.7),
      );
  ellipse(ctx, f[0], f[1], r * 0.07, r * 0.07, steel);
}

/** Half a lime, cut side up. */
export function paintLime(ctx: Context, palette: Palette, [x, y]: Point, r: number, turn: number): void {
  paintDishShadow(ctx, palette, [x, y], r, 0.24);
  ellipse(ctx, x, y, r, r, underLight(palette, '#4f8a3a'));
  ellipse(ctx, x, y, r * 0.88, r * 0.88, underLight(palette, '#eef0c8'));
  for (let i = 0; i < 8; i++) {
    const a = turn + (i / 8) * TAU;
    polygon(
      ctx,
      [
        [x + Math.cos(a) * r * 0.14, y + Math.sin(a) * r * 0.14],
        [x + Math.cos(a - 0.3) * r * 0.78, y + Math.sin(a - 0.3) * r * 0.78],
        [x + Math.cos(a + 0.3) * r * 0.78, y + Math.sin(a + 0.3) * r * 0.78],
      ],
      underLight(palette, i % 2 ? '#b8d468' : '#a8c858'),
    );
  }
}

/** A plate of fruit or flowers by kind. */
export function paintPlateOf(
  ctx: Context,
  rng: Rng,
  dish: DishOptions,
  kind: Parameters<typeof paintPiece>[3],
  size: number,
): void {
  const well = paintBowl(ctx, dish, '#cfdcd6', '#2d5d73', 0.86);
  for (let layer = 0; layer < 3; layer++)
    for (let i = 0; i < 11 - layer * 3; i++) {
      const a = (i / (11 - layer * 3)) * TAU + layer * 0.4;
      const off = well * (0.72 - 0.28 * layer);
      paintPiece(
        ctx,
        rng,
        dish.palette,
        kind,
        dish.at[0] + Math.cos(a) * off,
        dish.at[1] + Math.sin(a) * off,
        size,
        1,
      );
    }
}
