import { mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Side } from '../maths.ts';
import type { Context } from '../sheet.ts';

export interface PavilionOptions {
  palette: Palette;
  x: number;
  /** Row of the foot. */
  y: number;
  /** Half of its width and about its height, in pixels. */
  size: number;
  side: Side;
}

/** A small temple pavilion of two tiled roofs with swept corners. */
export function paintPavilion(ctx: Context, { palette, x, y, size: s, side }: PavilionOptions): void {
  const tile = underLight(palette, '#9c4a34');
  const wood = underLight(palette, '#8c3a2a');
  const dark = mix(underLight(palette, '#4a2c22'), palette.ink, 0.35);
  ctx.fillStyle = underLight(palette, '#d8cdb0');
  ctx.fillRect(x - s * 0.64, y - s * 0.08, s * 1.28, s * 0.1);
  ctx.fillStyle = dark;
  ctx.fillRect(x - s * 0.44, y - s * 0.5, s * 0.88, s * 0.43);
  ctx.fillStyle = wood;
  for (const u of [-0.44, -0.22, 0, 0.22, 0.44])
    ctx.fillRect(x + u * s - s * 0.03, y - s * 0.5, s * 0.06, s * 0.44);
  roof(ctx, x, y - s * 0.48, s * 0.76, s * 0.28, tile, rgba(palette.ink, 0.3), side);
  ctx.fillStyle = dark;
  ctx.fillRect(x - s * 0.24, y - s * 0.86, s * 0.48, s * 0.14);
  roof(ctx, x, y - s * 0.82, s * 0.48, s * 0.26, tile, rgba(palette.ink, 0.3), side);
}

function roof(
  ctx: Context,
  x: number,
  y: number,
  w: number,
  h: number,
  tile: string,
  shade: string,
  side: Side,
): void {
  const shape = (from: number, to: number): void => {
    ctx.beginPath();
    ctx.moveTo(x + from * w, y + h * 0.08);
    ctx.quadraticCurveTo(x + from * w * 0.55, y - h * 0.05, x + from * w * 0.3, y - h);
    ctx.lineTo(x + to * w * 0.3, y - h);
    ctx.quadraticCurveTo(x + to * w * 0.55, y - h * 0.05, x + to * w, y + h * 0.08);
    ctx.quadraticCurveTo(x + to * w * 0.8, y + h * 0.24, x + to * w * 0.66, y + h * 0.2);
    ctx.lineTo(x + from * w * 0.66, y + h * 0.2);
    ctx.quadraticCurveTo(x + from * w * 0.8, y + h * 0.24, x + from * w, y + h * 0.08);
    ctx.fill();
  };
  ctx.fillStyle = tile;
  shape(-1, 1);
  ctx.fillStyle = shade;
  shape(-side, -side * 0.12);
}
