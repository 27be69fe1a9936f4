import { type Palette, paletteOf } from '../../kit/lights.ts';
import { mirror } from '../../kit/mirror.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { cookingAlt } from './alt.ts';
import { paintBalcony } from './balcony.ts';
import { paintCookingClass } from './cooking-class.ts';
import { paintTableAbove } from './table-above.ts';
import { paintTeaHill } from './tea-hill.ts';

export type CookingComposition = 'table' | 'class' | 'balcony' | 'tea';

export interface CookingView {
  sheet: Sheet;
  palette: Palette;
  seed: string;
  /** Lamps are lit, 0..1. */
  lamps: number;
}

const PAINTERS: Record<CookingComposition, (view: CookingView) => void> = {
  table: paintTableAbove,
  class: paintCookingClass,
  balcony: paintBalcony,
  tea: paintTeaHill,
};

/** Dishes, a cooking class, coffee and tea. */
export const cooking: Scene = {
  name: 'cooking',
  compositions: Object.keys(PAINTERS),
  lights: ['dawn', 'noon', 'golden', 'dusk', 'mist'],
  paint: paintCooking,
  alt: cookingAlt,
};

function paintCooking(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const usual = paletteOf(light);
  const palette: Palette = light === 'dusk' ? { ...usual, cast: ['#6a4a58', 0.16] } : usual;
  PAINTERS[composition as CookingComposition]({ sheet, palette, seed, lamps: light === 'dusk' ? 1 : 0 });
  if (makeRng(`${seed}/hand`).chance(0.5)) mirror(sheet);
}
