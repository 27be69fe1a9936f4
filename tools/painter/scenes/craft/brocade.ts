import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { curve, line, polygon } from '../../kit/stroke.ts';

/** Lengths of brocade and indigo hung up to dry. */
export function paintClothLine(view: SceneView): void {
  const { ctx, palette, seed, at } = view;
  const rng = makeRng(`${seed}/cloth`);
  const rope = curve([60, 176], [350, 214], [640, 176], 20);
  line(ctx, rope, 3, mix(palette.ink, at('#c9a868'), 0.3));
  line(ctx, curve([640, 176], [900, 210], [1150, 176], 20), 3, mix(palette.ink, at('#c9a868'), 0.3));
  const cloths: readonly (readonly [number, number, number, Hex])[] = [
    [86, 96, 300, '#26355c'],
    [196, 104, 330, '#b5382a'],
    [314, 92, 286, '#2f6f5c'],
    [420, 100, 340, '#3a2f5c'],
    [530, 90, 296, '#d0912f'],
    [672, 88, 250, '#b5382a'],
    [774, 78, 214, '#26355c'],
  ];
  for (const [x, w, long, colour] of cloths)
    brocade(view, rng, x, 188 + Math.sin(((x - 60) / 580) * Math.PI) * 14, w, long, at(colour));
}

/** A hanging cloth with woven bands. */
function brocade(
  { ctx, palette, at }: SceneView,
  rng: Rng,
  x: number,
  y: number,
  w: number,
  long: number,
  colour: Hex,
): void {
  const sway = rng.bell() * 12;
  const edge = (u: number, v: number): Point => [x + w * u + sway * v * v, y + long * v];
  polygon(
    ctx,
    [edge(0, 0), edge(1, 0), edge(1, 0.5), edge(1, 1), edge(0.5, 1.012), edge(0, 1), edge(0, 0.5)],
    colour,
  );
  const band = (v: number, thick: number, tint: Hex): void =>
    polygon(ctx, [edge(0, v), edge(1, v), edge(1, v + thick), edge(0, v + thick)], tint);
  const bright = ['#f0d27a', '#e9e0c8', '#d8604a', '#5fa08a'].map((c) => at(c));
  for (let i = 0; i < 5; i++) {
    const v = 0.1 + i * 0.19;
    band(v, 0.012, rng.pick(bright));
    band(v + 0.085, 0.012, rng.pick(bright));
    const tint = rng.pick(bright);
    const count = Math.round(w / 15);
    for (let k = 0; k < count; k++) {
      const u = (k + 0.5) / count;
      const dv = 9 / long;
      polygon(
        ctx,
        [
          edge(u - 0.42 / count, v + 0.048),
          edge(u, v + 0.048 - dv),
          edge(u + 0.42 / count, v + 0.048),
          edge(u, v + 0.048 + dv),
        ],
        tint,
      );
    }
  }
  polygon(ctx, [edge(0, 0), edge(0.24, 0), edge(0.2, 1), edge(0, 1)], rgba(palette.ink, 0.2));
  polygon(ctx, [edge(0.62, 0), edge(0.74, 0), edge(0.72, 1), edge(0.62, 1)], rgba(palette.flank, 0.2));
  for (let u = 0.02; u < 1; u += 0.06) line(ctx, [edge(u, 1), edge(u, 1.045)], 1.8, colour);
}
