import type { Hex } from '../colour.ts';
import { type Side, TAU } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { ellipse } from '../stroke.ts';

export interface HydrangeaOptions {
  x: number;
  y: number;
  /** Half of the width of the head, in pixels. */
  size: number;
  /** Shade, mid, lit. */
  petals: readonly [Hex, Hex, Hex];
  /** Dark and pale leaf. */
  leaves: readonly [Hex, Hex];
  side: Side;
}

/** A round flower head of many dots in three tones over a few leaves. */
export function paintHydrangea(
  ctx: Context,
  rng: Rng,
  { x, y, size: s, petals, leaves, side }: HydrangeaOptions,
): void {
  for (let i = 0; i < 4; i++) {
    const angle = rng.range(-0.4, 3.5);
    ellipse(
      ctx,
      x + Math.cos(angle) * s,
      y + Math.sin(angle) * s * 0.75,
      s * 0.62,
      s * 0.28,
      leaves[i % 2] as Hex,
      angle,
    );
  }
  for (const [tone, shift, spread, count] of [
    [0, 0, 1, 34],
    [1, 0.16, 0.82, 30],
    [2, 0.34, 0.52, 16],
  ] as const) {
    ctx.beginPath();
    for (let i = 0; i < count; i++) {
      const angle = rng() * TAU;
      const off = Math.sqrt(rng()) * s * spread;
      const px = x + side * shift * s + Math.cos(angle) * off;
      const py = y - shift * s * 0.9 + Math.sin(angle) * off * 0.86;
      const dot = s * rng.range(0.1, 0.17);
      ctx.moveTo(px + dot, py);
      ctx.ellipse(px, py, dot, dot * 0.8, 0, 0, TAU);
    }
    ctx.fillStyle = petals[tone];
    ctx.fill();
  }
}
