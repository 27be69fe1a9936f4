import { rgba } from '../../kit/colour.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';

/** Somebody on sand, with the long shadow that a low sun throws. */
export function paintOnSand(
  { ctx, palette, seed, light }: SceneView,
  [x, y]: Point,
  height: number,
  side: Side,
  options: Partial<FolkOptions> = {},
): { back: Point; front: Point } {
  const long = light === 'noon' ? 0.5 : 1.3;
  polygon(
    ctx,
    [
      [x - height * 0.06, y],
      [x + height * 0.06, y],
      [x - side * height * long + height * 0.03, y + height * 0.17],
      [x - side * height * long - height * 0.04, y + height * 0.19],
    ],
    rgba(palette.ink, 0.26),
  );
  ellipse(ctx, x, y, height * 0.11, height * 0.02, rgba(palette.ink, 0.3));
  return paintFolk(ctx, makeRng(`${seed}/folk${x}`), { palette, x, y, height, side, ...options });
}
