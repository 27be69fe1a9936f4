import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Side } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';
import { paintFrontHalf } from './scooter-front.ts';
import { paintRearHalf } from './scooter-rear.ts';
import type { ScooterTools } from './scooter-tools.ts';

export interface ScooterOptions {
  palette: Palette;
  /** Middle of the wheels on the ground. */
  x: number;
  y: number;
  /** Length in pixels; a scooter is 1.8 m long. */
  length: number;
  facing: Side;
  /** Paint by clear day. */
  paint: Hex;
  /** A helmet left on the seat. */
  helmet?: Hex;
  /** Turned toward the viewer: how much it is foreshortened, 1 = not at all. */
  squeeze?: number;
  /** The headlamp burns. */
  lamp?: boolean;
  stand?: boolean;
}

/** A modern scooter from the side. Units: 200 to its length, y upward from the ground. */
export function paintScooter(ctx: Context, options: ScooterOptions): void {
  const { palette, x, y, length, facing, squeeze = 1, helmet, lamp = false, stand = true } = options;
  const paint = underLight(palette, options.paint);
  const dark = mix(palette.ink, '#1c1f22', 0.55);
  const light = mix(paint, mix(palette.flank, '#ffffff', 0.4), 0.5);
  const shade = mix(paint, palette.ink, 0.34);
  const steel = mix(underLight(palette, '#c9cdcb'), palette.ink, 0.1);
  const k = length / 200;
  ctx.save();
  ctx.translate(x, y);
  ellipse(ctx, 8 * k, 1, 104 * k * squeeze, 7 * k, rgba(palette.ink, 0.34));
  ctx.transform(facing * squeeze * k, squeeze < 1 ? 0.1 * k * facing : 0, 0, -k, 0, 0);
  const tools: ScooterTools = { ctx, palette, paint, dark, light, shade, steel, lamp, stand };
  paintRearHalf(tools);
  paintFrontHalf(tools);
  if (helmet) {
    const shell = underLight(palette, helmet);
    ellipse(ctx, -34, 104, 16, 15, mix(shell, palette.ink, 0.14));
    ellipse(ctx, -30, 108, 10, 9, mix(shell, palette.flank, 0.45));
    polygon(
      ctx,
      [
        [-48, 96],
        [-18, 96],
        [-20, 90],
        [-46, 90],
      ],
      dark,
    );
  }
  ctx.restore();
  if (lamp)
    glow(ctx, {
      x: x + 68 * k * facing * squeeze,
      y: y - 102 * k,
      radius: 90 * k,
      colour: '#ffe9b0',
      strength: 0.6,
    });
}
