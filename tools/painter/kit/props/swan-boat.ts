import { mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, curve2, ellipse, polygon } from '../stroke.ts';
import { paintFolk } from './folk/folk.ts';

export interface SwanBoatOptions {
  palette: Palette;
  x: number;
  waterline: number;
  /** 1 = 150 px long. */
  scale: number;
  heading: Side;
  side: Side;
}

/** A white swan pedal boat with two people in it. */
export function paintSwanBoat(
  ctx: Context,
  rng: Rng,
  { palette, x, waterline, scale, heading, side }: SwanBoatOptions,
): void {
  const white = underLight(palette, '#fbf7ec');
  const shade = mix(white, palette.mid, 0.4);
  const dark = mix(palette.ink, palette.water[3], 0.2);
  ctx.save();
  ctx.translate(x, waterline);
  ctx.scale(scale * heading, scale);
  ctx.beginPath();
  ctx.moveTo(-72, -34);
  ctx.quadraticCurveTo(-60, -6, -34, 3);
  ctx.lineTo(36, 3);
  ctx.quadraticCurveTo(62, -2, 66, -26);
  ctx.quadraticCurveTo(20, -14, -30, -20);
  ctx.closePath();
  ctx.fillStyle = shade;
  ctx.fill();
  const light = (side * heading) as Side;
  paintFolk(ctx, rng, {
    palette,
    x: -20,
    y: -14,
    height: 72,
    pose: 'sit-point',
    facing: 1,
    side: light,
    hair: 'long',
    hat: 'sun',
    top: '#c8522a',
    half: true,
  });
  paintFolk(ctx, rng, {
    palette,
    x: 4,
    y: -14,
    height: 76,
    pose: 'sit',
    facing: 1,
    side: light,
    hair: 'short',
    top: '#2d5d73',
    skin: 0,
    half: true,
  });
  ctx.beginPath();
  ctx.moveTo(-76, -38);
  ctx.bezierCurveTo(-52, -30, -30, -14, 8, -14);
  ctx.bezierCurveTo(40, -14, 60, -18, 64, -30);
  ctx.quadraticCurveTo(68, -4, 40, 3);
  ctx.lineTo(-32, 3);
  ctx.bezierCurveTo(-56, -2, -70, -18, -76, -38);
  ctx.fillStyle = white;
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(-70, -30);
  ctx.bezierCurveTo(-50, -12, -10, -2, 30, -6);
  ctx.lineTo(36, 3);
  ctx.lineTo(-32, 3);
  ctx.bezierCurveTo(-52, 0, -64, -14, -70, -30);
  ctx.fillStyle = rgba(shade, 0.8);
  ctx.fill();
  brush(ctx, curve2([52, -16], [78, -40], [36, -66], [58, -92], 20), (t) => 20 - 11 * t, white);
  brush(ctx, curve2([48, -16], [72, -40], [31, -66], [53, -92], 20), (t) => 7 - 4 * t, rgba(shade, 0.9));
  ellipse(ctx, 61, -94, 10, 7.4, white, 0.15);
  polygon(
    ctx,
    [
      [68, -98],
      [84, -90],
      [68, -89],
    ],
    underLight(palette, '#e8792c'),
  );
  ellipse(ctx, 68, -95, 2.6, 2.2, dark);
  ctx.restore();
}
