import type { Light } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import type { Hill } from '../../kit/props/rice-hillside.ts';
import type { RiceSeason } from '../../kit/props/terraces.ts';
import { makeRng } from '../../kit/rng.ts';
import { SHEET_HEIGHT as H, SHEET_WIDTH as W } from '../../kit/sheet.ts';
import { HILLS } from './hills.ts';

export type TerraceComposition = 'valley' | 'houses' | 'ridge' | 'knoll';
export const TERRACE_COMPOSITIONS: readonly TerraceComposition[] = ['valley', 'houses', 'ridge', 'knoll'];

/** Laid out with the light on the right; the scene turns it round when `mirrored`. */
export interface TerraceLayout {
  composition: TerraceComposition;
  mirrored: boolean;
  season: RiceSeason;
  sun: Point;
  /** Rows of the two mountain ranges. */
  ranges: readonly [number, number];
  /** Far to near, with the mist that lies before each. */
  hills: { hill: Hill; mist?: { y: number; height: number } }[];
}

const SEASON: Partial<Record<Light, RiceSeason>> = { golden: 'ripe', dawn: 'water', dusk: 'water' };

/** Lays out a composition. */
export function layOut(composition: TerraceComposition, light: Light, seed: string): TerraceLayout {
  const rng = makeRng(`${seed}/layout`);
  const mirrored = rng.chance(0.5);
  const high = composition === 'ridge' ? -0.03 : 0;
  return {
    composition,
    mirrored,
    season: SEASON[light] ?? 'green',
    sun: [W * rng.range(0.64, 0.76), rng.range(112, 132)],
    ranges: [H * (0.34 + high) + rng.range(-12, 12), H * (0.425 + high) + rng.range(-12, 12)],
    hills: HILLS[composition](seed, rng),
  };
}
