import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line } from '../../kit/stroke.ts';

const COLOURS: readonly (readonly [Hex, Hex])[] = [
  ['#c22a34', '#f0836a'],
  ['#c23a7a', '#f2a0bc'],
  ['#d98a1e', '#f6d27a'],
  ['#5a3f9a', '#b09ad8'],
  ['#2f8f6a', '#9ad0a8'],
];

/** A bundle stood on its foot and spread: bare stems inside, coloured powder at the rim. */
export function paintFan(
  { ctx, palette, at, seed }: SceneView,
  x: number,
  y: number,
  r: number,
  kind: number,
): void {
  const rng = makeRng(`${seed}/fan${Math.round(x)}${Math.round(y)}`);
  const [deep, bright] = COLOURS[kind] as readonly [Hex, Hex];
  const tones = [mix(at(deep), palette.ink, 0.25), at(deep), mix(at(deep), at(bright), 0.5), at(bright)];
  const stem = mix(at('#d9a860'), palette.ink, 0.12);
  ellipse(ctx, x - r * 0.08, y + r * 0.3, r * 1.02, r * 0.36, rgba(palette.ink, 0.3));
  const sticks = Math.round(90 + r * 1.6);
  const foot: Point = [x, y + r * 0.3];
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 0; i < sticks; i++) {
      const a = (i / sticks) * Math.PI * 2 + rng.bell() * 0.05;
      const back = Math.sin(a) < 0.15;
      if (back === (pass === 1)) continue;
      const reach = r * rng.range(0.9, 1.02);
      const tip: Point = [x + Math.cos(a) * reach, y - r * 0.16 + Math.sin(a) * reach * 0.42];
      const knee: Point = [lerp(foot[0], tip[0], 0.3), lerp(foot[1], tip[1], 0.34)];
      line(ctx, [foot, knee], Math.max(0.8, r * 0.012), stem);
      const shade = Math.cos(a - 0.5) * 0.9 + rng.bell() * 1.1;
      line(
        ctx,
        [knee, tip],
        Math.max(1, r * 0.02),
        tones[Math.max(0, Math.min(3, Math.round(1.5 + shade)))] as Hex,
      );
    }
  }
  ellipse(ctx, x, y + r * 0.06, r * 0.14, r * 0.07, mix(at(deep), palette.ink, 0.35));
}
