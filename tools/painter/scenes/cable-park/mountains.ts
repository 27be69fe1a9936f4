import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import type { ParkView } from './cable-park.ts';

export interface Ridge {
  /** Middle row of the crest, its swing, the row of the foot. */
  y: number;
  swing: number;
  foot: number;
  nearness: number;
  size: readonly [number, number];
  /** Width of a hill, in pixels. */
  scale?: number;
  /** Added to the row of the crest. */
  bend?: (x: number) => number;
  /** Mist lying before it, 0..1. */
  mist?: number;
}

/** Sky with the sun, then ridges under forest with mist between them, far ones first. Returns the crests. */
export function paintMountains(
  { sheet, palette, seed }: ParkView,
  sun: Point,
  horizon: number,
  ridges: readonly Ridge[],
): ((x: number) => number)[] {
  paintSky(sheet.main, palette, { seed, horizon, sun });
  paintClouds(sheet.main, palette, {
    seed,
    horizon: horizon * 0.8,
    cover: makeRng(`${seed}/cover`).range(0.38, 0.48),
  });
  paintSun(sheet.main, palette, sun, 34);
  return ridges.map(({ y, swing, foot, nearness, size, scale = 300, bend = () => 0, mist = 0.8 }, i) => {
    const noise = makeNoise(`${seed}/ridge${i}`);
    const crest = (x: number): number =>
      y - swing * (0.5 + 0.9 * noise.ridge(x / scale, 1.7, 3, 0.4)) * 0.8 + bend(x);
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/ridge${i}`,
      crest,
      base: foot,
      nearness,
      size,
      side: sun[0] > 600 ? 1 : -1,
      hazeAtFoot: lerp(1, 0.4, nearness),
    });
    if (mist > 0)
      paintMistBank(sheet, {
        palette,
        seed: `${seed}/mist${i}`,
        y: foot - 30,
        height: 46 + 50 * nearness,
        density: mist,
      });
    return crest;
  });
}
