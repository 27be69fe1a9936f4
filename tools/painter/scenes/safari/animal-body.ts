import { type Hex, rgba } from '../../kit/colour.ts';
import { lerp, type Point, type Side } from '../../kit/maths.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse } from '../../kit/stroke.ts';

export interface AnimalOptions {
  x: number;
  /** Row of the feet. */
  y: number;
  /** Height of the whole animal, in pixels. */
  height: number;
  facing: Side;
}

type At = (u: number, v: number) => Point;

export function standAnimal(
  { ctx, palette }: SceneView,
  { x, y, height: h, facing }: AnimalOptions,
  long: number,
): At {
  ellipse(ctx, x, y, long * h, h * 0.025, rgba(palette.ink, 0.3));
  return (u, v) => [x + u * h * facing, y - v * h];
}

export function paintLeg(
  { ctx }: SceneView,
  at: At,
  u: number,
  top: number,
  h: number,
  thick: number,
  colour: Hex,
  bend = 0.01,
): void {
  brush(
    ctx,
    curve(at(u, top), at(u + bend, top * 0.5), at(u - bend, 0), 8),
    (t) => h * thick * lerp(1.5, 0.8, t),
    colour,
  );
}
