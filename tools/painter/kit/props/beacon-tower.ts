import { mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import type { Palette } from '../lights.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';

export interface BeaconTowerOptions {
  palette: Palette;
  x: number;
  base: number;
  height: number;
}

const LAMPS = ['#ffd88a', '#f4e6c0', '#9fd0d8'] as const;

/** The landmark of the skyline: a round tower with a dome, a mast and a red lamp. */
export function paintBeaconTower(
  ctx: Context,
  rng: Rng,
  { palette, x, base, height }: BeaconTowerOptions,
): void {
  const w = height * 0.135;
  const top = base - height;
  const dark = palette.light === 'night' || palette.light === 'dusk';
  const body = dark
    ? mix(palette.mid, palette.haze, 0.14)
    : mix('#8fb4bd', palette.cast[0], palette.cast[1] + 0.1);
  const gradient = ctx.createLinearGradient(x - w, 0, x + w, 0);
  gradient.addColorStop(0, mix(body, palette.ink, dark ? 0.4 : 0.3));
  gradient.addColorStop(0.65, body);
  gradient.addColorStop(1, mix(body, dark ? palette.haze : palette.flank, 0.4));
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(x - w * 0.86, base);
  ctx.bezierCurveTo(x - w * 1.1, base - height * 0.5, x - w * 0.96, top + 30, x - w * 0.7, top);
  ctx.quadraticCurveTo(x, top - 24, x + w * 0.7, top);
  ctx.bezierCurveTo(x + w * 0.96, top + 30, x + w * 1.1, base - height * 0.5, x + w * 0.86, base);
  ctx.fillStyle = gradient;
  ctx.fill();
  ctx.clip();
  for (let y = top + 6; y < base; y += 8)
    for (let i = -6; i <= 6; i++) {
      const px = x + Math.sin((i / 6) * 1.35) * w;
      const on = dark && rng.chance(0.58);
      ctx.fillStyle = on
        ? rgba(rng.pick(LAMPS), rng.range(0.4, 0.95))
        : rgba(palette.ink, dark ? 0.12 : 0.22);
      ctx.fillRect(px - 1.7, y, 3.4, 4.2);
    }
  ctx.restore();
  ctx.fillStyle = body;
  ctx.fillRect(x - 1.5, top - 70, 3, 60);
  glow(ctx, { x, y: top - 71, radius: 26, colour: '#e8503a', strength: dark ? 0.8 : 0.2 });
}
