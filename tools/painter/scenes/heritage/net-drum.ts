import { mix, rgba } from '../../kit/colour.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { quad, segment } from '../../kit/segment.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';

export interface DrumOptions {
  x: number;
  /** Row of its foot. */
  base: number;
  height: number;
  /** Half of its width at the foot and at the top, in pixels. */
  low: number;
  high: number;
}

/** A truncated cone of concrete behind a net of slanting ribs, glass between them, a stair to its door. */
export function paintNetDrum(view: SceneView, { x, base, height, low, high }: DrumOptions): void {
  const { sheet, ctx, palette, at, evening } = view;
  /** A place on the mantle: angle from the middle, share of the height. */
  const on = (angle: number, v: number): Point => {
    const r = lerp(low, high, v);
    return [
      x + r * Math.sin(angle),
      base - v * height + Math.cos(angle) * r * lerp(0.13, 0.02, v) - low * 0.13,
    ];
  };
  const sweep = (v: number): Point[] =>
    Array.from({ length: 41 }, (_, i) => on(((i - 20) / 40) * Math.PI, v));
  const wall = at('#b9a983');
  const glass = evening ? mix('#ffd98a', at('#6a6a5c'), 0.35) : mix(at('#4d6a66'), palette.sky[1], 0.3);
  const layer = sheet.layer();
  polygon(layer.ctx, [...sweep(0), ...sweep(1).reverse()], '#000000');
  tone(
    layer,
    steppedRamp(
      [mix(glass, palette.ink, 0.5), mix(glass, palette.ink, 0.24), glass, mix(glass, palette.flank, 0.3)],
      0.6,
    ),
    (px, py) => 0.3 + 0.5 * clamp((px - x + low) / (2 * low)) + 0.1 * Math.sin(px / 19) * Math.cos(py / 23),
    { box: [x - low - 4, base - height - 40, x + low + 4, base + 4], grain: 0.2 },
  );
  sheet.stamp(layer);
  const rib = (from: number, twist: number, wide: number): void => {
    for (let i = 0; i < 24; i++) {
      const [v, w] = [i / 24, (i + 1) / 24];
      const [a, b] = [from + twist * v, from + twist * w];
      if (Math.abs(a) > 1.57 || Math.abs(b) > 1.57) continue;
      const sunlit = clamp(0.5 + 0.5 * Math.sin(a));
      segment(
        ctx,
        on(a, v),
        on(b, w),
        wide * (0.35 + 0.65 * Math.cos(a)),
        mix(mix(wall, palette.ink, 0.4), mix(wall, palette.flank, 0.35), sunlit),
      );
    }
  };
  for (let i = -16; i <= 16; i++) {
    rib(i * 0.2, 0.9, 7);
    rib(i * 0.2, -0.9, 7);
  }
  for (const [v, wide] of [
    [0.01, 16],
    [0.5, 7],
    [0.985, 20],
  ] as const)
    line(ctx, sweep(v), wide, mix(wall, palette.ink, v < 0.1 ? 0.3 : 0.08));
  line(ctx, sweep(1.01), 6, mix(wall, palette.flank, 0.45));
  porch(view, x, base - 2);
}

/** A glazed porch with a flat roof on four posts, seven steps. */
function porch({ ctx, palette, at, evening }: SceneView, x: number, base: number): void {
  const stone = at('#d9cbae');
  quad(
    ctx,
    [x - 92, base],
    [x + 92, base],
    [x + 92, base - 104],
    [x - 92, base - 104],
    evening ? '#ffd98a' : mix(at('#2f4a48'), palette.ink, 0.3),
  );
  for (let i = 0; i <= 6; i++)
    segment(ctx, [x - 90 + i * 30, base], [x - 90 + i * 30, base - 104], 3, mix(stone, palette.ink, 0.45));
  quad(
    ctx,
    [x - 130, base - 100],
    [x + 130, base - 100],
    [x + 130, base - 126],
    [x - 130, base - 126],
    mix(stone, palette.flank, 0.1),
  );
  quad(
    ctx,
    [x - 130, base - 100],
    [x + 130, base - 100],
    [x + 130, base - 107],
    [x - 130, base - 107],
    mix(stone, palette.ink, 0.4),
  );
  for (const off of [-118, -50, 50, 118])
    segment(
      ctx,
      [x + off, base + 4],
      [x + off, base - 104],
      9,
      mix(stone, palette.ink, off < 0 ? 0.26 : 0.1),
    );
  for (let i = 0; i < 7; i++) {
    const half = 150 + i * 9;
    const row = base + i * 7;
    quad(
      ctx,
      [x - half, row],
      [x + half, row],
      [x + half, row + 8],
      [x - half, row + 8],
      mix(stone, palette.flank, 0.25),
    );
    segment(ctx, [x - half, row + 7], [x + half, row + 7], 2, rgba(palette.ink, 0.3));
  }
}
