import { mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Side } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { ellipse, polygon } from '../stroke.ts';

export interface TourBoatOptions {
  palette: Palette;
  x: number;
  waterline: number;
  /** 1 = 238 px long. */
  scale: number;
  heading: Side;
}

/** A river tour boat with a lit cabin, an upper deck under an awning and a string of lamps. */
export function paintTourBoat(
  ctx: Context,
  { palette, x, waterline, scale, heading }: TourBoatOptions,
): void {
  const lamps = palette.light === 'night' || palette.light === 'dusk';
  const hull = mix(palette.ink, underLight(palette, '#2d4a5c'), lamps ? 0.3 : 0.7);
  const cabin = lamps ? mix(palette.mid, palette.haze, 0.18) : underLight(palette, '#f3ead6');
  const pane = lamps ? '#ffd88a' : mix(palette.ink, palette.sky[1], 0.45);
  ctx.save();
  ctx.translate(x, waterline - 12 * scale);
  ctx.scale(scale * heading, scale);
  ctx.beginPath();
  ctx.moveTo(-110, -12);
  ctx.quadraticCurveTo(-100, 12, -84, 13);
  ctx.lineTo(84, 13);
  ctx.quadraticCurveTo(110, 6, 128, -18);
  ctx.closePath();
  ctx.fillStyle = hull;
  ctx.fill();
  ctx.fillStyle = underLight(palette, '#d8402a');
  ctx.fillRect(-104, -5, 208, 3);
  ctx.fillStyle = cabin;
  ctx.fillRect(-86, -40, 150, 28);
  ctx.fillStyle = pane;
  for (let i = 0; i < 9; i++) ctx.fillRect(-80 + i * 16, -35, 11, 15);
  ctx.fillStyle = mix(cabin, palette.ink, 0.2);
  ctx.fillRect(-92, -45, 164, 5);
  for (const post of [-86, -12, 60]) ctx.fillRect(post, -72, 2.5, 30);
  polygon(
    ctx,
    [
      [-98, -70],
      [-88, -79],
      [66, -79],
      [76, -70],
    ],
    underLight(palette, '#2f8f88'),
  );
  for (let i = 0; i < 14; i++)
    ellipse(ctx, -92 + i * 12.6, -67, 2.6, 2.6, ['#ffd88a', '#d8402a', '#9fd0d8'][i % 3] as string);
  ctx.restore();
}
