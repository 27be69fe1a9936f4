import type { Light, Palette } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { beachColours } from '../beach/beach-colours.ts';

export type PierComposition = 'moored' | 'wake' | 'harbour' | 'yacht';
export const PIER_COMPOSITIONS: readonly PierComposition[] = ['moored', 'wake', 'harbour', 'yacht'];

/** What every painter of a composition is given. */
export interface PierView {
  sheet: Sheet;
  seed: string;
  light: Light;
  palette: Palette;
  rng: Rng;
  evening: boolean;
}

/** Opens a view with the clear water of a beach. */
export function openView(sheet: Sheet, seed: string, light: Light): PierView {
  return {
    sheet,
    seed,
    light,
    palette: beachColours(light).palette,
    rng: makeRng(`${seed}/layout`),
    evening: light === 'night' || light === 'dusk',
  };
}

/** Place of sun or moon: low over the sea, the moon high. */
export function sunAt({ light, rng }: PierView, x: readonly [number, number], horizon: number): Point {
  const y = light === 'night' ? rng.range(100, 150) : horizon - rng.range(70, 120);
  return [rng.range(...x), Math.max(80, y)];
}
