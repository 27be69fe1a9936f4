import { type Light, type Palette, paletteOf } from '../../kit/lights.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';

export type BikeComposition = 'lane' | 'pass' | 'beach' | 'rental' | 'pine-road';
export const BIKE_COMPOSITIONS: readonly BikeComposition[] = ['lane', 'pass', 'beach', 'rental', 'pine-road'];

/** What every painter of a composition is given. */
export interface BikeView {
  sheet: Sheet;
  seed: string;
  light: Light;
  palette: Palette;
  rng: Rng;
}

/** Opens a view; its stream is the composition's own. */
export function openView(sheet: Sheet, seed: string, light: Light): BikeView {
  return { sheet, seed, light, palette: paletteOf(light), rng: makeRng(`${seed}/layout`) };
}

/** Scooter paints by clear day. */
export const PAINTS = ['#c8472b', '#2f8f88', '#f1e7d0', '#e0b040', '#4f86a0', '#8fab60'] as const;
