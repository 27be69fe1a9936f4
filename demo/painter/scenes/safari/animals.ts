import { blob } from '../../kit/blob.ts';
import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point, type Side } from '../../kit/maths.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, polygon } from '../../kit/stroke.ts';

export interface AnimalOptions {
  x: number;
  /** Row of the feet. */
  y: number;
  /** Height of the whole animal, in pixels. */
  height: number;
  facing: Side;
}

type At = (u: number, v: number) => Point;

function standing({ ctx, palette }: SceneView, { x, y, height: h, facing }: AnimalOptions, long: number): At {
  ellipse(ctx, x, y, long * h, h * 0.025, rgba(palette.ink, 0.3));
  return (u, v) => [x + u * h * facing, y - v * h];
}

function leg(
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

/** A giraffe with its net of patches. */
export function paintGiraffe(view: SceneView, options: AnimalOptions): void {
  const { ctx, palette, at: tint, seed } = view;
  const { height: h } = options;
  const at = standing(view, options, 0.26);
  const hide = tint('#e2b566');
  const dark = mix(hide, palette.ink, 0.36);
  const patch = tint('#9a5a2c');
  for (const u of [-0.16, 0.12]) leg(view, at, u, 0.48, h, 0.026, dark);
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
  for (const u of [-0.13, 0.15]) leg(view, at, u, 0.48, h, 0.028, hide, -0.012);
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

/** A zebra, grazing or looking up. */
export function paintZebra(view: SceneView, options: AnimalOptions, grazing = false): void {
  const { ctx, palette, at: tint } = view;
  const { height: h } = options;
  const at = standing(view, options, 0.6);
  const white = tint('#efe8d6');
  const black = mix(palette.ink, tint('#2a2a2c'), 0.5);
  for (const u of [-0.36, 0.3]) leg(view, at, u, 0.5, h, 0.062, mix(white, palette.ink, 0.34));
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
    if (u === -0.4 || u === 0.34) leg(view, at, u, 0.5, h, 0.064, white, -0.012);
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

/** An elephant with tusks; its trunk hangs or drinks. */
export function paintElephant(view: SceneView, options: AnimalOptions): void {
  const { ctx, palette, at: tint } = view;
  const { height: h } = options;
  const at = standing(view, options, 0.7);
  const hide = tint('#8a8580');
  const dark = mix(hide, palette.ink, 0.4);
  const lit = mix(hide, palette.flank, 0.36);
  for (const u of [-0.34, 0.26]) leg(view, at, u, 0.5, h, 0.12, dark, 0);
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
  for (const u of [-0.44, 0.18]) leg(view, at, u, 0.5, h, 0.13, hide, 0);
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
