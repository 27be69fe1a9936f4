import type { Light } from '../lights.ts';
import { paletteOf } from '../lights.ts';
import { makeRng } from '../rng.ts';
import type { Sheet } from '../sheet.ts';
import { Camera, type CameraOptions, type Spot } from './camera.ts';
import type { RoomScheme } from './room-colours.ts';
import { lightLamp } from './room-lamps.ts';
import { type Opening, onWall, type RoomSize } from './room-shell.ts';
import { type Stage, setStage } from './room-stage.ts';
import { paintView, type ViewKind } from './view.ts';

/** How a room is built and from where it is seen. */
export interface RoomPlan {
  camera: CameraOptions;
  room: RoomSize;
  openings: readonly Opening[];
  view: ViewKind;
  /** Column of the sun, and rows over the horizon. */
  sun: readonly [x: number, up: number];
  sunRadius?: number;
  /** Size of what lies beyond the water. */
  viewSize?: number;
  /** Chosen among by seed. */
  schemes: readonly RoomScheme[];
}

/** Paints the view of a plan and sets the stage for its room: daylight from the openings, a lamp overhead. */
export function openRoom(sheet: Sheet, plan: RoomPlan, seed: string, light: Light): Stage {
  const palette = paletteOf(light);
  const rng = makeRng(`${seed}/room`);
  const { horizon } = plan.camera;
  const [x, up] = plan.sun;
  const sun = [x + rng.bell() * 30, horizon - up - rng.range(0, 20)] as const;
  const { sunRadius = 17, viewSize = 1 } = plan;
  paintView(sheet, plan.view, {
    palette,
    seed,
    horizon,
    sun,
    sunRadius,
    size: viewSize,
    bottom: horizon + 230,
  });
  const stage = setStage({
    sheet,
    seed,
    camera: new Camera(plan.camera),
    palette,
    scheme: rng.pick(plan.schemes),
    toLight: towardOpenings(plan),
  });
  for (const { wall, along } of plan.openings)
    stage.sources.push({
      spot: onWall(plan.room, wall, (along[0] + along[1]) / 2, 1.3, -0.4),
      reach: Math.max(2.7, (along[1] - along[0]) * 0.8),
      power: 1.15 * stage.light.daylight,
    });
  const { left, right, back } = plan.room;
  lightLamp(stage, [(left + right) / 2, 2.2, back * 0.6], Math.max(3.2, back * 0.6), 0.48);
  return stage;
}

/** From the middle of the room to its openings, a little upward. */
function towardOpenings({ room, openings }: RoomPlan): Spot {
  const middle = [(room.left + room.right) / 2, room.back / 2] as const;
  const spots = openings.map(({ wall, along }) => onWall(room, wall, (along[0] + along[1]) / 2, 0));
  const mean = (k: 0 | 2): number => spots.reduce((sum, spot) => sum + spot[k], 0) / spots.length;
  return [mean(0) - middle[0], 1.5, mean(2) - middle[1]];
}
