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

export interface BasketOptions {
  palette: Palette;
  x: number;
  /** Row of the rim's middle. */
  y: number;
  /** Half of the width of the rim, in pixels. */
  size: number;
  kind: Produce;
  side: Side;
  /** How round the rim looks: 0.25 low eye … 0.5 from above. */
  tilt?: number;
}

/** A woven basket heaped with one kind of produce. */
export function paintBasket(
  ctx: Context,
  rng: Rng,
  { palette, x, y, size: s, kind, side, tilt = 0.34 }: BasketOptions,
): void {
  const straw = underLight(palette, '#c29a5c');
  const dark = mix(straw, palette.ink, 0.5);
  const depth = s * 0.62;
  ellipse(ctx, x - side * s * 0.2, y + depth, s * 1.05, s * tilt * 0.9, rgba(palette.ink, 0.3));
  ctx.beginPath();
  ctx.moveTo(x - s, y);
  ctx.quadraticCurveTo(x - s * 0.92, y + depth, x - s * 0.62, y + depth + s * tilt * 0.4);
  ctx.quadraticCurveTo(x, y + depth + s * tilt * 0.95, x + s * 0.62, y + depth + s * tilt * 0.4);
  ctx.quadraticCurveTo(x + s * 0.92, y + depth, x + s, y);
  ctx.closePath();
  ctx.fillStyle = straw;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = rgba(dark, 0.5);
  ctx.fillRect(side > 0 ? x - s : x + s * 0.3, y, s * 0.7, s * 1.4);
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 14; i++) {
      const u = -0.95 + (i + (row % 2) * 0.5) * 0.14;
      ellipse(
        ctx,
        x + u * s,
        y + s * 0.12 + row * s * 0.15 + (1 - u * u) * s * tilt * 0.8,
        s * 0.055,
        s * 0.036,
        rgba(dark, 0.55),
      );
    }
  ctx.restore();
  ellipse(ctx, x, y, s, s * tilt, mix(straw, palette.flank, 0.25));
  ellipse(ctx, x, y, s * 0.9, s * tilt * 0.86, dark);
  const flower = FLOWERS.includes(kind);
  const r =
    s *
    ({ watermelon: 0.42, pineapple: 0.26, banana: 0.3, dragonfruit: 0.24, greens: 0.34 }[kind as string] ??
      (flower ? 0.2 : 0.2));
  const pieces: [number, number][] = [];
  const layers = kind === 'watermelon' ? 2 : flower ? 5 : 4;
  for (let layer = 0; layer < layers; layer++) {
    const reach = (1 - layer / (layers + 0.4)) * 0.8;
    const count = Math.max(1, Math.round((reach * s * 5.4) / (r * 2)));
    for (let i = 0; i < count; i++) {
      const a = (i / count) * TAU + layer * 0.7 + rng() * 0.3;
      pieces.push([
        x + Math.cos(a) * s * reach,
        y + Math.sin(a) * s * reach * tilt - layer * r * (flower ? 0.72 : 0.62),
      ]);
    }
  }
  pieces.sort((a, b) => a[1] - b[1]);
  if (flower)
    for (let i = 0; i < 10; i++)
      paintPiece(
        ctx,
        rng,
        palette,
        'greens',
        x + rng.bell() * s * 0.9,
        y + rng.bell() * s * tilt,
        s * 0.24,
        side,
      );
  for (const [px, py] of pieces) paintPiece(ctx, rng, palette, kind, px, py, r * rng.range(0.86, 1.1), side);
  ctx.lineWidth = Math.max(1.4, s * 0.07);
  ctx.strokeStyle = mix(straw, palette.flank, 0.3);
  ctx.beginPath();
  ctx.ellipse(x, y, s * 0.97, s * tilt * 0.97, 0, 0.12, Math.PI - 0.12);
  ctx.stroke();
}
