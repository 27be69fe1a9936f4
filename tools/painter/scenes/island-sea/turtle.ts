import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Point, TAU } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, polygon } from '../../kit/stroke.ts';
import type { IslandView } from './layout.ts';

/** A sea turtle gliding; `size` is its length. */
export function paintTurtle(
  ctx: Context,
  { rng }: IslandView,
  [x, y]: Point,
  size: number,
  water: Hex,
): void {
  const shell = mix(water, '#6a5a34', 0.7);
  const pale = mix(water, '#d8b870', 0.66);
  const skin = mix(water, '#7f8f5a', 0.62);
  const dark = mix(shell, '#1c2a22', 0.45);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-0.22);
  const k = size / 250;
  ctx.scale(k, k);
  const flipper = (from: Point, bend: Point, to: Point, wide: number, colour: Hex): void =>
    brush(
      ctx,
      curve(from, bend, to, 14),
      (t) => wide * (0.5 + 1.6 * t * (1 - t)) * (1 - 0.75 * t ** 3),
      colour,
    );
  flipper([50, -14], [70, -90], [16, -132], 40, mix(skin, dark, 0.3));
  flipper([-82, -6], [-116, -34], [-136, -30], 24, mix(skin, dark, 0.3));
  ellipse(ctx, 112, -6, 31, 20, skin, -0.1);
  ellipse(ctx, 90, -2, 26, 16, skin);
  for (let i = 0; i < 9; i++)
    ellipse(ctx, 104 + rng.bell() * 18, -10 + rng.bell() * 9, 5, 4, mix(skin, dark, 0.45));
  ellipse(ctx, 125, -11, 3.6, 3.6, '#101c1a');
  ctx.beginPath();
  ctx.moveTo(88, 0);
  ctx.bezierCurveTo(60, -60, -56, -56, -104, 4);
  ctx.bezierCurveTo(-60, 36, 46, 38, 88, 0);
  ctx.fillStyle = shell;
  ctx.fill();
  ctx.save();
  ctx.clip();
  for (const [px, py, r] of [
    [46, -18, 22],
    [6, -24, 24],
    [-36, -20, 23],
    [-72, -8, 18],
    [66, -2, 15],
    [26, 6, 20],
    [-16, 6, 21],
    [-56, 8, 18],
  ] as const) {
    polygon(
      ctx,
      Array.from(
        { length: 6 },
        (_, i): Point => [px + Math.cos((i / 6) * TAU) * r, py + Math.sin((i / 6) * TAU) * r * 0.72],
      ),
      mix(shell, pale, 0.35),
    );
    polygon(
      ctx,
      Array.from(
        { length: 6 },
        (_, i): Point => [
          px + Math.cos((i / 6) * TAU) * r * 0.68,
          py - 2 + Math.sin((i / 6) * TAU) * r * 0.46,
        ],
      ),
      mix(shell, pale, 0.68),
    );
  }
  ellipse(ctx, 0, 30, 120, 18, rgba(dark, 0.6));
  ctx.restore();
  flipper([58, 12], [96, 84], [34, 140], 44, skin);
  flipper([-80, 10], [-112, 44], [-140, 56], 26, skin);
  for (let i = 0; i < 12; i++)
    ellipse(ctx, 66 - i * 2 + rng.bell() * 12, 40 + i * 7, 5, 4, mix(skin, dark, 0.4));
  ctx.restore();
}
