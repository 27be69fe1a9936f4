import { mix } from '../colour.ts';
import type { Palette } from '../lights.ts';
import type { Side } from '../maths.ts';
import type { Sheet } from '../sheet.ts';
import { spray } from '../spray.ts';
import { paintMistBank } from './mist-bank.ts';
import { paintPineSlope } from './pine-slope.ts';
import { paintRange } from './range.ts';

export interface MountainViewOptions {
  palette: Palette;
  seed: string;
  horizon: number;

  side: Side;
}

/** Two far ranges over mist, and pine slopes at the foot. */
export function paintMountainView(sheet: Sheet, { palette, seed, horizon, side }: MountainViewOptions): void {
  const { haze, mid, ink, flank } = palette;
  const tones = (near: number): string[] => [
    mix(haze, mix(mid, ink, 0.55), near),
    mix(haze, mix(mid, ink, 0.25), near),
    mix(haze, mid, near),
    mix(haze, mix(mid, flank, 0.45), near),
  ];
  for (const [i, [y, amplitude, near]] of (
    [
      [horizon - 50, 120, 0.38],
      [horizon + 20, 90, 0.66],
    ] as const
  ).entries()) {
    const layer = sheet.layer();
    paintRange(layer, {
      seed: `${seed}/range${i}`,
      y,
      amplitude,
      base: horizon + 110 + i * 60,
      scale: 270 - i * 60,
      colours: tones(near),
      side,
      haze,
    });
    sheet.stamp(layer);
  }
  paintMistBank(sheet, { palette, seed: `${seed}/low`, y: horizon + 64, height: 40, density: 0.85 });
  paintPineSlope(sheet, {
    palette,
    seed: `${seed}/slope1`,
    y: horizon + 84,
    amplitude: 46,
    base: horizon + 300,
    nearness: 0.74,
    height: [22, 38],
    side,
  });
  paintPineSlope(sheet, {
    palette,
    seed: `${seed}/slope2`,
    y: horizon + 168,
    amplitude: 70,
    base: sheet.height,
    nearness: 0.96,
    height: [52, 84],
    side,
  });
  spray(sheet.main, palette.glow, (_x, y) => (y < horizon ? 0.03 : 0), { soft: 1.4 });
}
