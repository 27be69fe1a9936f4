import { type Hex, mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Side } from '../../kit/maths.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';

export interface TowerHouseOptions {
  palette: Palette;
  x: number;
  /** Row of the foot. */
  y: number;
  width: number;
  /** Height of the wall. */
  height: number;
  kind: 'tower' | 'gable' | 'hall' | 'keep';
  /** By clear day. */
  wall: Hex;
  roof: Hex;
  side: Side;
}

export const paneOf = (palette: Palette): Hex =>
  palette.light === 'dusk' || palette.light === 'night' ? '#ffd88a' : mix(palette.ink, palette.sky[0], 0.35);

export function paintWindows(
  ctx: Context,
  rng: Rng,
  { palette, x, y, width: w, height: h, kind }: TowerHouseOptions,
  top: number,
  wall: Hex,
): void {
  const columns = kind === 'hall' ? 5 : kind === 'tower' ? 1 : 2;
  const rows = Math.max(1, Math.round(h / 44));
  const wide = Math.min(11, (w / columns) * 0.3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const wx = x + ((column + 0.5) / columns - 0.5) * w * 0.84;
      const wy = top + ((row + 0.28) / rows) * h;
      if (rng.chance(0.1)) continue;
      ctx.fillStyle = mix(wall, palette.ink, 0.5);
      ctx.beginPath();
      ctx.roundRect(wx - wide / 2 - 1.6, wy - 1.6, wide + 3.2, wide * 1.7 + 3.2, [
        wide * 0.6,
        wide * 0.6,
        0,
        0,
      ]);
      ctx.fill();
      ctx.fillStyle = paneOf(palette);
      ctx.beginPath();
      ctx.roundRect(wx - wide / 2, wy, wide, wide * 1.7, [wide * 0.5, wide * 0.5, 0, 0]);
      ctx.fill();
      if (palette.light === 'dusk' && rng.chance(0.5))
        glow(ctx, { x: wx, y: wy + wide, radius: wide * 2.6, colour: palette.glow, strength: 0.4 });
    }
  if (kind === 'gable' || kind === 'hall') {
    ctx.fillStyle = mix(underLight(palette, '#5a3a2a'), palette.ink, 0.2);
    ctx.beginPath();
    ctx.roundRect(x - w * 0.07, y - Math.min(26, h * 0.4), w * 0.14, 40, [8, 8, 0, 0]);
    ctx.fill();
  }
}
