import { mirror } from '../../kit/mirror.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { galaAlt } from './alt.ts';
import { paintBallroom } from './ballroom.ts';
import { paintBeachDinner } from './beach-dinner.ts';
import { paintGarden } from './garden.ts';
import { paintLanternTable } from './lantern-table.ts';
import { GALA_COMPOSITIONS, type GalaComposition, type GalaView, openView } from './layout.ts';

const PAINTERS: Record<GalaComposition, (view: GalaView) => void> = {
  ballroom: paintBallroom,
  'beach-dinner': paintBeachDinner,
  garden: paintGarden,
  'long-table': paintLanternTable,
};

/** Evenings for companies and families: ballroom, dinner on the sand, garden party, long table. */
export const gala: Scene = {
  name: 'gala',
  compositions: GALA_COMPOSITIONS,
  lights: ['golden', 'dusk', 'night'],
  paint: paintGala,
  alt: galaAlt,
};

function paintGala(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const view = openView(sheet, seed, light);
  PAINTERS[composition as GalaComposition](view);
  if (view.rng.chance(0.5)) mirror(sheet);
}
