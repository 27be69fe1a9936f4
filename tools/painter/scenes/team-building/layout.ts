import type { Hex } from '../../kit/colour.ts';
import { type Light, type Palette, paletteOf } from '../../kit/lights.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';

export type TeamComposition = 'beach-games' | 'race' | 'campfire' | 'tents';
export const TEAM_COMPOSITIONS: readonly TeamComposition[] = ['beach-games', 'race', 'campfire', 'tents'];

/** What every painter of a composition is given. */
export interface TeamView {
  sheet: Sheet;
  seed: string;
  light: Light;
  palette: Palette;
  rng: Rng;
  evening: boolean;
}

/** Opens a view; its stream is the composition's own. */
export function openView(sheet: Sheet, seed: string, light: Light): TeamView {
  return {
    sheet,
    seed,
    light,
    palette: paletteOf(light),
    rng: makeRng(`${seed}/layout`),
    evening: light === 'night' || light === 'dusk',
  };
}

/** Colours of flags and shirts by clear day. */
export const TEAM_COLOURS: readonly Hex[] = ['#c8472b', '#e0b040', '#2f8f88', '#f1e7d0', '#4f86a0'];
