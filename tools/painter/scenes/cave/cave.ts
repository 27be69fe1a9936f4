import { type Palette, paletteOf } from '../../kit/lights.ts';
import { mirror } from '../../kit/mirror.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { caveAlt } from './alt.ts';
import { type CaveMood, caveMood } from './cave-mood.ts';
import { paintHall } from './hall.ts';
import { paintMouth } from './mouth.ts';
import { paintRiverTunnel } from './river-tunnel.ts';
import { paintSkylight } from './skylight.ts';

export type CaveComposition = 'hall' | 'mouth' | 'river' | 'skylight';

export interface CaveView {
  sheet: Sheet;
  palette: Palette;
  mood: CaveMood;
  seed: string;
}

const PAINTERS: Record<CaveComposition, (view: CaveView) => void> = {
  hall: paintHall,
  mouth: paintMouth,
  river: paintRiverTunnel,
  skylight: paintSkylight,
};

/** Show caves: dripstone hall, river cave from outside and within, cavern with a skylight. */
export const cave: Scene = {
  name: 'cave',
  compositions: Object.keys(PAINTERS),
  lights: ['dawn', 'noon', 'golden', 'dusk'],
  paint: paintCave,
  alt: caveAlt,
};

function paintCave(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  PAINTERS[composition as CaveComposition]({
    sheet,
    palette: paletteOf(light),
    mood: caveMood(light),
    seed,
  });
  if (makeRng(`${seed}/hand`).chance(0.5)) mirror(sheet);
}
