import { mix, rgba } from '../../kit/colour.ts';
import { hash } from '../../kit/hash.ts';
import { paintBed } from '../../kit/props/bed.ts';
import type { Spot } from '../../kit/props/camera.ts';
import { paintCurtain, paintRod } from '../../kit/props/curtain.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintTableLamp } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRoundTable } from '../../kit/props/round-table.ts';
import { paintRug } from '../../kit/props/rug.ts';
import { paintArmchair } from '../../kit/props/seating.ts';
import { paintBlock } from '../../kit/props/solid.ts';
import { paintWallPicture } from '../../kit/props/wall-picture.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng } from '../../kit/rng.ts';
import { line } from '../../kit/stroke.ts';

const PANEL = 0.62;

/** Panelled cabin: the bed below a long window. */
export function paintWindowCabin(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours, light } = stage;
  const [window] = openings as [(typeof openings)[number]];
  lightLamp(stage, [-2, 0.95, 4.1], 1.2);
  lightLamp(stage, [-2, 0.95, 1.7], 1.2);
  const panels = ([x, y, z]: Spot): number => {
    const cell = Math.floor((y >= room.height - 0.01 ? x : x + z) / PANEL);
    return ((hash(`${stage.seed}/${cell}`) % 100) / 100 - 0.5) * 0.07 + 0.02 * Math.sin(y * 26 + x * 3);
  };
  paintInside(stage, plan, { floor: 'planks', accent: 'left', pattern: panels });
  paintPanelJoints(stage, plan);
  paintRug(stage, { x: 0.9, z: 2.9 }, [-0.9, 1.1], [-0.9, 1.1]);
  paintSunbeam(stage, { room, opening: window, columns: 3, rows: [[0.76, 2]], ray: [-0.35, -1, -0.9] });
  paintWindowFrame(stage, {
    room,
    opening: window,
    columns: 3,
    colour: mix(colours.timber, light.shade, 0.2),
    width: 0.08,
  });
  paintCurtain(stage, {
    room,
    wall: 'back',
    along: [-1.75, -1.3],
    y: [0.5, 2.2],
    tied: 'to',
    seed: 'curtain1',
  });
  paintCurtain(stage, {
    room,
    wall: 'back',
    along: [1.85, 2.3],
    y: [0.5, 2.2],
    tied: 'from',
    seed: 'curtain2',
  });
  paintRod(stage, room, 'back', [-1.85, 2.36], 2.22);
  paintWallPicture(stage, {
    room,
    wall: 'left',
    along: [2.3, 3.2],
    y: [1.5, 2.05],
    seed: 'print',
    motif: 'hills',
  });
  const layer = sheet.layer();
  const { ctx } = layer;
  paintBlock(
    stage,
    ctx,
    { x: 0.9, z: 4.2 },
    { u: [-1.2, 1.45], y: [0, 0.42], v: [-0.28, 0.18] },
    colours.cane[0],
  );
  for (const u of [-0.75, 0.12, 1])
    paintBlock(
      stage,
      ctx,
      { x: 0.9, z: 4.2 },
      { u: [u - 0.42, u + 0.42], y: [0.42, 0.52], v: [-0.28, 0.16] },
      mix(colours.cushions[0], light.light, 0.08),
      5,
    );
  paintRoomFolk(stage, ctx, makeRng(`${stage.seed}/guest`), [0.1, 0.54, 4.02], {
    pose: 'sit',
    facing: 1,
    outfit: 'blouse',
    hair: 'bun',
    top: '#f3ead6',
    bottom: '#2d3a4a',
  });
  paintBlock(stage, ctx, { x: -2, z: 4.1 }, { u: [-0.2, 0.2], y: [0, 0.5], v: [-0.2, 0.2] }, colours.timber);
  paintTableLamp(stage, ctx, [-2, 0.5, 4.1]);
  sheet.stamp(layer);
  paintBed(stage, {
    place: { x: -2.2, z: 2.85, turn: Math.PI / 2 },
    width: 1.8,
    length: 2,
    headboard: 'padded',
    pillows: 2,
    seed: 'bed',
    throw: colours.cushions[0],
  });
  const near = sheet.layer();
  paintRoundTable(stage, near.ctx, [0.85, 0, 3.1], 0.27, 0.5);
  paintPottedPlant(stage, near.ctx, { spot: [0.85, 0.5, 3.1], height: 0.3, kind: 'broad', seed: 'sprig' });
  paintArmchair(stage, near.ctx, { x: 1.6, z: 3.4, turn: -0.6 }, mix(colours.throw, light.shade, 0.06));
  sheet.stamp(near);
}

/** Fine upright joints of the panelling. */
function paintPanelJoints({ camera, sheet, light, colours }: Stage, { room, openings }: RoomPlan): void {
  const { ctx } = sheet.main;
  const [window] = openings as [(typeof openings)[number]];
  const joint = (a: Spot, b: Spot): void => {
    line(ctx, camera.outline([a, b]), 1.4, rgba(light.shade, 0.4));
  };
  for (let z = 0.6; z < room.back; z += PANEL) joint([room.left, 0, z], [room.left, room.height, z]);
  for (let x = room.left + PANEL; x < room.right; x += PANEL) {
    const open = x > window.along[0] - 0.1 && x < window.along[1] + 0.1;
    joint([x, 0, room.back], [x, open ? window.y[0] - 0.08 : room.height, room.back]);
    if (open) joint([x, window.y[1] + 0.08, room.back], [x, room.height, room.back]);
  }
  const rail = rgba(colours.timber, 0.8);
  line(
    ctx,
    camera.outline([
      [room.left, 1.02, 0.4],
      [room.left, 1.02, room.back],
    ]),
    3,
    rail,
  );
}
