import type { Hex } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import type { Point, Side } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { curve, polygon } from '../stroke.ts';

/** Conical leaf hat; `reach` is half of its brim. */
export function paintConeHat(ctx: Context, palette: Palette, [x, y]: Point, reach: number, side: Side): void {
  const [dark, pale] = LOCAL.straw.map((colour) => underLight(palette, colour)) as [Hex, Hex];
  const brim = curve([x - reach, y], [x, y + reach * 0.34], [x + reach, y], 8);
  const peak: Point = [x, y - reach * 0.86];
  polygon(ctx, [peak, ...brim], pale);
  const half = side > 0 ? brim.slice(0, 4) : brim.slice(5);
  polygon(ctx, [peak, ...half, [x - side * reach * 0.12, y + reach * 0.12]], dark);
}
