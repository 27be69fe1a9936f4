import type { Palette } from '../lights.ts';
import type { Rng } from '../rng.ts';
import { type Context, widthOf } from '../sheet.ts';
import { lens } from '../stroke.ts';

/** Upright streaks of lamplight on water, broken by ripples. */
export function paintLightStreaks(ctx: Context, rng: Rng, palette: Palette, from: number, count = 64): void {
  ctx.save();
  for (let i = 0; i < count; i++) {
    const x = rng() * widthOf(ctx);
    const colour = rng.chance(0.7) ? palette.glow : rng.pick(['#9fd0d8', '#d8402a', '#ffd88a']);
    const long = rng.range(60, 230);
    for (let y = from + 6; y < from + long; y += rng.range(4, 10)) {
      const t = (y - from) / long;
      ctx.globalAlpha = 0.5 * (1 - t) * rng.range(0.4, 1);
      lens(ctx, x + rng.bell() * (3 + 12 * t), y, rng.range(8, 22) * (1 + 1.4 * t), 1.1 + 2 * t, colour);
    }
  }
  ctx.restore();
}
