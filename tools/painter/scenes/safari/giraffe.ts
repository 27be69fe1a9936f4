import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse } from '../../kit/stroke.ts';
import { type AnimalOptions, paintLeg, standAnimal } from './animal-body.ts';

/** A giraffe with its net of patches. */
export function paintGiraffe(view: SceneView, options: AnimalOptions): void {
  const { ctx, palette, at: tint, seed } = view;
  const { height: h } = options;
  const at = standAnimal(view, options, 0.26);
  const hide = tint('#e2b566');
  const dark = mix(hide, palette.ink, 0.36);
  const patch = tint('#9a5a2c');
  for (const u of [-0.16, 0.12]) paintLeg(view, at, u, 0.48, h, 0.026, dark);
  const neck = curve(at(0.13, 0.54), at(0.22, 0.7), at(0.27, 0.93), 14);
  ctx.save();
  ctx.beginPath();
  const trunk: Point[] = [
    at(-0.21, 0.52),
    at(-0.16, 0.6),
    at(0.06, 0.64),
    at(0.18, 0.62),
    at(0.2, 0.5),
    at(0.1, 0.42),
    at(-0.14, 0.41),
    at(-0.22, 0.45),
  ];
  blob(ctx, trunk, hide);
  brush(ctx, neck, (t) => h * lerp(0.13, 0.045, t ** 0.7), hide);
  ctx.restore();
  const rng = makeRng(`${seed}/giraffe${Math.round(options.x)}`);
  for (let i = 0; i < 26; i++)
    ellipse(
      ctx,
      ...at(rng.range(-0.18, 0.15), rng.range(0.45, 0.6)),
      h * 0.017,
      h * 0.021,
      patch,
      rng.range(-1, 1),
    );
  for (const [i, [nx, ny]] of neck.entries())
    for (const off of [-0.3, 0.3])
      ellipse(
        ctx,
        nx + off * h * lerp(0.09, 0.03, i / 14) + rng.bell() * h * 0.006,
        ny,
        h * 0.012,
        h * 0.014,
        patch,
      );
  for (const u of [-0.13, 0.15]) paintLeg(view, at, u, 0.48, h, 0.028, hide, -0.012);
  brush(
    ctx,
    [...neck].map(([nx, ny], i): Point => [nx - options.facing * h * lerp(0.06, 0.024, i / 14), ny]),
    h * 0.014,
    tint('#7a4424'),
  );
  blob(
    ctx,
    [at(0.24, 0.94), at(0.27, 0.985), at(0.33, 0.96), at(0.385, 0.905), at(0.37, 0.885), at(0.29, 0.9)],
    hide,
  );
  ellipse(ctx, ...at(0.375, 0.9), h * 0.014, h * 0.012, dark);
  for (const u of [0.262, 0.285]) brush(ctx, [at(u, 0.97), at(u - 0.004, 1.0)], h * 0.009, tint('#7a4424'));
  ellipse(ctx, ...at(0.237, 0.955), h * 0.022, h * 0.01, dark, 0.5 * options.facing);
  ellipse(ctx, ...at(0.3, 0.945), h * 0.006, h * 0.007, palette.ink);
  brush(
    ctx,
    curve(at(-0.21, 0.54), at(-0.25, 0.46), at(-0.24, 0.36), 8),
    (t) => h * lerp(0.008, 0.018, t),
    tint('#7a4424'),
  );
}
