import { type Hex, rgba } from './colour.ts';
import type { Context } from './sheet.ts';

export interface GlowOptions {
  x: number;
  y: number;
  radius: number;
  colour: Hex;
  strength?: number;
  /** 'screen' for lamps and suns, 'soft-light' to warm what lies near the sun. */
  blend?: 'screen' | 'soft-light' | 'multiply';
}

/** Radial light; the only blurred thing in a picture. */
export function glow(
  ctx: Context,
  { x, y, radius, colour, strength = 1, blend = 'screen' }: GlowOptions,
): void {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, rgba(colour, strength));
  gradient.addColorStop(0.35, rgba(colour, strength * 0.42));
  gradient.addColorStop(1, rgba(colour, 0));
  ctx.save();
  ctx.globalCompositeOperation = blend;
  ctx.fillStyle = gradient;
  ctx.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  ctx.restore();
}
