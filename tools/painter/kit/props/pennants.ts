import { type Hex, mix, rgba } from '../colour.ts';
import type { Palette } from '../lights.ts';
import { underLight } from '../lights.ts';
import { lerp, type Point, type Side } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { curve, line, polygon } from '../stroke.ts';

/** A string of small triangular flags between two points. */
export function paintPennants(
  ctx: Context,
  palette: Palette,
  from: Point,
  to: Point,
  sag: number,
  size: number,
  colours: readonly Hex[],
): void {
  const at = (t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + sag * 4 * t * (1 - t)];
  line(
    ctx,
    Array.from({ length: 31 }, (_, i) => at(i / 30)),
    Math.max(0.8, size * 0.07),
    rgba(palette.ink, 0.7),
  );
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.25));
  for (let i = 0; i < count; i++) {
    const a = at((i + 0.12) / count);
    const b = at((i + 0.88) / count);
    const colour = underLight(palette, colours[i % colours.length] as Hex);
    polygon(
      ctx,
      [a, b, [(a[0] + b[0]) / 2 + size * 0.08, (a[1] + b[1]) / 2 + size]],
      i % 2 ? colour : mix(colour, palette.flank, 0.16),
    );
  }
}

/** A tall feather flag on a bent pole. */
export function paintFeatherFlag(
  ctx: Context,
  palette: Palette,
  [x, y]: Point,
  height: number,
  blow: Side,
  cloth: Hex,
): void {
  const colour = underLight(palette, cloth);
  const top: Point = [x + blow * height * 0.16, y - height];
  const pole = curve([x, y], [x, y - height * 0.94], top, 12);
  const leech = curve(
    top,
    [x + blow * height * 0.34, y - height * 0.8],
    [x + blow * height * 0.2, y - height * 0.26],
    10,
  );
  polygon(ctx, [...pole.slice(3), ...leech], colour);
  polygon(
    ctx,
    [
      ...pole.slice(3, 9),
      ...curve(
        pole[8] as Point,
        [x + blow * height * 0.14, y - height * 0.6],
        [x + blow * height * 0.1, y - height * 0.28],
        6,
      ),
    ],
    mix(colour, palette.ink, 0.18),
  );
  polygon(
    ctx,
    [
      [x + blow * height * 0.05, y - height * 0.5],
      [x + blow * height * 0.235, y - height * 0.54],
      [x + blow * height * 0.23, y - height * 0.42],
      [x + blow * height * 0.04, y - height * 0.4],
    ],
    mix(colour, '#fff6e2', 0.75),
  );
  line(ctx, pole, Math.max(1.2, height * 0.014), mix(palette.ink, palette.haze, 0.2));
}
