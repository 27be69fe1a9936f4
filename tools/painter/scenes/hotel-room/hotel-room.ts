import { openRoom, type RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { hotelRoomAlt } from './alt.ts';
import { paintDeluxe } from './deluxe.ts';
import { ROOM_COMPOSITIONS, ROOM_PLANS, type RoomComposition } from './layout.ts';
import { paintLodge } from './lodge.ts';
import { paintSuite } from './suite.ts';
import { paintTwin } from './twin.ts';
import { paintVilla } from './villa.ts';

const CLASSES: Record<RoomComposition, (stage: Stage, plan: RoomPlan) => void> = {
  'deluxe-sea': paintDeluxe,
  'twin-garden': paintTwin,
  'suite-city': paintSuite,
  'suite-sea': paintSuite,
  'lodge-mountain': paintLodge,
  'villa-garden': paintVilla,
};

/** Hotel rooms of several classes, each with its own view. */
export const hotelRoom: Scene = {
  name: 'hotel-room',
  compositions: ROOM_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk', 'night', 'mist'],
  paint: paintHotelRoom,
  alt: hotelRoomAlt,
};

function paintHotelRoom(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const plan = ROOM_PLANS[composition as RoomComposition];
  CLASSES[composition as RoomComposition](openRoom(sheet, plan, seed, light), plan);
}
