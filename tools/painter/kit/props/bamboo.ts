import { mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { lerp, type Point, type Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, curve } from '../stroke.ts';

export interface BambooOptions {
  palette: Palette;
  foot: Point;
  /** Pixels. */
  height: number;
  /** Thickness of a culm at its foot, in pixels. */
  thick: number;
  culms: number;
  /** How far the feet stand apart, in pixels. */
  spread: number;
  side: Side;
}

/** A clump of bamboo: jointed culms that bow outward, drooping leaves in three tones. */
export function paintBamboo(ctx: Context, rng: Rng, options: BambooOptions): void {
  const { palette, foot, height, thick, culms, spread, side } = options;
  const [stem, shade, bright] = ['#6f8a4a', '#35543c', '#a9b56a'].map((colour) =>
    underLight(palette, colour),
  ) as [string, string, string];
  const leaf = ['#1f4c3b', '#3f7446', '#8fab60'].map((colour) => underLight(palette, colour));
  const tips: Point[] = [];
  for (let i = 0; i < culms; i++) {
    const t = culms === 1 ? 0.5 : i / (culms - 1);
    const x = foot[0] + (t - 0.5) * spread + rng.bell() * spread * 0.06;
    const tall = height * rng.range(0.78, 1);
    const bow = (t - 0.5) * height * 0.4 + rng.bell() * height * 0.05;
    const way = curve([x, foot[1]], [x + bow * 0.15, foot[1] - tall * 0.6], [x + bow, foot[1] - tall], 22);
    const wide = thick * rng.range(0.75, 1.1);
    const near = i % 3 !== 0;
    const width = (k: number): number => wide * lerp(1, 0.34, k);
    brush(ctx, way, width, near ? stem : mix(stem, shade, 0.6));
    brush(
      ctx,
      way.map(([px, py]): Point => [px + side * wide * 0.22, py]),
      (k) => width(k) * 0.26,
      near ? bright : stem,
    );
    for (let k = 2; k < 22; k += 2) {
      const [px, py] = way[k] as Point;
      const half = width(k / 22) * 0.62;
      brush(
        ctx,
        [
          [px - half, py],
          [px + half, py],
        ],
        Math.max(1.2, wide * 0.14),
        shade,
      );
      if (k > 7) tips.push([px, py]);
    }
  }
  leaf.forEach((colour, tone) => {
    for (const [x, y] of tips) {
      for (let i = 0; i < 5; i++) {
        const lean = rng.range(-1, 1);
        const from: Point = [x + lean * thick * 1.4, y + rng.bell() * thick * 2 - tone * thick * 0.3];
        const long = thick * rng.range(2.4, 4.4);
        const to: Point = [
          from[0] + lean * long * 0.8 + side * tone * 2,
          from[1] + long * rng.range(0.25, 0.8),
        ];
        const bend: Point = [lerp(from[0], to[0], 0.6), from[1] - long * 0.06];
        brush(ctx, curve(from, bend, to, 6), (t) => thick * 0.42 * Math.sin(Math.PI * t ** 0.7), colour);
      }
    }
  });
}
