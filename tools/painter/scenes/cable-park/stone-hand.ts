import { type Hex, mix } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { clamp, type Point, type Side } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import type { Context, Layer } from '../../kit/sheet.ts';
import { spray } from '../../kit/spray.ts';
import { brush, curve2, line } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';

export interface StoneHandOptions {
  palette: Palette;
  seed: string;
  /** Where the palm meets the deck. */
  x: number;
  y: number;
  /** Width of the palm, in pixels. */
  size: number;
  /** Row at which the wrist is lost in the forest. */
  foot: number;
  /** 1 = thumb on the right. */
  hand: Side;
  /** Side of the light. */
  side: Side;
}

/** Root across the palm, way of the tip, length and width of each finger, in palms. */
const FINGERS = [
  [-0.44, -0.34, 0.98, 0.2],
  [-0.16, -0.12, 1.24, 0.215],
  [0.14, 0.08, 1.2, 0.215],
  [0.41, 0.24, 1, 0.195],
] as const;

/** An open carved hand that rises behind a deck: wrist with rings, palm, four joined fingers and the thumb. */
export function paintStoneHand(layer: Layer, options: StoneHandOptions): void {
  const { palette, seed, x, y, size: s, foot, hand, side } = options;
  const { ctx } = layer;
  const at = (u: number, v: number): Point => [x + u * s * hand, y - v * s];
  const stone = underLight(palette, '#b9ae96');
  const tones: Tones = [
    mix(stone, palette.ink, 0.66),
    mix(stone, palette.ink, 0.34),
    stone,
    mix(stone, palette.flank, 0.55),
  ];
  ctx.beginPath();
  ctx.moveTo(...at(-0.56, 0.2));
  ctx.bezierCurveTo(...at(-0.68, -0.4), ...at(-0.36, -0.8), ...at(-0.27, -1.05));
  ctx.bezierCurveTo(...at(-0.3, -1.5), ...at(-0.42, -(foot - y) / s + 0.3), ...at(-0.5, -(foot - y) / s));
  ctx.lineTo(...at(0.5, -(foot - y) / s));
  ctx.bezierCurveTo(...at(0.42, -(foot - y) / s + 0.3), ...at(0.3, -1.5), ...at(0.27, -1.05));
  ctx.bezierCurveTo(...at(0.38, -0.8), ...at(0.66, -0.5), ...at(0.58, 0.2));
  ctx.closePath();
  ctx.fillStyle = '#000000';
  ctx.fill();
  const noise = makeNoise(`${seed}/stone`);
  const box = [x - s * 1.3, y - s * 1.5, x + s * 1.3, foot + 4] as const;
  tone(
    layer,
    steppedRamp(tones, 0.6),
    (px, py) => {
      const u = (px - x) / s;
      const v = (y - py) / s;
      const half = v > -0.6 ? 0.6 : 0.32;
      return clamp(0.5 + (0.34 * u * side) / half - 0.1 * v + 0.2 * noise.fbm(px / 50, py / 70, 3));
    },
    { box, grain: 0.16 },
  );
  for (const v of [-1.02, -1.14]) {
    line(ctx, [at(-0.31, v - 0.02), at(0, v - 0.07), at(0.31, v - 0.02)], s * 0.085, tones[1]);
    line(ctx, [at(-0.3, v), at(0, v - 0.05), at(0.3, v)], s * 0.045, tones[3]);
  }
  for (const [u, lean, long, wide] of FINGERS)
    paintFinger(
      ctx,
      curve2(
        at(u, -0.24),
        at(u * 1.1, long * 0.4),
        at(u + lean * 0.9, long * 0.75),
        at(u * 0.86 + lean * 0.4, long),
        26,
      ),
      s * wide,
      tones,
      side,
    );
  paintFinger(
    ctx,
    curve2(at(0.42, -0.42), at(0.86, -0.22), at(1, 0.2), at(0.8, 0.6), 26),
    s * 0.23,
    tones,
    side,
  );
  line(ctx, curve2(at(0.36, -0.1), at(0.2, -0.3), at(0.16, -0.6), at(0.2, -0.8), 12), s * 0.022, tones[0]);
  line(ctx, curve2(at(-0.42, -0.2), at(-0.1, -0.34), at(0.1, -0.3), at(0.28, -0.16), 12), s * 0.02, tones[0]);
  const green = underLight(palette, '#5d7a4c');
  spray(
    layer,
    mix(green, palette.haze, 0.1),
    (px, py) =>
      clamp(1.5 * noise.fbm(px / 30 + 9, py / 44, 3) - 0.3 + 0.55 * clamp((py - y - s * 0.6) / (s * 1.6))),
    { box, soft: 0.5 },
  );
}

type Tones = readonly [Hex, Hex, Hex, Hex];

/** A finger in four tones with its joints and the nail side in the light. */
function paintFinger(ctx: Context, spine: readonly Point[], width: number, tones: Tones, side: Side): void {
  const girth = (t: number): number =>
    width *
    (1 - 0.24 * t + 0.07 * Math.sin(t * 10.5)) *
    (t > 0.88 ? Math.sqrt(clamp((1.002 - t) / 0.12)) : 1);
  const moved = (share: number): Point[] =>
    spine.map(([px, py], i): Point => [px + side * girth(i / (spine.length - 1)) * share, py]);
  brush(ctx, spine, (t) => girth(t) * 1.08, tones[0]);
  brush(ctx, moved(0.05), (t) => girth(t) * 0.9, tones[1]);
  brush(ctx, moved(0.14), (t) => girth(t) * 0.62, tones[2]);
  brush(ctx, moved(0.28), (t) => girth(t) * 0.2, tones[3]);
  for (const t of [0.45, 0.72]) {
    const [px, py] = spine[Math.round(t * (spine.length - 1))] as Point;
    for (const dy of [-2.5, 2.5])
      line(
        ctx,
        [
          [px - girth(t) * 0.36, py + dy],
          [px, py + dy + 2],
          [px + girth(t) * 0.36, py + dy],
        ],
        Math.max(1, width * 0.035),
        tones[1],
      );
  }
}
