import { openRoom, type RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { cruiseCabinAlt } from './alt.ts';
import { paintBalconyCabin } from './balcony-cabin.ts';
import { paintCornerSuite } from './corner-suite.ts';
import { CABIN_COMPOSITIONS, CABIN_PLANS, type CabinComposition } from './layout.ts';
import { paintTerrace } from './terrace.ts';
import { paintWindowCabin } from './window-cabin.ts';

const PAINTERS: Record<CabinComposition, (stage: Stage, plan: RoomPlan) => void> = {
  window: paintWindowCabin,
  balcony: paintBalconyCabin,
  terrace: paintTerrace,
  suite: paintCornerSuite,
};

/** Cabins of a cruise ship on the karst bay. */
export const cruiseCabin: Scene = {
  name: 'cruise-cabin',
  compositions: CABIN_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk', 'mist'],
  paint: paintCabin,
  alt: cruiseCabinAlt,
};

function paintCabin(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const plan = CABIN_PLANS[composition as CabinComposition];
  PAINTERS[composition as CabinComposition](openRoom(sheet, plan, seed, light), plan);
}
