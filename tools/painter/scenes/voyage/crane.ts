import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { lerp, type Point, type Side } from '../../kit/maths.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, curve2, ellipse, line } from '../../kit/stroke.ts';

export interface CraneOptions {
  x: number;
  /** Row of the feet, or of the body in flight. */
  y: number;
  /** Standing height, or span of the wings, in pixels. */
  size: number;
  facing: Side;
  pose: 'look' | 'feed' | 'fly';
  nearness?: number;
}

/** A sarus crane: grey body, bare red head and neck, long legs. */
export function paintCrane(ctx: Context, { palette, at: tint }: SceneView, options: CraneOptions): void {
  const { x, y, size: h, facing, pose, nearness = 1 } = options;
  const at = (u: number, v: number): Point => [x + u * h * facing, y - v * h];
  const grey = tint('#b9bcb8', nearness);
  const pale = mix(grey, tint('#f4f1e6', nearness), 0.65);
  const dark = mix(grey, palette.ink, 0.45 * nearness);
  const red = tint('#c8402e', nearness);
  if (pose === 'fly') {
    for (const [u, v, colour] of [
      [-0.42, 0.26, dark],
      [0.4, 0.3, grey],
    ] as const)
      brush(ctx, curve(at(0, 0.02), at(u * 0.5, v), at(u, v * 0.7), 14), (t) => h * 0.1 * (1 - 0.8 * t), colour);
    brush(ctx, curve(at(-0.16, 0), at(0, 0.04), at(0.16, 0.02), 10), (t) => h * 0.09 * Math.sin(Math.PI * (0.1 + 0.8 * t)), pale);
    line(ctx, [at(-0.12, 0), at(-0.4, -0.04)], h * 0.02, dark);
    line(ctx, [at(0.14, 0.02), at(0.34, 0.05)], h * 0.03, grey);
    line(ctx, [at(0.32, 0.05), at(0.44, 0.04)], h * 0.026, red);
    return;
  }
  for (const [u, foot] of [
    [-0.05, -0.09],
    [0.03, 0.06],
  ] as const)
    line(ctx, [at(u, 0.46), at(u + 0.01, 0.24), at(foot, 0)], h * 0.018, mix(tint('#c87a6a', nearness), palette.ink, 0.2));
  const [bend, head]: readonly [Point, Point] =
    pose === 'feed' ? [at(0.44, 0.5), at(0.38, 0.08)] : [at(0.14, 0.8), at(0.27, 0.95)];
  const neck = curve2(at(0.16, 0.56), at(pose === 'feed' ? 0.36 : 0.32, 0.6), bend, head, 24);
  brush(ctx, neck, (t) => h * lerp(0.07, 0.036, t), grey);
  brush(ctx, neck.slice(13), h * 0.042, red);
  blob(ctx, [at(-0.34, 0.42), at(-0.2, 0.6), at(0.06, 0.65), at(0.23, 0.57), at(0.18, 0.46), at(0, 0.41), at(-0.2, 0.4)], grey);
  blob(ctx, [at(-0.1, 0.6), at(0.06, 0.64), at(0.2, 0.57), at(0.04, 0.56)], pale);
  for (const v of [0.44, 0.49])
    brush(ctx, curve(at(0.1, v + 0.04), at(-0.1, v + 0.02), at(-0.36, v - 0.03), 10), (t) => h * 0.04 * (1 - 0.7 * t), dark);
  ellipse(ctx, ...head, h * 0.03, h * 0.026, red);
  const beak: Point = pose === 'feed' ? [head[0] + facing * h * 0.01, head[1] + h * 0.1] : [head[0] + facing * h * 0.12, head[1] + h * 0.012];
  brush(ctx, [head, beak], (t) => h * 0.03 * (1 - 0.8 * t), dark);
}
