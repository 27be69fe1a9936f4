import { mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Point, Side } from '../maths.ts';
import type { Sheet } from '../sheet.ts';
import { lens } from '../stroke.ts';
import { paintBoulder } from './boulder.ts';

/** Mossy stones in or beside the water: middle of the foot and half of the width, far ones first. */
export function paintStones(
  sheet: Sheet,
  palette: Palette,
  seed: string,
  side: Side,
  stones: readonly (readonly [at: Point, reach: number, flat?: number])[],
): void {
  const rock = underLight(palette, '#7d8a7c');
  stones.forEach(([[x, y], reach, flat = 0.62], i) => {
    sheet.main.ctx.save();
    sheet.main.ctx.globalAlpha = 0.45;
    lens(sheet.main.ctx, x, y + reach * 0.08, reach * 2.7, reach * 0.16, palette.ink);
    sheet.main.ctx.restore();
    paintBoulder(sheet, {
      seed: `${seed}/stone${i}`,
      x,
      y,
      reach,
      height: reach * flat,
      colours: [
        mix(rock, palette.ink, 0.75),
        mix(rock, palette.ink, 0.45),
        mix(rock, underLight(palette, '#4f7350'), 0.45),
        mix(rock, underLight(palette, '#8fab60'), 0.35),
        mix(rock, palette.flank, 0.55),
      ],
      side,
    });
    lens(sheet.main.ctx, x, y + reach * 0.07, reach * 2.1, Math.max(1, reach * 0.05), palette.glint[0]);
  });
}
