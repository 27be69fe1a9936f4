import { type Hex, mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import type { Palette } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import type { Context } from '../sheet.ts';

export type LanternShape = 'round' | 'spindle' | 'pear';
export const LANTERN_SHAPES: readonly LanternShape[] = ['round', 'spindle', 'pear'];

export interface LanternOptions {
  palette: Palette;
  x: number;
  /** Row of its middle. */
  y: number;
  /** About its height, in pixels. */
  size: number;
  /** Silk, as it is to be seen. */
  colour: Hex;
  shape: LanternShape;
  /** 0 unlit … 1 burning. */
  lit: number;
}

/** Half of the width and half of the height of each shape, in sizes. */
const HALF: Record<LanternShape, readonly [number, number]> = {
  round: [0.52, 0.44],
  spindle: [0.4, 0.58],
  pear: [0.44, 0.5],
};

/** A silk lantern of Hội An: hot centre, five meridians, dark caps, tassel. Returns half of its height. */
export function paintLantern(
  ctx: Context,
  { palette, x, y, size, colour, shape, lit }: LanternOptions,
): number {
  const [w, h] = HALF[shape].map((share) => share * size) as [number, number];
  const lamp = LOCAL.lamplight[0];
  if (lit > 0) glow(ctx, { x, y, radius: size * 1.5, colour: palette.glow, strength: 0.34 * lit });
  ctx.save();
  ctx.translate(x, y);
  outline(ctx, shape, w, h);
  const heart = ctx.createRadialGradient(0, h * 0.15, 0, 0, 0, Math.max(w, h) * 1.05);
  heart.addColorStop(0, mix(colour, lamp, 0.2 + 0.58 * lit));
  heart.addColorStop(0.45, mix(colour, lamp, 0.08 + 0.28 * lit));
  heart.addColorStop(1, mix(colour, palette.ink, 0.22));
  ctx.fillStyle = heart;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = rgba(mix(colour, palette.ink, 0.45), 0.55);
  ctx.lineWidth = Math.max(0.7, size * 0.014);
  for (const turn of [-0.78, -0.42, 0, 0.42, 0.78]) {
    ctx.beginPath();
    ctx.moveTo(turn * w * 0.45, -h);
    ctx.quadraticCurveTo(turn * w * 1.6, 0, turn * w * 0.45, h);
    ctx.stroke();
  }
  ctx.restore();
  ctx.fillStyle = mix(palette.ink, colour, 0.18);
  ctx.fillRect(-w * 0.42, -h * 1.08, w * 0.84, h * 0.14);
  ctx.fillRect(-w * 0.34, h * 0.94, w * 0.68, h * 0.14);
  ctx.strokeStyle = mix(colour, palette.ink, 0.15);
  ctx.lineWidth = Math.max(0.8, size * 0.022);
  ctx.beginPath();
  for (const strand of [-0.12, 0, 0.12]) {
    ctx.moveTo(strand * w, h * 1.08);
    ctx.lineTo(strand * w * 1.4, h * 1.08 + size * 0.26);
  }
  ctx.stroke();
  ctx.restore();
  return h;
}

function outline(ctx: Context, shape: LanternShape, w: number, h: number): void {
  ctx.beginPath();
  if (shape === 'round') {
    ctx.ellipse(0, 0, w, h, 0, 0, Math.PI * 2);
  } else if (shape === 'spindle') {
    ctx.moveTo(-w * 0.4, -h);
    ctx.quadraticCurveTo(-w * 1.3, 0, -w * 0.4, h);
    ctx.lineTo(w * 0.4, h);
    ctx.quadraticCurveTo(w * 1.3, 0, w * 0.4, -h);
  } else {
    ctx.moveTo(-w * 0.42, -h);
    ctx.bezierCurveTo(-w * 1.25, -h * 0.5, -w * 0.9, h * 0.35, -w * 0.3, h);
    ctx.lineTo(w * 0.3, h);
    ctx.bezierCurveTo(w * 0.9, h * 0.35, w * 1.25, -h * 0.5, w * 0.42, -h);
  }
  ctx.closePath();
}
