import { mix } from '../colour.ts';
import type { Palette } from '../lights.ts';
import type { Side } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { lens, polygon } from '../stroke.ts';

export interface FishingBoatOptions {
  palette: Palette;
  x: number;
  waterline: number;
  /** 1 = 57 px long. */
  scale: number;
  heading: Side;
}

/** A small far fishing boat with wheelhouse and flag, dark against the light. */
export function paintFishingBoat(
  ctx: Context,
  { palette, x, waterline, scale, heading }: FishingBoatOptions,
): void {
  ctx.save();
  ctx.translate(x, waterline - 4 * scale);
  ctx.scale(scale * heading, scale);
  const hull = mix(palette.ink, palette.water[3], 0.25);
  ctx.beginPath();
  ctx.moveTo(-26, -7);
  ctx.quadraticCurveTo(-20, 4, -12, 4);
  ctx.lineTo(14, 4);
  ctx.quadraticCurveTo(26, 0, 31, -11);
  ctx.quadraticCurveTo(10, -4, -26, -7);
  ctx.fillStyle = hull;
  ctx.fill();
  ctx.fillRect(-14, -15, 14, 9);
  ctx.fillRect(4, -26, 1.6, 22);
  ctx.fillStyle = palette.sail[0];
  ctx.fillRect(-22, -4, 44, 2);
  polygon(
    ctx,
    [
      [6, -26],
      [15, -23],
      [6, -20],
    ],
    palette.sail[0],
  );
  ctx.globalAlpha = 0.35;
  lens(ctx, 2, 7, 56, 3, palette.ink);
  ctx.restore();
}
