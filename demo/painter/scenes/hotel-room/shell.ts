import { mix } from '../../kit/colour.ts';
import type { Spot } from '../../kit/props/camera.ts';
import { type FloorKind, paintFloor } from '../../kit/props/floor.ts';
import { paintSurface, paintTrim, paintWall, type WallName } from '../../kit/props/room-shell.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import type { RoomPlan } from './layout.ts';

export interface ShellOptions {
  floor: FloorKind;
  /** Wall that carries the colour of the room. */
  accent: WallName;
  /** Shift of the tone on the walls, such as boards. */
  pattern?: (spot: Spot) => number;
}

/** Ceiling, walls with their openings, floor and cornice. */
export function paintShell(
  stage: Stage,
  { room, openings }: RoomPlan,
  { floor, accent, pattern }: ShellOptions,
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
  paintFloor(stage, { kind: floor, x: [left, right], z: [Math.max(front, -0.5), back] });
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
