import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, curve2, ellipse, line } from '../../kit/stroke.ts';
import type { AnimalOptions } from './animal-body.ts';

export type FlamingoPose = 'look' | 'feed' | 'preen' | 'one-leg';

/** A flamingo that stands in shallow water; `nearness` 1 is right before the eye. */
export function paintFlamingo(
  ctx: Context,
  { palette, at: tint }: SceneView,
  { x, y, height: h, facing }: AnimalOptions,
  pose: FlamingoPose,
  nearness = 1,
): void {
  const at = (u: number, v: number): Point => [x + u * h * facing, y - v * h];
  const pink = tint('#f0938e', nearness);
  const pale = mix(pink, tint('#fbdcd0', nearness), 0.62);
  const deep = mix(pink, tint('#c8463e', nearness), 0.5);
  const shade = mix(pink, palette.ink, 0.24);
  const black = mix(palette.haze, mix(palette.ink, '#20181c', 0.5), nearness);
  const leg = (u: number, foot: number, colour: string): void => {
    line(ctx, [at(u, 0.46), at(u + 0.015, 0.24), at(foot, 0)], h * 0.02, colour);
    ellipse(ctx, ...at(u + 0.014, 0.235), h * 0.018, h * 0.014, colour);
  };
  leg(-0.05, -0.06, mix(deep, palette.ink, 0.2));
  if (pose === 'one-leg') line(ctx, [at(0.02, 0.44), at(0.1, 0.34), at(-0.02, 0.28)], h * 0.02, deep);
  else leg(0.03, pose === 'look' ? 0.06 : 0.02, deep);
  const throat = at(0.17, 0.56);
  const bends: Record<FlamingoPose, readonly [Point, Point, Point]> = {
    look: [at(0.36, 0.56), at(0.12, 0.86), at(0.3, 0.96)],
    feed: [at(0.42, 0.62), at(0.44, 0.3), at(0.36, 0.12)],
    preen: [at(0.4, 0.62), at(0.36, 0.94), at(0.12, 0.76)],
    'one-leg': [at(0.38, 0.52), at(0.14, 0.84), at(0.34, 0.92)],
  };
  const [a, b, head] = bends[pose];
  const neck = curve2(throat, a, b, head, 26);
  brush(ctx, neck, (t) => h * lerp(0.085, 0.04, t ** 0.7), pink);
  blob(
    ctx,
    [
      at(-0.3, 0.44),
      at(-0.2, 0.6),
      at(0.06, 0.66),
      at(0.24, 0.58),
      at(0.2, 0.46),
      at(0, 0.4),
      at(-0.16, 0.4),
    ],
    pink,
  );
  blob(ctx, [at(-0.12, 0.6), at(0.06, 0.645), at(0.2, 0.58), at(0.06, 0.57)], pale);
  for (const [i, v] of [0.44, 0.48, 0.52].entries())
    brush(
      ctx,
      curve(at(0.1, v + 0.05), at(-0.08, v + 0.02), at(-0.32 + i * 0.03, v), 10),
      (t) => h * 0.046 * (1 - 0.8 * t),
      i % 2 ? deep : shade,
    );
  brush(ctx, curve(at(0.12, 0.6), at(-0.06, 0.6), at(-0.26, 0.5), 10), (t) => h * 0.04 * (1 - 0.7 * t), pale);
  const [hx, hy] = head;
  const turn = pose === 'feed' ? 1 : pose === 'preen' ? -1 : 0;
  ellipse(ctx, hx, hy, h * 0.042, h * 0.036, pink);
  const beak: Point[] =
    turn === 1
      ? [
          [hx - facing * h * 0.02, hy],
          [hx - facing * h * 0.05, hy + h * 0.08],
          [hx - facing * h * 0.012, hy + h * 0.12],
        ]
      : [
          [hx + facing * h * (turn ? -0.02 : 0.03), hy],
          [hx + facing * h * (turn ? -0.1 : 0.1), hy + h * 0.008],
          [hx + facing * h * (turn ? -0.1 : 0.095), hy + h * 0.06],
        ];
  brush(
    ctx,
    curve(beak[0] as Point, beak[1] as Point, beak[2] as Point, 8),
    (t) => h * lerp(0.042, 0.02, t),
    pale,
  );
  brush(
    ctx,
    curve(beak[0] as Point, beak[1] as Point, beak[2] as Point, 8).slice(5),
    (t) => h * lerp(0.032, 0.012, t),
    black,
  );
  ellipse(ctx, hx + facing * h * 0.008, hy - h * 0.008, h * 0.007, h * 0.008, black);
}
