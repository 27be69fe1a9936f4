import type { Hex } from '../colour.ts';
import { type Point, type Side, TAU } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';

export interface ForestOptions {
  /** Top of each crown, far ones first; called with the stream. */
  at: (rng: Rng, t: number) => Point;
  count: number;
  /** Half of the width of the first and of the last crown, in pixels. */
  size: readonly [number, number];
  /** Shade, mid, lit. */
  colours: readonly [Hex, Hex, Hex];
  side: Side;
}

/** Crowns of trees seen as a mass: each a heap of leaf clumps, lit from one side. */
export function paintForest(ctx: Context, rng: Rng, { at, count, size, colours, side }: ForestOptions): void {
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const [x, y] = at(rng, t);
    const r = (size[0] + (size[1] - size[0]) * t) * rng.range(0.7, 1.3);
    clumps(ctx, rng, [x, y], r, colours[0], 16);
    clumps(ctx, rng, [x + side * r * 0.22, y - r * 0.2], r * 0.72, colours[1], 13);
    if (rng.chance(0.75)) clumps(ctx, rng, [x + side * r * 0.4, y - r * 0.36], r * 0.42, colours[2], 8);
  }
}

function clumps(ctx: Context, rng: Rng, [x, y]: Point, reach: number, colour: Hex, count: number): void {
  ctx.beginPath();
  for (let i = 0; i < count; i++) {
    const angle = rng() * TAU;
    const off = Math.sqrt(rng()) * reach;
    const px = x + Math.cos(angle) * off;
    const py = y + Math.sin(angle) * off * 0.7;
    const size = reach * rng.range(0.2, 0.38);
    ctx.moveTo(px + size, py);
    ctx.ellipse(px, py, size, size * 0.72, 0, 0, TAU);
  }
  ctx.fillStyle = colour;
  ctx.fill();
}
