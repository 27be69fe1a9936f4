import { type Hex, mix } from '../../kit/colour.ts';
import type { Side } from '../../kit/maths.ts';
import { paintForest } from '../../kit/props/forest.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve } from '../../kit/stroke.ts';

export interface CrownTreeOptions {
  x: number;
  /** Row of the foot. */
  y: number;
  height: number;
  /** Shade, mid, lit. */
  colours: readonly [Hex, Hex, Hex];
  trunk: Hex;
  side: Side;
}

/** A big tree near the eye: forked trunk and a wide crown of leaf heaps. */
export function paintCrownTree(
  ctx: Context,
  rng: Rng,
  { x, y, height: h, colours, trunk, side }: CrownTreeOptions,
): void {
  for (const lean of [-0.16, 0.02, 0.18])
    brush(
      ctx,
      curve([x, y], [x, y - h * 0.34], [x + lean * h * 1.3, y - h * 0.66], 14),
      (t) => h * 0.055 * (1 - 0.7 * t),
      mix(trunk, colours[0], lean > 0 ? 0.1 : 0.5),
    );
  paintForest(ctx, rng, {
    count: 26,
    at: (r, t) => {
      const u = r.bell() * 1.25;
      return [x + u * h * 0.4, y - h * (0.98 - 0.42 * t) + u * u * h * 0.12];
    },
    size: [h * 0.12, h * 0.1],
    colours,
    side,
  });
}
