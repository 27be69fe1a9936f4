import type { Palette } from '../lights.ts';
import type { Point } from '../maths.ts';
import { makeRng } from '../rng.ts';
import type { Sheet } from '../sheet.ts';
import { paintClouds, paintSky, paintStars, paintSun } from '../sky.ts';
import { paintBirds } from './birds.ts';

export interface BackdropOptions {
  palette: Palette;
  seed: string;
  horizon: number;
  sun: Point;
  /** Radius of the sun, in pixels. */
  radius?: number;
  /** Where a flock flies; none when left out or at night. */
  birds?: Point;
}

/** Sky, stars at night, clouds and sun: what most open-air pictures begin with. */
export function paintBackdrop(sheet: Sheet, options: BackdropOptions): void {
  const { palette, seed, horizon, sun, radius = 38, birds } = options;
  const view = { seed, horizon, sun };
  paintSky(sheet.main, palette, view);
  if (palette.light === 'night') paintStars(sheet.main, palette, view);
  paintClouds(sheet.main, palette, { seed, horizon, cover: makeRng(`${seed}/cover`).range(0.3, 0.48) });
  paintSun(sheet.main, palette, sun, radius);
  if (birds && palette.light !== 'night') {
    paintBirds(sheet.main.ctx, makeRng(`${seed}/birds`), palette, birds);
  }
}
