import { mirror } from '../../kit/mirror.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { pierAlt } from './alt.ts';
import { paintHarbour } from './harbour.ts';
import { openView, PIER_COMPOSITIONS, type PierComposition, type PierView } from './layout.ts';
import { paintMoored } from './moored.ts';
import { paintWake } from './wake.ts';
import { paintYacht } from './yacht.ts';

const PAINTERS: Record<PierComposition, (view: PierView) => void> = {
  moored: paintMoored,
  wake: paintWake,
  harbour: paintHarbour,
  yacht: paintYacht,
};

/** Boats that take guests to sea: speedboats, wooden tour boats, a sailing yacht. */
export const pier: Scene = {
  name: 'pier',
  compositions: PIER_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk', 'night'],
  paint: paintPier,
  alt: pierAlt,
};

function paintPier(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const view = openView(sheet, seed, light);
  PAINTERS[composition as PierComposition](view);
  if (view.rng.chance(0.5)) mirror(sheet);
}
