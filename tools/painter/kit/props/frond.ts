import type { Hex } from '../colour.ts';
import type { Point } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, curve } from '../stroke.ts';

export interface Frond {
  /** Direction at the crown, in radians; -π/2 is upright. */
  angle: number;
  /** Pixels. */
  length: number;
  /** How far the tip falls, in lengths. */
  droop: number;
}

const LEAFLETS = 36;

/** A feather leaf: a falling rib with pairs of thin leaflets that hang by their weight. */
export function paintFrond(ctx: Context, rng: Rng, [x, y]: Point, frond: Frond, colour: Hex, rib: Hex): void {
  const { angle, length, droop } = frond;
  const bend: Point = [
    x + Math.cos(angle) * length * 0.55,
    y + Math.sin(angle) * length * 0.62 - length * 0.1,
  ];
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length + droop * length];
  const spine = curve([x, y], bend, tip, LEAFLETS);
  const half = length * 0.0165;
  ctx.beginPath();
  for (let i = 1; i <= LEAFLETS; i++) {
    const t = i / LEAFLETS;
    const [ax, ay] = spine[i - 1] as Point;
    const [bx, by] = spine[i] as Point;
    const along = Math.atan2(by - ay, bx - ax);
    const upright = Math.max(0, -Math.sin(along));
    const reach =
      length *
      0.3 *
      Math.sin(Math.PI * Math.min(1, 0.14 + 0.84 * t)) ** 0.7 *
      (1 - 0.25 * t) *
      (1 - 0.3 * upright);
    for (const pair of [-1, 1]) {
      const out = along + pair * (1.15 - 0.55 * t + rng.bell() * 0.07 + 0.25 * upright);
      const tx = ax + Math.cos(out) * reach * rng.range(0.85, 1.05);
      const ty = ay + Math.sin(out) * reach + reach * 0.34 * (1 - 0.6 * upright);
      const nx = Math.cos(along) * half;
      const ny = Math.sin(along) * half;
      const mx = (ax + tx) / 2;
      const my = (ay + ty) / 2;
      ctx.moveTo(ax - nx, ay - ny);
      ctx.quadraticCurveTo(mx + nx * 1.4, my - reach * 0.05, tx, ty);
      ctx.quadraticCurveTo(mx - nx, my, ax + nx, ay + ny);
    }
  }
  ctx.fillStyle = colour;
  ctx.fill();
  brush(ctx, spine, (t) => length * 0.02 * (1 - t) + 0.8, rib);
}
