import { mix } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Side } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { curve, line } from '../../kit/stroke.ts';

/** Arched roof of woven mats. */
export function paintBoatRoof(ctx: Context, palette: Palette, side: Side): void {
  const mat = underLight(palette, '#b08a52');
  const dark = mix(mat, palette.ink, 0.62);
  ctx.beginPath();
  ctx.moveTo(-118, -24);
  ctx.bezierCurveTo(-118, -104, -24, -104, -24, -24);
  ctx.closePath();
  ctx.fillStyle = dark;
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(-122, -24);
  ctx.bezierCurveTo(-124, -112, -20, -112, -18, -24);
  ctx.lineTo(-30, -24);
  ctx.bezierCurveTo(-32, -92, -110, -92, -110, -24);
  ctx.closePath();
  ctx.fillStyle = mat;
  ctx.fill();
  ctx.lineWidth = 2;
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    line(
      ctx,
      [
        [-122 + 104 * t, -24 - 66 * Math.sin(Math.PI * t)],
        [-112 + 84 * t, -24 - 52 * Math.sin(Math.PI * t)],
      ],
      1.6,
      dark,
    );
  }
  line(
    ctx,
    curve([side > 0 ? -60 : -80, -88], [side > 0 ? -28 : -112, -84], [side > 0 ? -20 : -120, -40], 10),
    4,
    mix(mat, palette.flank, 0.6),
  );
}
