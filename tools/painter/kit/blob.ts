import type { Point } from './maths.ts';
import type { Context } from './sheet.ts';

/** Filled round shape whose outline bends toward each of the points. */
export function blob(ctx: Context, points: readonly Point[], colour: string): void {
  const count = points.length;
  const middle = (i: number): Point => {
    const [ax, ay] = points[i % count] as Point;
    const [bx, by] = points[(i + 1) % count] as Point;
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  ctx.beginPath();
  ctx.moveTo(...middle(0));
  for (let i = 1; i <= count; i++) ctx.quadraticCurveTo(...(points[i % count] as Point), ...middle(i));
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
}
