import { mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import { type Palette, underLight } from '../lights.ts';
import { clamp, lerp, type Point, smoothstep } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { steppedRamp } from '../ramp.ts';
import { makeRng } from '../rng.ts';
import type { Sheet } from '../sheet.ts';
import { fade } from '../spray.ts';
import { brush, ellipse, polygon } from '../stroke.ts';
import { tone } from '../tone.ts';

export interface WaterfallOptions {
  palette: Palette;
  seed: string;
  /** Middle of the lip and of the foot. */
  top: Point;
  foot: Point;
  /** Width at the lip and at the foot, in pixels. */
  width: readonly [number, number];
  /** 0 is all haze, 1 near. */
  nearness?: number;
  /** Spray at the foot, 0..1. */
  spume?: number;
}

/** Falling water: strands in four whites over blue shade, torn edges, spray at the foot. */
export function paintWaterfall(sheet: Sheet, options: WaterfallOptions): void {
  const { palette, seed, top, foot, width, nearness = 1, spume = 1 } = options;
  const noise = makeNoise(`${seed}/fall`);
  const rng = makeRng(`${seed}/fall`);
  const far = (colour: string): string => mix(palette.haze, colour, nearness);
  const white = far(mix(underLight(palette, '#fbfaf2'), palette.haze, 0.08));
  const blue = far(mix(underLight(palette, '#8fbcbc'), palette.mid, 0.25));
  const layer = sheet.layer();
  const { ctx } = layer;
  const high = foot[1] - top[1];
  const at = (t: number): readonly [x: number, y: number, half: number] => {
    const bow = 0.06 * Math.sin(t * 2.4);
    return [
      lerp(top[0], foot[0], t) + bow * width[1],
      lerp(top[1], foot[1], t),
      lerp(width[0], width[1], t ** 0.7) / 2,
    ];
  };
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const [x, y, half] = at(i / 40);
    left.push([x - half * (1 + 0.16 * noise(y / 26, 1)), y]);
    right.push([x + half * (1 + 0.16 * noise(y / 26, 8)), y]);
  }
  polygon(ctx, [...left, ...right.reverse()], '#000000');
  const strand = Math.max(4, width[1] / 12);
  const reach = Math.max(...width);
  const box = [
    Math.min(top[0], foot[0]) - reach,
    top[1] - 12,
    Math.max(top[0], foot[0]) + reach,
    foot[1] + 30,
  ] as const;
  tone(
    layer,
    steppedRamp([mix(blue, palette.ink, 0.22), blue, mix(blue, white, 0.55), white, white], 0.5),
    (x, y) => {
      const t = (y - top[1]) / high;
      const [mid, , half] = at(clamp(t));
      const u = (x - mid) / Math.max(1, half);
      const falling = noise.fbm((u * half) / strand + 3, y / (strand * 16), 3);
      return clamp(0.66 + 0.55 * falling - 0.22 * Math.abs(u) ** 3 + 0.12 * t);
    },
    { box, grain: 0.22, step: 2 },
  );
  // Loose strands beside the main fall.
  for (let i = 0; i < 12; i++) {
    const u = rng.range(0.8, 1.4) * (rng.chance(0.5) ? 1 : -1);
    const from = rng.range(0, 0.5);
    const points = Array.from({ length: 6 }, (_, k): Point => {
      const [x, y, half] = at(lerp(from, rng.range(0.85, 1), k / 5));
      return [x + u * half * 0.9 + rng.bell() * 1.5, y];
    }).sort((a, b) => a[1] - b[1]);
    brush(
      ctx,
      points,
      (t) => Math.max(0.8, strand * 0.34) * (1 - 0.4 * t),
      rgba(white, rng.range(0.35, 0.8)),
    );
  }
  fade(layer, (x, y) => 0.55 * smoothstep(foot[1] - high * 0.12, foot[1] + 12, y) + 0 * x, {
    box,
    soft: 1.2,
  });
  sheet.stamp(layer);
  if (spume <= 0) return;
  const cloud = sheet.layer();
  for (let i = 0; i < 26; i++) {
    const x = foot[0] + rng.bell() * width[1] * 1.05;
    const y = foot[1] + 4 - rng() * width[1] * 0.24;
    const r = width[1] * rng.range(0.07, 0.2);
    ellipse(cloud.ctx, x, y, r * 1.5, r * 0.8, rgba(white, 0.5));
  }
  fade(cloud, () => 0.3, { box: [box[0], foot[1] - width[1], box[2], foot[1] + width[1]], soft: 1.3 });
  sheet.stamp(cloud, 0.85 * spume);
  glow(sheet.main.ctx, {
    x: foot[0],
    y: foot[1] - width[1] * 0.1,
    radius: width[1] * 1.9,
    colour: white,
    strength: (palette.light === 'noon' ? 0.5 : 0.4) * spume,
  });
}
