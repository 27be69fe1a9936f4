import { mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { type Side, TAU } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { ellipse } from '../stroke.ts';
import { FLOWERS, type Produce, paintPiece } from './produce.ts';

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
