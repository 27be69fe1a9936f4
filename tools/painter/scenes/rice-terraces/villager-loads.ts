import { mix } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Point, Side } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, ellipse, line } from '../../kit/stroke.ts';

/** A basket of bamboo on the back, wider at its mouth. */
export function paintBackBasket(
  ctx: Context,
  palette: Palette,
  [x, y]: Point,
  height: number,
  facing: Side,
): void {
  const straw = underLight(palette, LOCAL.straw[0]);
  const bx = x - facing * height * 0.12;
  brush(
    ctx,
    [
      [bx, y - height * 0.5],
      [bx - facing * height * 0.03, y - height * 0.79],
    ],
    (t) => height * (0.12 + 0.08 * t),
    mix(straw, palette.ink, 0.25),
  );
  ellipse(ctx, bx - facing * height * 0.03, y - height * 0.8, height * 0.1, height * 0.028, straw);
}

/** A hoe that lies over the shoulder, its blade behind. */
export function paintHoe(ctx: Context, palette: Palette, [x, y]: Point, height: number, facing: Side): void {
  const end: Point = [x - facing * height * 0.42, y - height * 0.12];
  line(
    ctx,
    [[x + facing * height * 0.16, y + height * 0.06], end],
    Math.max(1, height * 0.024),
    underLight(palette, LOCAL.wood[2]),
  );
  brush(
    ctx,
    [end, [end[0] - facing * height * 0.02, end[1] + height * 0.13]],
    height * 0.05,
    mix(palette.ink, palette.haze, 0.3),
  );
}
