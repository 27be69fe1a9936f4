import { type Hex, mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, polygon } from '../../kit/stroke.ts';
import type { IslandView } from './layout.ts';

/** A swimmer at the surface with fins, mask and snorkel, seen from below; `size` is the length. */
export function paintSnorkeller(
  ctx: Context,
  _view: IslandView,
  [x, y]: Point,
  size: number,
  water: Hex,
): void {
  const skin = mix(water, '#b07848', 0.62);
  const suit = mix(water, '#20404f', 0.72);
  const fin = mix(water, '#e2a03c', 0.75);
  const k = size / 190;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(-k, k);
  ctx.rotate(0.07);
  const limb = (points: Point[], wide: number, colour: Hex): void =>
    brush(ctx, points, (t) => wide * (1 - 0.35 * t), colour);
  limb(curve([-18, 4], [-52, 2], [-80, 14], 8), 15, mix(skin, suit, 0.25));
  polygon(
    ctx,
    [
      [-78, 10],
      [-84, 18],
      [-122, 32],
      [-116, 14],
    ],
    mix(fin, suit, 0.25),
  );
  limb(curve([-18, 0], [-50, -8], [-82, -2], 8), 15, skin);
  polygon(
    ctx,
    [
      [-80, -6],
      [-82, 4],
      [-124, 8],
      [-122, -10],
    ],
    fin,
  );
  ctx.beginPath();
  ctx.moveTo(-24, -8);
  ctx.bezierCurveTo(0, -16, 34, -16, 50, -8);
  ctx.bezierCurveTo(48, 8, 12, 14, -24, 9);
  ctx.closePath();
  ctx.fillStyle = suit;
  ctx.fill();
  limb(curve([44, 2], [48, 26], [26, 40], 8), 10, skin);
  limb(curve([44, -4], [72, 12], [92, 6], 8), 10, skin);
  ellipse(ctx, 63, -6, 13, 12, skin);
  ellipse(ctx, 60, -10, 13, 9, mix(water, '#1a1414', 0.7));
  ellipse(ctx, 71, 0, 6, 8, mix(water, '#10262e', 0.75), 0.4);
  brush(ctx, curve([74, 6], [84, -4], [68, -34], 8), 3.4, fin);
  ctx.restore();
}
