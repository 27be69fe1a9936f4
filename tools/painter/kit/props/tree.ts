import type { Hex } from '../colour.ts';
import { type Side, TAU } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush } from '../stroke.ts';

export interface TreeOptions {
  x: number;
  /** Row of the foot. */
  y: number;
  height: number;
  /** Trunk and shade, mid, lit. */
  colours: readonly [Hex, Hex, Hex];
  side: Side;
}

/** A broadleaf tree: three to five crowns, each of leaf clumps in three tones toward the light. */
export function paintTree(ctx: Context, rng: Rng, { x, y, height, colours, side }: TreeOptions): void {
  brush(
    ctx,
    [
      [x, y],
      [x + height * 0.02, y - height * 0.3],
      [x - height * 0.02, y - height * 0.6],
    ],
    (t) => height * (0.07 - 0.03 * t),
    colours[0],
  );
  const count = rng.int(3, 5);
  const crowns = Array.from({ length: count }, (_, i) => ({
    x: x + rng.bell() * height * 0.22,
    y: y - height * (0.5 + (0.42 * i) / count) + rng.bell() * height * 0.05,
    radius: height * rng.range(0.17, 0.26) * (1.15 - (0.5 * i) / count),
  }));
  // Leaves of a tall tree are smaller and more.
  const fine = Math.max(1, height / 110);
  const passes = [
    { shift: 0, rise: 0, spread: 1, clumps: 62 },
    { shift: 0.22, rise: 0.25, spread: 0.72, clumps: 50 },
    { shift: 0.38, rise: 0.45, spread: 0.46, clumps: 30 },
  ];
  passes.forEach(({ shift, rise, spread, clumps }, pass) => {
    ctx.fillStyle = colours[pass] as Hex;
    ctx.beginPath();
    for (const crown of crowns) {
      for (let i = 0; i < clumps * fine * fine; i++) {
        const angle = rng() * TAU;
        const off = Math.sqrt(rng()) * crown.radius * spread;
        const px = crown.x + shift * crown.radius * side + Math.cos(angle) * off;
        const py = crown.y - rise * crown.radius + Math.sin(angle) * off * 0.8;
        const size = (crown.radius * rng.range(0.07, 0.16)) / fine;
        ctx.moveTo(px + size, py);
        ctx.ellipse(px, py, size, size * 0.7, 0, 0, TAU);
      }
    }
    ctx.fill();
  });
}
