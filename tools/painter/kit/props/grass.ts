import type { Hex } from '../colour.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, curve } from '../stroke.ts';

export interface GrassOptions {
  count: number;
  /** Foot of each blade; called with the stream. */
  foot: (rng: Rng) => readonly [x: number, y: number];
  /** Shortest and longest blade, in pixels. */
  length: readonly [number, number];
  width?: number;
  /** Mean shift of the tips, in pixels. */
  lean?: number;
  colours: readonly Hex[];
}

/** Blades of grass, reed or rice, painted from far to near. */
export function paintGrass(ctx: Context, rng: Rng, options: GrassOptions): void {
  const { count, foot, length, width = 3, lean = 4, colours } = options;
  const feet = Array.from({ length: count }, () => foot(rng)).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of feet) {
    const high = rng.range(length[0], length[1]);
    const tip = [x + rng.bell() * high * 0.4 + lean, y - high] as const;
    const blade = curve([x, y], [x + rng.bell() * high * 0.15, y - high * 0.6], tip, 5);
    brush(ctx, blade, (t) => width * (1 - t), rng.pick(colours));
  }
}
