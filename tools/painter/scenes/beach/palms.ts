import { glow } from '../../kit/glow.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fade, spray } from '../../kit/spray.ts';
import { brush, curve } from '../../kit/stroke.ts';
import type { BeachColours } from './beach-colours.ts';
import type { BeachLayout } from './layout.ts';

export interface PalmStand {
  foot: Point;
  crown: Point;
  /** Length of a frond, in pixels. */
  size: number;
  /** 0 is all haze; 1 when left out. */
  nearness?: number;
}

/** Shadows of palms on the sand, thrown away from the light; short at noon, faint at night. */
export function paintPalmShadows(
  sheet: Sheet,
  { shadow, palette }: BeachColours,
  palms: readonly PalmStand[],
): void {
  const layer = sheet.layer();
  const long = palette.light === 'noon' ? 0.4 : 1;
  for (const { foot, size } of palms) {
    const k = (size / 190) * long;
    const points = curve(
      [foot[0], foot[1] + 4],
      [foot[0] + 120 * k, foot[1] + 22 * k],
      [foot[0] + 330 * k, foot[1] + 38 * k],
      12,
    );
    brush(layer.ctx, points, (t) => (26 - 12 * t) * (size / 190), shadow);
  }
  fade(layer, () => 0.25, { soft: 1 });
  sheet.stamp(layer, palette.light === 'night' ? 0.3 : 0.5);
}

/** Palms, warmed where the sun stands behind them. */
export function paintPalms(
  sheet: Sheet,
  { palette }: BeachColours,
  { sun }: BeachLayout,
  palms: readonly PalmStand[],
  seed: string,
): void {
  const layer = sheet.layer();
  // By moonlight leaves stand dark before the sky.
  const dark: Palette = palette.light === 'night' ? { ...palette, cast: [palette.ink, 0.74] } : palette;
  palms.forEach(({ foot, crown, size, nearness = 1 }, i) => {
    const seen = nearness < 1 ? hazedPalette(dark, nearness) : dark;
    paintPalm(layer.ctx, makeRng(`${seed}/palm${i}`), { palette: seen, foot, crown, size, side: -1 });
  });
  const warm = (x: number, y: number): number => 0.22 * clamp(1 - Math.hypot(x - sun[0], y - sun[1]) / 620);
  if (palette.disc && palette.light !== 'night') spray(layer, palette.glow, warm, { soft: 0.9 });
  sheet.stamp(layer);
}

/** A lamp hung on a trunk, for evenings. */
export function paintLamp(sheet: Sheet, { palette }: BeachColours, [x, y]: Point, radius: number): void {
  const { ctx } = sheet.main;
  glow(ctx, { x, y, radius, colour: palette.glow, strength: 0.8 });
  glow(ctx, { x, y, radius: radius * 0.16, colour: '#fff3d0', strength: 1 });
}

/** Tufts of grass where a trunk meets the sand. */
export function paintTuft(
  sheet: Sheet,
  { palette }: BeachColours,
  { foot, size }: PalmStand,
  rng: Rng,
): void {
  const leaf = LOCAL.palmLeaf.map((colour) => underLight(palette, colour));
  paintGrass(sheet.main.ctx, rng, {
    count: 46,
    foot: (r) => [foot[0] + r.bell() * size * 0.24, foot[1] - 3 + r() * 12],
    length: [size * 0.05, size * 0.16],
    colours: leaf,
    lean: 0,
  });
}
