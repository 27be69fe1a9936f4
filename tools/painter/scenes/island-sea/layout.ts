import type { Light, Palette } from '../../kit/lights.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { type BeachColours, beachColours } from '../beach/beach-colours.ts';

export type IslandComposition = 'kayaks' | 'reef' | 'nipa' | 'sandbar' | 'paddle-boards';
export const ISLAND_COMPOSITIONS: readonly IslandComposition[] = [
  'kayaks',
  'reef',
  'nipa',
  'sandbar',
  'paddle-boards',
];

/** What every painter of a composition is given. */
export interface IslandView {
  sheet: Sheet;
  seed: string;
  light: Light;
  palette: Palette;
  sea: BeachColours;
  rng: Rng;
}

/** Opens a view with the clear water of a beach. */
export function openView(sheet: Sheet, seed: string, light: Light): IslandView {
  const sea = beachColours(light);
  return { sheet, seed, light, palette: sea.palette, sea, rng: makeRng(`${seed}/layout`) };
}
