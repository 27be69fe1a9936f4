import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { lerp } from '../../kit/maths.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse } from '../../kit/stroke.ts';
import { type AnimalOptions, paintLeg, standAnimal } from './animal-body.ts';

/** An elephant with tusks; its trunk hangs or drinks. */
export function paintElephant(view: SceneView, options: AnimalOptions): void {
  const { ctx, palette, at: tint } = view;
  const { height: h } = options;
  const at = standAnimal(view, options, 0.7);
  const hide = tint('#8a8580');
  const dark = mix(hide, palette.ink, 0.4);
  const lit = mix(hide, palette.flank, 0.36);
  for (const u of [-0.34, 0.26]) paintLeg(view, at, u, 0.5, h, 0.12, dark, 0);
  blob(
    ctx,
    [
      at(-0.62, 0.6),
      at(-0.5, 0.94),
      at(-0.1, 1.04),
      at(0.3, 0.96),
      at(0.46, 0.7),
      at(0.3, 0.34),
      at(-0.1, 0.28),
      at(-0.52, 0.34),
    ],
    hide,
  );
  blob(ctx, [at(-0.46, 0.88), at(-0.1, 0.99), at(0.24, 0.92), at(0.1, 0.84), at(-0.3, 0.82)], lit);
  for (const u of [-0.44, 0.18]) paintLeg(view, at, u, 0.5, h, 0.13, hide, 0);
  for (const u of [-0.44, 0.18])
    for (const d of [-0.06, 0, 0.06])
      ellipse(ctx, ...at(u + d, 0.015), h * 0.022, h * 0.018, mix(hide, palette.flank, 0.5));
  brush(ctx, curve(at(0.62, 0.66), at(0.84, 0.4), at(0.74, 0.06), 14), (t) => h * lerp(0.2, 0.06, t), hide);
  blob(ctx, [at(0.3, 0.72), at(0.36, 1), at(0.6, 1.02), at(0.74, 0.84), at(0.7, 0.6), at(0.46, 0.5)], hide);
  blob(ctx, [at(0.5, 0.98), at(0.66, 0.94), at(0.68, 0.8), at(0.58, 0.86)], lit);
  blob(
    ctx,
    [at(0.2, 0.92), at(0.4, 0.96), at(0.5, 0.76), at(0.4, 0.48), at(0.24, 0.52), at(0.14, 0.74)],
    mix(hide, palette.ink, 0.2),
  );
  blob(
    ctx,
    [at(0.24, 0.86), at(0.36, 0.88), at(0.42, 0.74), at(0.34, 0.58), at(0.26, 0.64)],
    mix(hide, tint('#c98f7c'), 0.35),
  );
  brush(
    ctx,
    curve(at(0.68, 0.56), at(0.86, 0.5), at(0.94, 0.6), 10),
    (t) => h * lerp(0.05, 0.012, t),
    tint('#f3ead6'),
  );
  ellipse(ctx, ...at(0.58, 0.8), h * 0.014, h * 0.016, palette.ink);
  brush(ctx, curve(at(-0.6, 0.7), at(-0.68, 0.5), at(-0.64, 0.34), 8), (t) => h * lerp(0.03, 0.018, t), dark);
}
