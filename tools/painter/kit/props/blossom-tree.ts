import { type Hex, mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Point, Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, ellipse } from '../stroke.ts';

export interface BlossomTreeOptions {
  palette: Palette;
  x: number;
  /** Row of the foot of the trunk. */
  y: number;
  height: number;
  side: Side;
  /** Shade, petal, light by clear day. */
  petals: readonly [Hex, Hex, Hex];
}

/** A bare branching tree in full blossom: peach in the north, apricot in the south. */
export function paintBlossomTree(
  ctx: Context,
  rng: Rng,
  { palette, x, y, height, side, petals }: BlossomTreeOptions,
): void {
  const bark = mix(underLight(palette, '#5a3a2c'), palette.ink, 0.25);
  const tips: [Point, number][] = [];
  const grow = (from: Point, angle: number, long: number, width: number, depth: number): void => {
    const bend = angle + rng.bell() * 0.34;
    const middle: Point = [from[0] + Math.cos(angle) * long * 0.5, from[1] - Math.sin(angle) * long * 0.5];
    const to: Point = [middle[0] + Math.cos(bend) * long * 0.5, middle[1] - Math.sin(bend) * long * 0.5];
    brush(ctx, [from, middle, to], (t) => width * (1 - 0.42 * t), bark);
    if (depth < 4) tips.push([middle, depth], [to, depth]);
    if (depth === 0) return;
    const count = depth > 3 ? 3 : 2 + Number(rng.chance(0.5));
    for (let i = 0; i < count; i++)
      grow(
        to,
        bend + (i - (count - 1) / 2) * rng.range(0.5, 0.8) + rng.bell() * 0.2,
        long * rng.range(0.6, 0.78),
        width * 0.58,
        depth - 1,
      );
  };
  grow([x, y], Math.PI / 2 + rng.bell() * 0.14, height * 0.3, height * 0.058, 5);
  const [shade, plain, light] = petals.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  const flower = (spread: number, shift: number, colour: Hex, count: number, size: number): void => {
    for (const [[px, py], depth] of tips)
      for (let i = 0; i < count - depth * 0.5; i++) {
        const s = size * rng.range(0.7, 1.25);
        ellipse(
          ctx,
          px + rng.bell() * spread + shift * side,
          py + rng.bell() * spread - Math.abs(shift),
          s,
          s * 0.86,
          colour,
        );
      }
  };
  const unit = height / 100;
  flower(6.4 * unit, 0, shade, 4, 1.3 * unit);
  flower(6 * unit, 0.8 * unit, plain, 5, 1.15 * unit);
  flower(5 * unit, 1.6 * unit, light, 3, 0.9 * unit);
  flower(5 * unit, 0, underLight(palette, '#7d9a4c'), 1, 0.7 * unit);
}
