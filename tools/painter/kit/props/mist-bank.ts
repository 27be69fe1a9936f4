import { type Hex, mix } from '../colour.ts';
import type { Palette } from '../lights.ts';
import { clamp, smoothstep } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import type { Sheet } from '../sheet.ts';
import { fade } from '../spray.ts';

export interface MistBankOptions {
  palette: Palette;
  seed: string;
  /** Middle row and half of the height, in pixels. */
  y: number;
  height: number;
  /** Densest cover, 0..1. */
  density?: number;
  colour?: Hex;
}

/** A torn belt of mist across the sheet; lies between layers, never over the nearest. */
export function paintMistBank(sheet: Sheet, options: MistBankOptions): void {
  const { palette, seed, y, height, density = 0.8 } = options;
  const colour = options.colour ?? mix(palette.haze, palette.sky[3], 0.5);
  const noise = makeNoise(`${seed}/mist`);
  const box = [0, Math.max(0, Math.floor(y - height)), sheet.width, Math.ceil(y + height)] as const;
  const mist = sheet.covered(box, colour);
  const cover = (x: number, row: number): number => {
    const wave = height * 0.3 * noise(x / 260, 7);
    const torn = smoothstep(-0.15, 0.6, noise.fbm(x / (height * 6), row / (height * 0.75), 3) + 0.15);
    return density * torn * (1 - Math.min(1, Math.abs(row - y - wave) / height) ** 1.5);
  };
  fade(mist, (x, row) => 1 - clamp(cover(x, row)), { box, soft: 1.8 });
  sheet.stamp(mist);
}
