import { type Hex, mix } from './colour.ts';
import { type Light, type Palette, paletteOf, underLight } from './lights.ts';
import { makeRng, type Rng } from './rng.ts';
import type { Context, Sheet } from './sheet.ts';

/** What a painter of one composition is given. */
export interface SceneView {
  sheet: Sheet;
  /** Of the main layer. */
  ctx: Context;
  seed: string;
  light: Light;
  palette: Palette;
  /** Stream of the layout. */
  rng: Rng;
  /** Lamps burn. */
  evening: boolean;
  /** A colour by clear day, put under the light and through air (`nearness` 1 = right before the eye). */
  at(colour: Hex, nearness?: number): Hex;
}

/** Opens the view of a composition; its stream is the picture's own. */
export function openSceneView(sheet: Sheet, seed: string, light: Light): SceneView {
  const palette = paletteOf(light);
  return {
    sheet,
    ctx: sheet.main.ctx,
    seed,
    light,
    palette,
    rng: makeRng(`${seed}/layout`),
    evening: light === 'night' || light === 'dusk',
    at: (colour, nearness = 1) => {
      const lit = underLight(palette, colour);
      return nearness === 1 ? lit : mix(palette.haze, lit, nearness);
    },
  };
}
