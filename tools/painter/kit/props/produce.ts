import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { type Side, TAU } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, curve, ellipse, line } from '../stroke.ts';

export type Produce =
  | 'orange'
  | 'mango'
  | 'lime'
  | 'rambutan'
  | 'dragonfruit'
  | 'watermelon'
  | 'pineapple'
  | 'banana'
  | 'marigold'
  | 'rose'
  | 'daisy'
  | 'lilac'
  | 'greens';

export const FRUITS: readonly Produce[] = [
  'orange',
  'mango',
  'lime',
  'rambutan',
  'dragonfruit',
  'watermelon',
  'pineapple',
  'banana',
];

export const FLOWERS: readonly Produce[] = ['marigold', 'rose', 'daisy', 'lilac'];

/** Shade, body, light by clear day. */
const COLOURS: Record<Produce, readonly [Hex, Hex, Hex]> = {
  orange: ['#b85a1c', '#e58a2c', '#f8b85a'],
  mango: ['#b8862a', '#e8b83c', '#f8dd7c'],
  lime: ['#3f6a34', '#6f9a48', '#a9c46a'],
  rambutan: ['#8a2430', '#c23a40', '#e8705c'],
  dragonfruit: ['#98265a', '#d0447e', '#ef86a8'],
  watermelon: ['#1f4a34', '#3f7a4c', '#86ad68'],
  pineapple: ['#8f6424', '#cf9a3a', '#efc868'],
  banana: ['#a8862c', '#e6c244', '#f8e48c'],
  marigold: ['#b8621c', '#ec9a2c', '#f8c85c'],
  rose: ['#8a2440', '#c84460', '#ee8c98'],
  daisy: ['#b8a890', '#efe6d0', '#fffaea'],
  lilac: ['#5a4488', '#8a74b8', '#c4b0e0'],
  greens: ['#1f4c3b', '#4f8350', '#8fab60'],
};

/** One fruit or flower head, `r` pixels in half of its width. */
export function paintPiece(
  ctx: Context,
  rng: Rng,
  palette: Palette,
  kind: Produce,
  x: number,
  y: number,
  r: number,
  side: Side,
): void {
  const [dark, body, light] = COLOURS[kind].map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  const shade = mix(dark, palette.ink, 0.12);
  if (kind === 'banana') {
    for (let i = 0; i < 5; i++) {
      const a = -0.9 + i * 0.42;
      const tip = [x + Math.sin(a) * r * 1.5, y + r * 0.5 + Math.cos(a) * r * 0.3] as const;
      brush(
        ctx,
        curve([x, y - r * 0.8], [x + Math.sin(a) * r * 1.7, y - r * 0.2], tip, 9),
        (t) => r * 0.46 * Math.sin(Math.PI * (0.12 + 0.8 * t)),
        i % 2 ? body : mix(body, dark, 0.4),
      );
      brush(
        ctx,
        curve([x, y - r * 0.8], [x + Math.sin(a) * r * 1.6, y - r * 0.3], tip, 9),
        (t) => r * 0.13 * Math.sin(Math.PI * t),
        light,
      );
    }
    return;
  }
  if (kind === 'greens') {
    for (let i = 0; i < 7; i++) {
      const a = -TAU / 4 + (i - 3) * 0.42 + rng.bell() * 0.2;
      brush(
        ctx,
        curve(
          [x, y + r * 0.5],
          [x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8],
          [x + Math.cos(a) * r * 1.5, y + Math.sin(a) * r * 1.2],
          8,
        ),
        (t) => r * 0.62 * Math.sin(Math.PI * (0.06 + 0.9 * t)),
        [shade, body, light][i % 3] as Hex,
      );
    }
    return;
  }
  if (kind === 'marigold' || kind === 'rose' || kind === 'daisy' || kind === 'lilac') {
    for (const [colour, spread, count] of [
      [shade, 1, 11],
      [body, 0.78, 10],
      [light, 0.5, 7],
    ] as const)
      for (let i = 0; i < count; i++) {
        const a = (i / count) * TAU + rng() * 0.5;
        ellipse(
          ctx,
          x + Math.cos(a) * r * 0.56 * spread + side * r * 0.12 * (1 - spread),
          y + Math.sin(a) * r * 0.48 * spread - r * 0.3 * (1 - spread),
          r * 0.34,
          r * 0.27,
          colour,
          a,
        );
      }
    if (kind === 'daisy') ellipse(ctx, x, y - r * 0.1, r * 0.24, r * 0.2, underLight(palette, '#e0a53a'));
    return;
  }
  const tall = kind === 'pineapple' ? 1.3 : kind === 'mango' ? 0.86 : 1;
  const wide = kind === 'mango' ? 1.14 : 1;
  ellipse(ctx, x, y, r * wide, r * tall, shade);
  ellipse(ctx, x + side * r * 0.1, y - r * 0.08, r * 0.88 * wide, r * 0.88 * tall, body);
  if (kind === 'watermelon')
    for (const u of [-0.6, -0.2, 0.22, 0.62]) {
      ctx.beginPath();
      ctx.moveTo(x + u * r * 0.4, y - r * 0.92);
      ctx.quadraticCurveTo(x + u * r * 1.5, y, x + u * r * 0.4, y + r * 0.86);
      ctx.lineWidth = r * 0.13;
      ctx.strokeStyle = rgba(shade, 0.85);
      ctx.stroke();
    }
  if (kind === 'pineapple') {
    for (let i = -2; i < 3; i++) {
      line(
        ctx,
        [
          [x + i * r * 0.34 - r * 0.5, y - r],
          [x + i * r * 0.34 + r * 0.5, y + r],
        ],
        Math.max(0.6, r * 0.05),
        rgba(shade, 0.7),
      );
      line(
        ctx,
        [
          [x + i * r * 0.34 + r * 0.5, y - r],
          [x + i * r * 0.34 - r * 0.5, y + r],
        ],
        Math.max(0.6, r * 0.05),
        rgba(shade, 0.7),
      );
    }
    const leaf = underLight(palette, '#4f8350');
    for (let i = 0; i < 7; i++) {
      const a = -TAU / 4 + (i - 3) * 0.3;
      brush(
        ctx,
        [
          [x, y - r * 1.1],
          [x + Math.cos(a) * r * 0.9, y - r * 1.1 + Math.sin(a) * r * 1.1],
        ],
        (t) => r * 0.26 * (1 - t),
        i % 2 ? leaf : mix(leaf, palette.ink, 0.4),
      );
    }
  }
  if (kind === 'dragonfruit' || kind === 'rambutan') {
    const spike = underLight(palette, kind === 'rambutan' ? '#d8a04a' : '#7fa34a');
    for (let i = 0; i < (kind === 'rambutan' ? 12 : 7); i++) {
      const a = rng() * TAU;
      const from = [x + Math.cos(a) * r * 0.6, y + Math.sin(a) * r * 0.6] as const;
      brush(
        ctx,
        [from, [x + Math.cos(a) * r * 1.2, y + Math.sin(a) * r * 1.2 - r * 0.1]],
        (t) => r * (kind === 'rambutan' ? 0.12 : 0.26) * (1 - t),
        spike,
      );
    }
  }
  ellipse(ctx, x + side * r * 0.34 * wide, y - r * 0.36 * tall, r * 0.34, r * 0.26, light, -0.5 * side);
}
