import { mirror } from '../../kit/mirror.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { motorbikeAlt } from './alt.ts';
import { paintBeachStop } from './beach-stop.ts';
import { paintLane } from './lane.ts';
import { BIKE_COMPOSITIONS, type BikeComposition, type BikeView, openView } from './layout.ts';
import { paintPass } from './pass.ts';
import { paintPineRoad } from './pine-road.ts';
import { paintRental } from './rental.ts';

const PAINTERS: Record<BikeComposition, (view: BikeView) => void> = {
  lane: paintLane,
  pass: paintPass,
  beach: paintBeachStop,
  rental: paintRental,
  'pine-road': paintPineRoad,
};

/** Motorbikes to ride: in a lane, over a pass, by the sea, before the shop that lends them. */
export const motorbike: Scene = {
  name: 'motorbike',
  compositions: BIKE_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk', 'mist'],
  paint: paintMotorbike,
  alt: motorbikeAlt,
};

function paintMotorbike(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const view = openView(sheet, seed, light);
  PAINTERS[composition as BikeComposition](view);
  if (view.rng.chance(0.5)) mirror(sheet);
}
