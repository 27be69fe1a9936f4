import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { makeRng } from '../../kit/rng.ts';
import { quad, segment } from '../../kit/segment.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse } from '../../kit/stroke.ts';
import type { MarketView } from './market.ts';

/** A painted plank house on stilts in the water, seen with its gable and its river front; `m` pixels a metre. */
export function paintRiverHouse(
  ctx: Context,
  { palette, seed, lamps }: MarketView,
  x: number,
  foot: number,
  m: number,
  paint: Hex,
): void {
  const rng = makeRng(seed);
  const at = (u: number, v: number): Point => [x + u * m, foot - v * m];
  const wall = underLight(palette, paint);
  const wood = mix(underLight(palette, '#6a4a36'), palette.ink, 0.2);
  const tin = underLight(palette, rng.pick(['#a8604a', '#8a8f8a', '#9a7a5c']));
  for (let i = 0; i <= 8; i++) {
    const u = -2.5 + i * 0.62;
    segment(ctx, at(u, -0.05), at(u, 1.1), m * 0.12, mix(wood, palette.ink, i % 2 ? 0.3 : 0));
  }
  quad(ctx, at(-2.7, 1), at(2.6, 1), at(2.6, 1.16), at(-2.7, 1.16), mix(wood, palette.flank, 0.2));
  quad(ctx, at(-2.2, 1.16), at(2.4, 1.16), at(2.4, 3.3), at(-2.2, 3.3), wall);
  for (let u = -2.2; u < 2.4; u += 0.24)
    segment(ctx, at(u, 1.18), at(u, 3.3), Math.max(0.7, m * 0.016), rgba(palette.ink, rng.range(0.08, 0.26)));
  quad(ctx, at(-2.2, 2.9), at(2.4, 2.9), at(2.4, 3.3), at(-2.2, 3.3), rgba(palette.ink, 0.28));
  const pane = lamps > 0.2 ? '#ffd98a' : mix(palette.ink, underLight(palette, '#3a4a48'), 0.4);
  quad(ctx, at(-0.4, 1.16), at(0.5, 1.16), at(0.5, 2.9), at(-0.4, 2.9), pane);
  const blue = underLight(palette, '#3f6f8a');
  for (const [from, to] of [
    [-0.78, -0.4],
    [0.5, 0.88],
  ] as const)
    quad(ctx, at(from, 1.16), at(to, 1.16), at(to, 2.9), at(from, 2.9), mix(blue, palette.ink, 0.1));
  for (const u of [-1.5, 1.65]) {
    quad(ctx, at(u - 0.36, 1.9), at(u + 0.36, 1.9), at(u + 0.36, 2.75), at(u - 0.36, 2.75), pane);
    segment(ctx, at(u, 1.9), at(u, 2.75), m * 0.05, wood);
    segment(ctx, at(u - 0.42, 1.86), at(u + 0.42, 1.86), m * 0.08, wood);
  }
  quad(ctx, at(-2.75, 3.1), at(2.85, 3.1), at(2.5, 4.5), at(-2.3, 4.5), mix(tin, palette.ink, 0.06));
  for (let i = 0; i <= 22; i++) {
    const t = i / 22;
    segment(
      ctx,
      at(-2.75 + 5.6 * t, 3.1),
      at(-2.3 + 4.8 * t, 4.5),
      Math.max(0.8, m * 0.034),
      mix(tin, i % 2 ? palette.flank : palette.ink, 0.24),
    );
  }
  segment(ctx, at(-2.78, 3.08), at(2.88, 3.08), m * 0.09, mix(tin, palette.ink, 0.44));
  segment(ctx, at(-2.34, 4.52), at(2.54, 4.52), m * 0.1, mix(tin, palette.flank, 0.4));
  for (const u of [-2.5, -1.1, 1.2, 2.5])
    segment(ctx, at(u, 1.1), at(u, 3.1), m * 0.07, mix(wood, palette.flank, 0.15));
  segment(ctx, at(-2.6, 1.75), at(-0.5, 1.75), m * 0.06, wood);
  segment(ctx, at(0.6, 1.75), at(2.55, 1.75), m * 0.06, wood);
  // Washing and pots of flowers along the veranda.
  for (const [i, u] of [-2.2, -1.85, -1.4].entries())
    quad(
      ctx,
      at(u, 2.35),
      at(u + 0.28, 2.35),
      at(u + 0.25, 1.85),
      at(u + 0.03, 1.85),
      underLight(palette, ['#c8522a', '#f3ead6', '#2d5d73'][i] as Hex),
    );
  segment(ctx, at(-2.5, 2.36), at(-1.1, 2.36), Math.max(0.7, m * 0.02), palette.ink);
  for (const u of [1, 1.35, 2.1]) {
    ellipse(ctx, ...at(u, 1.5), m * 0.17, m * 0.15, underLight(palette, '#4f8350'));
    ellipse(ctx, ...at(u + 0.04, 1.58), m * 0.08, m * 0.07, underLight(palette, '#d84a6a'));
    quad(
      ctx,
      at(u - 0.12, 1.4),
      at(u + 0.12, 1.4),
      at(u + 0.09, 1.16),
      at(u - 0.09, 1.16),
      underLight(palette, '#a8543a'),
    );
  }
  // The landing: a stair down to the water.
  for (const u of [-0.22, 0.3]) segment(ctx, at(u, 1.05), at(u - 0.5, -0.1), m * 0.07, wood);
  for (let i = 0; i < 5; i++)
    segment(
      ctx,
      at(-0.22 - i * 0.1, 0.86 - i * 0.21),
      at(0.3 - i * 0.1, 0.86 - i * 0.21),
      m * 0.06,
      mix(wood, palette.flank, 0.2),
    );
}
