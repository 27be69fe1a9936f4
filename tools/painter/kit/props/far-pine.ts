import type { Point } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';

const TIERS = 5;

/** Adds a small rounded pine with ragged tiers to the current path. */
export function tracePine(ctx: Context, rng: Rng, x: number, y: number, height: number): void {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= TIERS; i++) {
    const t = i / TIERS;
    const half = height * 0.2 * (0.16 + Math.sin(Math.PI * (0.25 + 0.72 * t)) ** 0.9) * rng.range(0.65, 1.15);
    const row = y - height * (0.2 + 0.8 * t);
    left.push([x - half, row], [x - half * 0.5, row - height * 0.06]);
    right.push([x + half, row], [x + half * 0.5, row - height * 0.06]);
  }
  ctx.moveTo(x - height * 0.02, y);
  for (const point of left) ctx.lineTo(...point);
  ctx.lineTo(x, y - height * 1.08);
  for (const point of right.reverse()) ctx.lineTo(...point);
  ctx.lineTo(x + height * 0.02, y);
  ctx.closePath();
}
