import { mix } from '../../kit/colour.ts';
import { type Light, paletteOf } from '../../kit/lights.ts';
import { Camera } from '../../kit/props/camera.ts';
import { roomColoursOf } from '../../kit/props/room-colours.ts';
import { lightLamp } from '../../kit/props/room-lamps.ts';
import { roomLightOf } from '../../kit/props/room-light.ts';
import { onWall } from '../../kit/props/room-shell.ts';
import { type Stage, setStage } from '../../kit/props/room-stage.ts';
import { paintView } from '../../kit/props/view.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { hotelRoomAlt } from './alt.ts';
import { paintDeluxe } from './deluxe.ts';
import { ROOM_COMPOSITIONS, ROOM_PLANS, type RoomComposition, type RoomPlan } from './layout.ts';
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
  placeholder: (light: Light) => {
    const { plain, wall } = roomColoursOf('sand', roomLightOf(light));
    return mix(plain, wall, 0.4);
  },
};

function paintHotelRoom(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const plan = ROOM_PLANS[composition as RoomComposition];
  const palette = paletteOf(light);
  const rng = makeRng(`${seed}/room`);
  const camera = new Camera(plan.camera);
  const { horizon } = plan.camera;
  const [x, up] = plan.sun;
  paintView(sheet, plan.view, {
    palette,
    seed,
    horizon,
    sun: [x + rng.bell() * 30, horizon - up - rng.range(0, 20)],
    sunRadius: 17,
    bottom: horizon + 230,
  });
  const stage = setStage({
    sheet,
    seed,
    camera,
    palette,
    scheme: rng.pick(plan.schemes),
    toLight: towardWindow(plan),
  });
  for (const opening of plan.openings) {
    const middle = (opening.along[0] + opening.along[1]) / 2;
    stage.sources.push({
      spot: onWall(plan.room, opening.wall, middle, 1.3, -0.4),
      reach: 2.7,
      power: 1.15 * stage.light.daylight,
    });
  }
  const { left, right, back } = plan.room;
  lightLamp(stage, [(left + right) / 2, 2.2, back * 0.6], 3.2, 0.48);
  CLASSES[composition as RoomComposition](stage, plan);
}

/** From the middle of the room to its windows, a little upward. */
function towardWindow({ room, openings }: RoomPlan): readonly [number, number, number] {
  const middle = [(room.left + room.right) / 2, room.back / 2] as const;
  const spots = openings.map(({ wall, along }) => onWall(room, wall, (along[0] + along[1]) / 2, 0));
  const mean = (k: 0 | 2): number => spots.reduce((sum, spot) => sum + spot[k], 0) / spots.length;
  return [mean(0) - middle[0], 1.5, mean(2) - middle[1]];
}
