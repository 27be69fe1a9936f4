import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { paintBed } from '../../kit/props/bed.ts';
import { paintCurtain, paintRod } from '../../kit/props/curtain.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintRattanChair } from '../../kit/props/rattan-chair.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintTableLamp } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRoundTable } from '../../kit/props/round-table.ts';
import { paintBlock } from '../../kit/props/solid.ts';
import { paintWallPicture } from '../../kit/props/wall-picture.ts';
import { paintBalcony, paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng } from '../../kit/rng.ts';

/** Cabin with a private balcony: bed at the left wall, chairs outside. */
export function paintBalconyCabin(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours, palette, light } = stage;
  const [door] = openings as [(typeof openings)[number]];
  paintBalcony(stage, {
    room,
    opening: door,
    outside: 1.6,
    colour: underLight(palette, '#6b4a34'),
    floor: colours.cane[1],
    style: 'bars',
  });
  const outside = sheet.layer();
  paintRattanChair(stage, outside.ctx, [1.35, 0, 5.5]);
  paintRoundTable(stage, outside.ctx, [0.75, 0, 5.5], 0.25, 0.5);
  paintRoomFolk(stage, outside.ctx, makeRng(`${stage.seed}/guest`), [0.22, 0, 5.6], {
    pose: 'wait',
    facing: 1,
    outfit: 'dress',
    hair: 'long',
    top: '#f6efe0',
    bottom: '#e6dcc6',
  });
  sheet.stamp(outside);
  lightLamp(stage, [-0.45, 0.95, 4.3], 1.3);
  lightLamp(stage, [-2.35, 0.95, 4.3], 1.3);
  paintInside(stage, plan, { floor: 'planks', accent: 'back' });
  paintSunbeam(stage, { room, opening: door, columns: 2, rows: [[0.06, 2.1]], ray: [-0.5, -1, -0.85] });
  paintWindowFrame(stage, { room, opening: door, columns: 2, colour: colours.timber });
  paintCurtain(stage, {
    room,
    wall: 'back',
    along: [-0.72, -0.25],
    y: [0.03, 2.32],
    tied: 'to',
    seed: 'curtain1',
  });
  paintCurtain(stage, {
    room,
    wall: 'back',
    along: [1.95, 2.28],
    y: [0.03, 2.32],
    tied: 'from',
    seed: 'curtain2',
  });
  paintRod(stage, room, 'back', [-0.8, 2.3], 2.34);
  paintWallPicture(stage, {
    room,
    wall: 'back',
    along: [-2.1, -1.1],
    y: [1.5, 2.1],
    seed: 'print',
    motif: 'hills',
  });
  const layer = sheet.layer();
  const { ctx } = layer;
  paintBlock(
    stage,
    ctx,
    { x: -0.55, z: 4.3 },
    { u: [-0.2, 0.2], y: [0, 0.5], v: [-0.2, 0.2] },
    colours.cane[1],
  );
  paintTableLamp(stage, ctx, [-0.55, 0.5, 4.3]);
  sheet.stamp(layer);
  paintBed(stage, {
    place: { x: -1.62, z: 4.5 },
    width: 1.72,
    length: 2,
    headboard: 'padded',
    pillows: 2,
    seed: 'bed',
  });
  const near = sheet.layer();
  paintBlock(
    stage,
    near.ctx,
    { x: 2, z: 2.9 },
    { u: [-0.1, 0.3], y: [0, 0.76], v: [-0.6, 0.9] },
    mix(colours.cane[1], light.shade, 0.1),
  );
  paintTableLamp(stage, near.ctx, [2.05, 0.76, 3.5], 0.9);
  paintPottedPlant(stage, near.ctx, { spot: [2.05, 0.76, 2.75], height: 0.55, kind: 'broad', seed: 'sprig' });
  sheet.stamp(near);
}
