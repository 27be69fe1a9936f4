import { mix, rgba } from '../../kit/colour.ts';
import { hash } from '../../kit/hash.ts';
import { paintBed } from '../../kit/props/bed.ts';
import type { Spot } from '../../kit/props/camera.ts';
import { paintCurtain } from '../../kit/props/curtain.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintPendant, paintTableLamp } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRoundTable } from '../../kit/props/round-table.ts';
import { paintRug } from '../../kit/props/rug.ts';
import { paintArmchair } from '../../kit/props/seating.ts';
import { paintBlock } from '../../kit/props/solid.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import { line } from '../../kit/stroke.ts';

/** Height of a wall board, in metres. */
const BOARD = 0.22;

/** Wooden room in the hills: bed at the left wall, a wide window before the pines. */
export function paintLodge(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours, light } = stage;
  const [window] = openings as [(typeof openings)[number]];
  lightLamp(stage, [-2.6, 0.95, 4.5], 1.5);
  lightLamp(stage, [-2.6, 0.95, 1.9], 1.5);
  lightLamp(stage, [0.4, 2, 3.6], 1.6, 0.5);
  const boards = ([x, y, z]: Spot): number => {
    const row = Math.floor((y >= room.height - 0.01 ? x : y) / BOARD);
    const tint = ((hash(`${stage.seed}/${row}`) % 100) / 100 - 0.5) * 0.1;
    return tint - 0.02 + 0.025 * Math.sin(z * 9 + x * 7 + row * 5);
  };
  paintInside(stage, plan, { floor: 'planks', accent: 'left', pattern: boards });
  paintBoardJoints(stage, plan);
  paintRug(stage, { x: 0.3, z: 3.2 }, [-1.2, 1.5], [-0.8, 0.9]);
  paintSunbeam(stage, { room, opening: window, columns: 3, rows: [[0.6, 2.36]], ray: [-0.55, -1, -1] });
  paintWindowFrame(stage, {
    room,
    opening: window,
    columns: 3,
    bars: [2],
    colour: mix(colours.timber, light.shade, 0.2),
    width: 0.08,
  });
  paintCurtain(stage, {
    room,
    wall: 'back',
    along: [-1.95, -1.45],
    y: [0.3, 2.6],
    tied: 'to',
    seed: 'curtain1',
  });
  paintCurtain(stage, {
    room,
    wall: 'back',
    along: [2.25, 2.75],
    y: [0.3, 2.6],
    tied: 'from',
    seed: 'curtain2',
  });
  const beams = sheet.layer();
  for (const z of [1.2, 2.6, 4])
    paintBlock(
      stage,
      beams.ctx,
      { x: 0, z },
      { u: [room.left, room.right], y: [room.height - 0.2, room.height], v: [-0.09, 0.09] },
      mix(colours.timber, light.shade, 0.2),
    );
  sheet.stamp(beams);
  const layer = sheet.layer();
  const { ctx } = layer;
  paintBlock(
    stage,
    ctx,
    { x: 0.4, z: 4.86 },
    { u: [-1.8, 1.8], y: [0, 0.42], v: [-0.2, 0.1] },
    colours.cane[1],
  );
  for (const u of [-1.1, 0.1, 1.2])
    paintBlock(
      stage,
      ctx,
      { x: 0.4, z: 4.86 },
      { u: [u - 0.5, u + 0.5], y: [0.42, 0.5], v: [-0.18, 0.08] },
      colours.cushions[2],
      5,
    );
  paintBlock(
    stage,
    ctx,
    { x: -2.6, z: 4.5 },
    { u: [-0.22, 0.22], y: [0.05, 0.5], v: [-0.2, 0.2] },
    colours.timber,
  );
  paintTableLamp(stage, ctx, [-2.6, 0.5, 4.5]);
  sheet.stamp(layer);
  paintBed(stage, {
    place: { x: -2.8, z: 3.2, turn: Math.PI / 2 },
    width: 1.85,
    headboard: 'slats',
    pillows: 2,
    seed: 'bed',
  });
  const near = sheet.layer();
  paintRoundTable(stage, near.ctx, [1.05, 0, 3.7], 0.3, 0.5);
  paintPottedPlant(stage, near.ctx, { spot: [1.05, 0.5, 3.7], height: 0.32, kind: 'broad', seed: 'sprig' });
  paintArmchair(stage, near.ctx, { x: 1.9, z: 3.9, turn: -0.5 }, mix(colours.cushions[0], light.shade, 0.1));
  paintPendant(stage, near.ctx, [0.4, 2.1, 3.4], room.height, 0.32);
  sheet.stamp(near);
}

function paintBoardJoints({ camera, sheet, light }: Stage, { room, openings }: RoomPlan): void {
  const { ctx } = sheet.main;
  const [window] = openings as [(typeof openings)[number]];
  const joint = (a: Spot, b: Spot): void => line(ctx, camera.outline([a, b]), 1.2, rgba(light.shade, 0.42));
  for (let y = BOARD; y < room.height; y += BOARD) {
    joint([room.left, y, 0.3], [room.left, y, room.back]);
    joint([room.right, y, 0.3], [room.right, y, room.back]);
    if (y < window.y[0] - 0.1 || y > window.y[1] + 0.08)
      joint([room.left, y, room.back], [room.right, y, room.back]);
    else {
      joint([room.left, y, room.back], [window.along[0] - 0.1, y, room.back]);
      joint([window.along[1] + 0.1, y, room.back], [room.right, y, room.back]);
    }
  }
  for (let x = room.left; x < room.right; x += BOARD)
    joint([x, room.height, 0.3], [x, room.height, room.back]);
}
