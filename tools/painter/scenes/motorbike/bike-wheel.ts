import { mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { type Point, TAU } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, line } from '../../kit/stroke.ts';

/** A wheel with tyre, rim and spokes. */
export function paintBikeWheel(
  ctx: Context,
  palette: Palette,
  [x, y]: Point,
  radius: number,
  spokes = 5,
): void {
  const tyre = mix(palette.ink, '#181a1c', 0.6);
  const rim = mix(underLight(palette, '#c9cdcb'), palette.ink, 0.12);
  ellipse(ctx, x, y, radius, radius, tyre);
  ellipse(ctx, x, y, radius * 0.72, radius * 0.72, mix(tyre, palette.haze, 0.22));
  const wide = spokes > 8 ? radius * 0.03 : radius * 0.12;
  for (let i = 0; i < spokes; i++) {
    const angle = (i / spokes) * TAU + 0.3;
    line(
      ctx,
      [
        [x, y],
        [x + Math.cos(angle) * radius * 0.68, y + Math.sin(angle) * radius * 0.68],
      ],
      wide,
      rim,
    );
  }
  ctx.beginPath();
  ctx.arc(x, y, radius * 0.7, 0, TAU);
  ctx.lineWidth = radius * 0.08;
  ctx.strokeStyle = rim;
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(x, y, radius * 0.92, 0.6, 2.2);
  ctx.lineWidth = radius * 0.05;
  ctx.strokeStyle = rgba(palette.haze, 0.4);
  ctx.stroke();
  ellipse(ctx, x, y, radius * 0.2, radius * 0.2, mix(rim, palette.ink, 0.3));
}
