import type { Palette } from '../lights.ts';
import { clamp, type Side, smoothstep } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { makeRng } from '../rng.ts';
import type { Sheet } from '../sheet.ts';
import { spray } from '../spray.ts';
import { paintTower } from './tower.ts';

export interface SkylineOptions {
  palette: Palette;
  seed: string;
  base: number;
  /** Height of the tallest, in pixels. */
  height: number;
  nearness: number;
  count: number;
  side: Side;
  /** Share of the full height at a column of the sheet, 0..1. */
  profile?: (x: number) => number;
}

/** A row of city towers, hazy at its foot and warm with street light after sunset. */
export function paintSkyline(sheet: Sheet, options: SkylineOptions): void {
  const { palette, seed, base, height, nearness, count, side, profile = () => 1 } = options;
  const rng = makeRng(`${seed}/skyline`);
  const noise = makeNoise(`${seed}/skyline`);
  const layer = sheet.layer();
  const pitch = sheet.width / count;
  for (let i = -1; i <= count; i++) {
    const x = (i + rng.range(0, 0.6)) * pitch;
    const tall = height * clamp(0.25 + 0.5 * rng() + 0.35 * noise(x / 210, 4)) * profile(x);
    if (tall < 12) continue;
    paintTower(layer.ctx, rng, {
      palette,
      x,
      width: pitch * rng.range(0.7, 1.25),
      height: tall,
      base,
      nearness,
      side,
    });
  }
  const box = [0, base - height * 1.3, sheet.width, base + 1] as const;
  const top = base - height * 0.8;
  spray(layer, palette.haze, (_x, y) => (1.05 - nearness) * 0.85 * smoothstep(top, base, y), {
    box,
    soft: 1.1,
    max: 0.85,
  });
  if (palette.light === 'night' || palette.light === 'dusk')
    spray(layer, palette.glow, (_x, y) => 0.4 * smoothstep(base - height * 0.3, base, y), {
      box,
      soft: 1,
      max: 0.6,
    });
  sheet.stamp(layer);
}
