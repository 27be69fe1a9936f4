import { mix } from '../../kit/colour.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { lerp, type Point, type Side } from '../../kit/maths.ts';
import { paintCabin } from '../../kit/props/cable-car.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import type { Context } from '../../kit/sheet.ts';
import { line } from '../../kit/stroke.ts';

export interface CableLine {
  /** From the near end to the far one. */
  points: readonly Point[];
  /** Width of a cabin at both ends, in pixels. */
  size: readonly [number, number];
  /** Places of the cabins, 0 at the near end; colours by clear day. */
  cabins: readonly (readonly [at: number, colour: string])[];
  side: Side;
}

/** A cable that thins with distance and the cabins on it, far ones first. */
export function paintCableLine(ctx: Context, { palette, seed }: SceneView, line0: CableLine): void {
  const { points, size, cabins, side } = line0;
  const last = points.length - 1;
  for (let i = last; i > 0; i--) {
    const t = i / last;
    line(
      ctx,
      [points[i] as Point, points[i - 1] as Point],
      lerp(3.2, 0.8, t ** 0.6),
      mix(palette.haze, palette.ink, lerp(0.85, 0.4, t)),
    );
  }
  for (const [i, [at, colour]] of [...cabins].sort((a, b) => b[0] - a[0]).entries()) {
    const near = 1 - at * 0.6;
    paintCabin(ctx, makeRng(`${seed}/cabin${i}`), {
      palette: near < 0.9 ? hazedPalette(palette, near) : palette,
      at: points[Math.round(at * last)] as Point,
      width: lerp(size[0], size[1], at ** 0.6),
      colour,
      side,
    });
  }
}
