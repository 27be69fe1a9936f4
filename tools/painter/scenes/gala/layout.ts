import { type Hex, mix } from '../../kit/colour.ts';
import { type Light, type Palette, paletteOf, underLight } from '../../kit/lights.ts';
import type { BanquetColours } from '../../kit/props/banquet.ts';
import { meshLight } from '../../kit/props/mesh.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';

export type GalaComposition = 'ballroom' | 'beach-dinner' | 'garden' | 'long-table';
export const GALA_COMPOSITIONS: readonly GalaComposition[] = [
  'ballroom',
  'beach-dinner',
  'garden',
  'long-table',
];

/** What every painter of a composition is given. */
export interface GalaView {
  sheet: Sheet;
  seed: string;
  light: Light;
  palette: Palette;
  rng: Rng;
  /** Lamps burn. */
  evening: boolean;
}

/** Opens a view; its stream is the composition's own. */
export function openView(sheet: Sheet, seed: string, light: Light): GalaView {
  return {
    sheet,
    seed,
    light,
    palette: paletteOf(light),
    rng: makeRng(`${seed}/layout`),
    evening: light !== 'golden',
  };
}

const ACCENTS = ['#c8522a', '#2f7f78', '#b9822f', '#8a3b55'] as const;

/** Colours of the laid tables; lamps over them keep the cloth warm when it is dark. */
export function banquetColours({ palette, rng, light }: GalaView): BanquetColours {
  const warm = (colour: Hex): Hex => {
    const seen = underLight({ ...palette, cast: [palette.cast[0], palette.cast[1] * 0.5] }, colour);
    return light === 'golden' ? seen : mix(seen, palette.glow, 0.12);
  };
  return {
    palette,
    light: { ...meshLight(palette, 1), light: mix(palette.glow, '#ffffff', 0.5) },
    cloth: warm('#f6eee0'),
    chair: warm(rng.pick(['#b98a4a', '#8a5a3a', '#e9dcc4'])),
    cushion: warm('#f3e9d6'),
    accent: warm(rng.pick(ACCENTS)),
    flowers: ['#e27a72', '#f3c9b0', '#f6efe0', '#d9a441'].map(warm),
    candles: light !== 'golden',
  };
}
