import type { Light } from '../../kit/lights.ts';
import { type Palette, paletteOf } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';

export type RoadComposition = 'coast-pass' | 'mountain-van' | 'airport' | 'city-bridge' | 'rice-fields';
export const ROAD_COMPOSITIONS: readonly RoadComposition[] = [
  'coast-pass',
  'mountain-van',
  'airport',
  'city-bridge',
  'rice-fields',
];

/** What every painter of a composition is given. */
export interface RoadView {
  sheet: Sheet;
  seed: string;
  light: Light;
  palette: Palette;
  rng: Rng;
  /** Lamps burn. */
  evening: boolean;
}

/** Opens a view; its stream is the composition's own. */
export function openView(sheet: Sheet, seed: string, light: Light): RoadView {
  return {
    sheet,
    seed,
    light,
    palette: paletteOf(light),
    rng: makeRng(`${seed}/layout`),
    evening: light === 'night' || light === 'dusk',
  };
}

/** Place of sun or moon: low over the horizon, the moon high. */
export function sunAt({ light, rng }: RoadView, x: readonly [number, number], horizon: number): Point {
  const y = light === 'night' ? rng.range(105, 150) : horizon - rng.range(80, 140);
  return [rng.range(...x), Math.max(90, y)];
}

/** Car paints by clear day. */
export const PAINTS = ['#f1ede2', '#c4472b', '#2f6f7c', '#d9a441', '#5b6a72'] as const;
