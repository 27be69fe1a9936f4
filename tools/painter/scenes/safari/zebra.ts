import { blob } from '../../kit/blob.ts';
import { mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, polygon } from '../../kit/stroke.ts';
import { type AnimalOptions, paintLeg, standAnimal } from './animal-body.ts';

/** A zebra, grazing or looking up. */
export function paintZebra(view: SceneView, options: AnimalOptions, grazing = false): void {
  const { ctx, palette, at: tint } = view;
  const { height: h } = options;
  const at = standAnimal(view, options, 0.6);
  const white = tint('#efe8d6');
  const black = mix(palette.ink, tint('#2a2a2c'), 0.5);
  for (const u of [-0.36, 0.3]) paintLeg(view, at, u, 0.5, h, 0.062, mix(white, palette.ink, 0.34));
  const trunk: Point[] = [
    at(-0.5, 0.62),
    at(-0.4, 0.8),
    at(0, 0.79),
    at(0.36, 0.82),
    at(0.46, 0.66),
    at(0.32, 0.46),
    at(0, 0.4),
    at(-0.4, 0.45),
  ];
  blob(ctx, trunk, white);
  const neck = grazing
    ? curve(at(0.36, 0.7), at(0.62, 0.56), at(0.66, 0.24), 10)
    : curve(at(0.34, 0.7), at(0.5, 0.84), at(0.6, 1), 10);
  brush(ctx, neck, (t) => h * lerp(0.28, 0.14, t), white);
  const [hx, hy] = neck[10] as Point;
  const f = options.facing;
  const down = grazing ? 1 : 0;
  blob(
    ctx,
    [
      [hx - f * h * 0.08, hy - h * 0.06],
      [hx + f * h * 0.06, hy - h * 0.07],
      [hx + f * h * lerp(0.26, 0.1, down), hy + h * lerp(0.06, 0.22, down)],
      [hx + f * h * lerp(0.22, 0.02, down), hy + h * lerp(0.12, 0.24, down)],
      [hx - f * h * 0.02, hy + h * 0.08],
    ],
    white,
  );
  ellipse(
    ctx,
    hx + f * h * lerp(0.21, 0.06, down),
    hy + h * lerp(0.08, 0.2, down),
    h * 0.045,
    h * 0.04,
    black,
  );
  for (let i = 0; i < 10; i++) {
    const u = -0.44 + i * 0.085;
    brush(
      ctx,
      curve(at(u, 0.79), at(u + 0.05, 0.64), at(u - 0.01, 0.46), 8),
      (t) => h * 0.034 * Math.sin(Math.PI * (0.15 + 0.7 * t)),
      black,
    );
  }
  for (let i = 1; i < 10; i++) {
    const [nx, ny] = neck[i] as Point;
    const wide = h * lerp(0.12, 0.06, i / 10);
    brush(
      ctx,
      grazing
        ? [
            [nx - wide, ny - wide * 0.3],
            [nx + wide, ny + wide * 0.3],
          ]
        : [
            [nx - wide, ny],
            [nx + wide, ny + wide * 0.5],
          ],
      h * 0.024,
      black,
    );
  }
  for (const u of [-0.4, -0.3, 0.24, 0.34]) {
    if (u === -0.4 || u === 0.34) paintLeg(view, at, u, 0.5, h, 0.064, white, -0.012);
    for (const v of [0.1, 0.2, 0.3, 0.4])
      brush(ctx, [at(u - 0.045, v), at(u + 0.045, v + 0.02)], h * 0.024, rgba(black, 0.85));
  }
  for (const dx of [-0.05, 0.02])
    polygon(
      ctx,
      [
        [hx + f * h * dx, hy - h * 0.06],
        [hx + f * h * (dx + 0.02), hy - h * 0.17],
        [hx + f * h * (dx + 0.06), hy - h * 0.06],
      ],
      mix(white, black, 0.3),
    );
  brush(
    ctx,
    curve(at(-0.5, 0.68), at(-0.58, 0.55), at(-0.55, 0.36), 8),
    (t) => h * lerp(0.02, 0.05, t),
    black,
  );
}
