import { mix } from '../colour.ts';
import type { Palette } from '../lights.ts';
import type { Point } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { brush, curve2, ellipse } from '../stroke.ts';
import type { DragonColours } from './dragon-body.ts';

/** Head of the dragon looking right: flowing mane, long snout, swept horns, beard and feelers. */
export function paintDragonHead(ctx: Context, [x, y]: Point, colours: DragonColours, palette: Palette): void {
  const [dark, body, lit, edge] = colours;
  const deep = mix(dark, palette.ink, 0.5);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1.3, 1.3);
  const flame = (angle: number, long: number, colour: string): void => {
    const tip: Point = [Math.cos(angle) * long, Math.sin(angle) * long];
    const bend: Point = [Math.cos(angle + 0.5) * long * 0.6, Math.sin(angle + 0.5) * long * 0.6];
    brush(
      ctx,
      curve2([-2, 0], bend, [tip[0] * 0.8, tip[1] * 0.8 + 4], tip, 14),
      (t) => 15 * (1 - t) ** 0.8,
      colour,
    );
  };
  for (const [angle, long, colour] of [
    [2.45, 48, dark],
    [2.8, 58, body],
    [3.1, 62, dark],
    [3.4, 56, lit],
    [3.75, 46, body],
    [4.1, 36, lit],
  ] as const)
    flame(angle, long, colour);
  ctx.beginPath();
  ctx.moveTo(-18, 14);
  ctx.bezierCurveTo(-26, -12, -10, -30, 14, -27);
  ctx.bezierCurveTo(26, -25, 34, -17, 46, -18);
  ctx.bezierCurveTo(57, -21, 67, -15, 65, -7);
  ctx.bezierCurveTo(63, -1, 52, 0, 42, 2);
  ctx.lineTo(24, 6);
  ctx.lineTo(30, 11);
  ctx.bezierCurveTo(40, 12, 50, 11, 57, 14);
  ctx.bezierCurveTo(50, 23, 34, 26, 18, 23);
  ctx.bezierCurveTo(4, 23, -10, 23, -18, 14);
  ctx.fillStyle = body;
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(-12, -4);
  ctx.bezierCurveTo(-12, -21, 2, -28, 15, -25);
  ctx.bezierCurveTo(26, -22, 34, -15, 46, -16);
  ctx.bezierCurveTo(56, -18, 63, -13, 62, -9);
  ctx.bezierCurveTo(44, -6, 18, -9, -12, -4);
  ctx.fillStyle = lit;
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(22, 7);
  ctx.quadraticCurveTo(42, 3, 60, 1);
  ctx.quadraticCurveTo(48, 8, 54, 13);
  ctx.quadraticCurveTo(40, 11, 30, 11);
  ctx.fillStyle = deep;
  ctx.fill();
  ctx.fillStyle = edge;
  for (const [tx, ty] of [
    [36, 4.4],
    [44, 3.4],
    [52, 2.2],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(tx - 2, ty);
    ctx.lineTo(tx + 2, ty - 0.3);
    ctx.lineTo(tx + 0.4, ty + 5);
    ctx.fill();
  }
  ctx.beginPath();
  ctx.moveTo(8, -11);
  ctx.quadraticCurveTo(18, -20, 30, -13);
  ctx.quadraticCurveTo(18, -9, 8, -11);
  ctx.fillStyle = deep;
  ctx.fill();
  ellipse(ctx, 20, -13, 3.4, 1.9, edge);
  ellipse(ctx, 58, -12, 2.2, 1.6, dark);
  for (const [shift, rise] of [
    [0, 1],
    [10, 0.8],
  ] as const)
    brush(
      ctx,
      curve2(
        [4 + shift, -24],
        [-8 + shift, -42 * rise],
        [-22 + shift, -46 * rise],
        [-40 + shift, -40 * rise],
        16,
      ),
      (t) => 9 * (1 - t) + 1,
      edge,
    );
  for (let i = 0; i < 3; i++)
    brush(
      ctx,
      curve2([14 + i * 9, 22], [10 + i * 9, 32], [16 + i * 9, 38], [8 + i * 9, 46], 10),
      (t) => 5 * (1 - t) + 0.6,
      i % 2 ? lit : body,
    );
  brush(ctx, curve2([60, -8], [78, -8], [74, -28], [90, -30], 14), (t) => 3 * (1 - t) + 0.6, lit);
  brush(ctx, curve2([58, -2], [74, 4], [76, 20], [92, 16], 14), (t) => 3 * (1 - t) + 0.6, lit);
  ctx.restore();
}
