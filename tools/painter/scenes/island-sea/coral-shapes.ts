import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Point, TAU } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse } from '../../kit/stroke.ts';
import type { IslandView } from './layout.ts';

export type Stand = readonly [
  kind: 'branch' | 'brain' | 'fan' | 'plate' | 'tube' | 'soft',
  x: number,
  y: number,
  size: number,
  colour: Hex,
];

type Painter = (
  ctx: Context,
  rng: IslandView['rng'],
  at: Point,
  size: number,
  tones: [Hex, Hex, Hex],
) => void;

export const PAINTERS: Record<Stand[0], Painter> = {
  branch(ctx, rng, [x, y], size, [dark, mid, pale]) {
    const grow = (
      from: Point,
      angle: number,
      length: number,
      wide: number,
      depth: number,
      colour: Hex,
    ): void => {
      const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
      const bend: Point = [(from[0] + to[0]) / 2 + rng.bell() * length * 0.2, (from[1] + to[1]) / 2];
      brush(ctx, curve(from, bend, to, 6), (t) => wide * (1 - 0.4 * t), colour);
      ellipse(ctx, to[0], to[1], wide * 0.36, wide * 0.36, depth === 0 ? pale : colour);
      if (depth === 0) return;
      for (const turn of [-0.5, 0.1, 0.6])
        grow(
          to,
          angle + turn * rng.range(0.7, 1.2),
          length * rng.range(0.62, 0.8),
          wide * 0.68,
          depth - 1,
          colour,
        );
    };
    for (const [colour, count] of [
      [dark, 6],
      [mid, 5],
    ] as const)
      for (let i = 0; i < count; i++)
        grow(
          [x + ((i + 0.5) / count - 0.5) * size * 0.7, y + size * 0.1],
          -Math.PI / 2 + ((i + 0.5) / count - 0.5) * 1.4,
          size * 0.34,
          size * 0.1,
          2,
          colour,
        );
  },
  brain(ctx, rng, [x, y], size, [dark, mid, pale]) {
    ellipse(ctx, x, y, size, size * 0.74, dark);
    ellipse(ctx, x + size * 0.05, y - size * 0.08, size * 0.9, size * 0.64, mid);
    ctx.save();
    ctx.beginPath();
    ctx.ellipse(x, y, size * 0.94, size * 0.7, 0, 0, TAU);
    ctx.clip();
    for (let i = 0; i < 26; i++) {
      const px = x + rng.bell() * size;
      const py = y - size * 0.1 + rng.bell() * size * 0.7;
      brush(
        ctx,
        curve(
          [px - size * 0.16, py],
          [px, py - size * rng.range(-0.12, 0.12)],
          [px + size * 0.16, py + rng.bell() * size * 0.06],
          8,
        ),
        size * 0.035,
        rng.chance(0.5) ? pale : dark,
      );
    }
    ctx.restore();
  },
  fan(ctx, rng, [x, y], size, [dark, mid, pale]) {
    for (const [colour, share, wide] of [
      [dark, 1, 0.022],
      [mid, 0.96, 0.015],
      [pale, 0.9, 0.007],
    ] as const)
      for (let i = 0; i < 19; i++) {
        const angle = -Math.PI / 2 + (i / 18 - 0.5) * 1.9;
        const length = size * share * (0.82 + 0.2 * Math.sin(i * 1.3)) * rng.range(0.92, 1.04);
        const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
        brush(
          ctx,
          curve([x, y], [x + Math.cos(angle) * length * 0.4, y + Math.sin(angle) * length * 0.62], tip, 10),
          (t) => size * wide * (1.6 - t),
          colour,
        );
        for (let k = 3; k < 9; k++) {
          const t = k / 9;
          const px = x + Math.cos(angle) * length * t;
          const py = y + Math.sin(angle) * length * t;
          const side = angle + (k % 2 ? 0.7 : -0.7);
          brush(
            ctx,
            [
              [px, py],
              [px + Math.cos(side) * size * 0.1, py + Math.sin(side) * size * 0.1],
            ],
            size * wide * 0.6,
            colour,
          );
        }
      }
  },
  plate(ctx, rng, [x, y], size, [dark, mid, pale]) {
    for (let i = 0; i < 4; i++) {
      const px = x + rng.bell() * size * 0.3;
      const py = y - i * size * 0.17;
      const wide = size * (0.78 - 0.12 * i);
      brush(
        ctx,
        [
          [px, py],
          [x, y + size * 0.2],
        ],
        size * 0.14,
        dark,
      );
      ellipse(ctx, px, py + size * 0.035, wide, size * 0.1, dark);
      ellipse(ctx, px, py, wide, size * 0.095, mid);
      ellipse(ctx, px + wide * 0.1, py - size * 0.014, wide * 0.78, size * 0.055, mix(mid, pale, 0.6));
    }
  },
  tube(ctx, rng, [x, y], size, [dark, mid, pale]) {
    for (let i = 0; i < 9; i++) {
      const px = x + ((i + 0.5) / 9 - 0.5) * size * 1.1;
      const high = size * rng.range(0.55, 1.05) * (1 - 0.5 * Math.abs(i / 4 - 1));
      const top: Point = [px + (px - x) * 0.25, y - high];
      brush(
        ctx,
        curve([px, y + size * 0.2], [px, y - high * 0.5], top, 8),
        (t) => size * (0.1 + 0.05 * t),
        i % 2 ? mid : mix(mid, dark, 0.35),
      );
      ellipse(ctx, top[0], top[1], size * 0.076, size * 0.036, pale);
      ellipse(ctx, top[0], top[1] + 1, size * 0.048, size * 0.02, dark);
    }
  },
  soft(ctx, rng, [x, y], size, [dark, mid, pale]) {
    for (const [colour, share] of [
      [dark, 1],
      [mid, 0.92],
      [pale, 0.78],
    ] as const)
      for (let i = 0; i < 26; i++) {
        const angle = -Math.PI / 2 + (rng() - 0.5) * 2.3;
        const length = size * share * rng.range(0.55, 0.95);
        const tip: Point = [
          x + Math.cos(angle) * length + rng.bell() * size * 0.1,
          y + Math.sin(angle) * length,
        ];
        brush(
          ctx,
          curve(
            [x + Math.cos(angle) * size * 0.2, y],
            [x + Math.cos(angle) * length * 0.8, y + Math.sin(angle) * length * 0.4],
            tip,
            8,
          ),
          (t) => size * 0.05 * (1 - 0.3 * t),
          colour,
        );
        ellipse(
          ctx,
          tip[0],
          tip[1],
          size * 0.032,
          size * 0.032,
          colour === pale ? rgba('#fff8e8', 0.8) : colour,
        );
      }
  },
};
