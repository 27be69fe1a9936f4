import { type Hex, mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { ellipse, line } from '../stroke.ts';
import { paintFolk } from './folk/folk.ts';

export interface HikerOptions {
  palette: Palette;
  x: number;
  /** Row of the feet. */
  y: number;
  /** Pixels. */
  height: number;
  facing: Side;
  side: Side;
  pose?: 'stand' | 'walk';
  /** By clear day. */
  pack: Hex;
  top: Hex;
  stick?: boolean;
}

/** A walker with a rucksack, a brimmed hat and, if wanted, a stick. */
export function paintHiker(ctx: Context, rng: Rng, options: HikerOptions): void {
  const { palette, x, y, height: h, facing, side, pose = 'walk', stick = true } = options;
  const pack = underLight(palette, options.pack);
  const px = x - facing * h * 0.12;
  ellipse(ctx, px, y - h * 0.68, h * 0.105, h * 0.155, mix(pack, palette.ink, 0.3), facing * 0.12);
  const { front } = paintFolk(ctx, rng, {
    palette,
    x,
    y,
    height: h,
    pose,
    facing,
    side,
    hat: 'sun',
    top: options.top,
    bottom: '#4a4a3e',
    hair: 'short',
  });
  ellipse(ctx, px - facing * h * 0.015, y - h * 0.68, h * 0.085, h * 0.14, pack, facing * 0.12);
  ellipse(
    ctx,
    px - facing * h * 0.02,
    y - h * 0.63,
    h * 0.06,
    h * 0.055,
    mix(pack, palette.ink, 0.18),
    facing * 0.12,
  );
  ellipse(ctx, px, y - h * 0.83, h * 0.075, h * 0.028, mix(pack, palette.flank, 0.4));
  if (stick)
    line(
      ctx,
      [
        [front[0] - facing * h * 0.02, front[1] - h * 0.06],
        [front[0] + facing * h * 0.07, y],
      ],
      Math.max(1, h * 0.02),
      mix(underLight(palette, '#6a4630'), palette.ink, 0.3),
    );
}
