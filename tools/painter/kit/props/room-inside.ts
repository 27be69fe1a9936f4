import { type Hex, mix } from '../colour.ts';
import type { Spot } from './camera.ts';
import { type FloorKind, paintFloor } from './floor.ts';
import {
  type Opening,
  paintSurface,
  paintTrim,
  paintWall,
  type RoomSize,
  type WallName,
} from './room-shell.ts';
import type { Stage } from './room-stage.ts';

/** A room and the holes in its walls. */
export interface Inside {
  room: RoomSize;
  openings: readonly Opening[];
}

export interface InsideOptions {
  floor: FloorKind;
  /** Wall that carries the colour of the room. */
  accent: WallName;
  /** Shift of the tone on the walls, such as boards. */
  pattern?: (spot: Spot) => number;
  /** Own colours of the floor. */
  floorColours?: readonly [Hex, Hex, Hex, Hex];
}

/** Ceiling, walls with their openings, floor and cornice. */
export function paintInside(
  stage: Stage,
  { room, openings }: Inside,
  { floor, accent, pattern, floorColours }: InsideOptions,
): void {
  const { colours, light } = stage;
  const { left, right, back, height, front = -1.5 } = room;
  paintSurface(
    stage,
    [
      [left, height, back],
      [right, height, back],
      [right, height, front],
      [left, height, front],
    ],
    { axis: 'y', at: height, colour: colours.ceiling, seed: 'ceiling', ...(pattern ? { pattern } : {}) },
  );
  paintFloor(stage, {
    kind: floor,
    x: [left, right],
    z: [Math.max(front, -0.5), back],
    ...(floorColours ? { colours: floorColours } : {}),
  });
  for (const wall of ['left', 'right', 'back'] as const)
    paintWall(stage, room, wall, {
      colour: wall === accent ? colours.wall : colours.plain,
      openings,
      ...(pattern ? { pattern } : {}),
    });
  const cornice = mix(colours.ceiling, light.shade, 0.16);
  paintTrim(stage, room, 'back', [left, right], [height - 0.07, height], cornice);
  for (const wall of ['left', 'right'] as const)
    paintTrim(stage, room, wall, [0.4, back], [height - 0.07, height], cornice);
}
