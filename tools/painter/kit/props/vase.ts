import { type Hex, mix, rgba } from '../colour.ts';
import type { Palette } from '../lights.ts';
import type { Point, Side } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { ellipse } from '../stroke.ts';

/** Half-widths as shares of the height, from foot to lip. */
export const VASE_SHAPES = {
  jar: [0.2, 0.34, 0.42, 0.42, 0.34, 0.24, 0.26],
  bottle: [0.2, 0.3, 0.34, 0.26, 0.12, 0.1, 0.14],
  bowl: [0.26, 0.5, 0.66, 0.78, 0.86, 0.92, 0.95],
  tall: [0.16, 0.2, 0.25, 0.29, 0.3, 0.22, 0.24],
} as const;
export type VaseShape = keyof typeof VASE_SHAPES;

export interface VaseOptions {
  palette: Palette;
  x: number;
  /** Row of the foot. */
  y: number;
  height: number;
  shape: VaseShape;
  /** Already under the light. */
  colour: Hex;
  /** Bands and a flower painted on it. */
  glaze?: Hex;
  side: Side;
}

/** A thrown pot: round shading, lip, painted bands. */
export function paintVase(ctx: Context, options: VaseOptions): void {
  const { palette, x, y, height: h, shape, colour, glaze, side } = options;
  const halves = VASE_SHAPES[shape];
  const half = (t: number): number => {
    const at = t * (halves.length - 1);
    const i = Math.min(halves.length - 2, Math.floor(at));
    const u = at - i;
    const smooth = u * u * (3 - 2 * u);
    return h * ((halves[i] as number) * (1 - smooth) + (halves[i + 1] as number) * smooth);
  };
  const widest = h * Math.max(...halves);
  const rows = Array.from({ length: 25 }, (_, i) => i / 24);
  ctx.save();
  ctx.beginPath();
  for (const t of rows) ctx.lineTo(x - half(t), y - t * h);
  for (const t of [...rows].reverse()) ctx.lineTo(x + half(t), y - t * h);
  ctx.closePath();
  const shading = ctx.createLinearGradient(x - widest * side, 0, x + widest * side, 0);
  shading.addColorStop(0, mix(colour, palette.ink, 0.52));
  shading.addColorStop(0.32, mix(colour, palette.ink, 0.24));
  shading.addColorStop(0.62, colour);
  shading.addColorStop(0.84, mix(colour, palette.flank, 0.4));
  shading.addColorStop(1, mix(colour, palette.ink, 0.08));
  ctx.fillStyle = shading;
  ctx.fill();
  ctx.clip();
  if (glaze) {
    const bow = (t: number, thick: number): void => {
      ctx.beginPath();
      ctx.ellipse(x, y - t * h, half(t), half(t) * 0.2, 0, 0, Math.PI);
      ctx.lineWidth = thick;
      ctx.strokeStyle = rgba(glaze, 0.85);
      ctx.stroke();
    };
    for (const t of [0.1, 0.16, 0.86]) bow(t, h * 0.018);
    const middle: Point = [x + side * widest * 0.12, y - h * 0.46];
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2;
      ellipse(
        ctx,
        middle[0] + Math.cos(a) * h * 0.09,
        middle[1] + Math.sin(a) * h * 0.09,
        h * 0.06,
        h * 0.035,
        rgba(glaze, 0.8),
        a,
      );
    }
    ellipse(ctx, ...middle, h * 0.035, h * 0.035, rgba(glaze, 0.95));
  }
  ctx.restore();
  const lip = half(1);
  ellipse(ctx, x, y - h, lip, lip * 0.2, mix(colour, palette.flank, 0.25));
  ellipse(ctx, x, y - h + lip * 0.02, lip * 0.84, lip * 0.14, mix(colour, palette.ink, 0.62));
}
