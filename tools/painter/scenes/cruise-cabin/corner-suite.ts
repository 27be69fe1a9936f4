import { mix } from '../../kit/colour.ts';
import { paintBathtub } from '../../kit/props/bathtub.ts';
import { paintBed } from '../../kit/props/bed.ts';
import { paintCurtain } from '../../kit/props/curtain.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintTableLamp } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRoundTable } from '../../kit/props/round-table.ts';
import { paintRug } from '../../kit/props/rug.ts';
import { paintBlock } from '../../kit/props/solid.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng } from '../../kit/rng.ts';

/** Suite at the corner of the ship: glass on two sides, a bath before the islands, a guest at the window. */
export function paintCornerSuite(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours, light } = stage;
  lightLamp(stage, [-2.2, 1, 5.1], 1.5);
  paintInside(stage, plan, { floor: 'planks', accent: 'left' });
  paintRug(stage, { x: 0.2, z: 3.1 }, [-1, 1.1], [-0.8, 0.9]);
  for (const opening of openings) {
    const columns = opening.wall === 'back' ? 4 : 3;
    if (opening.wall === 'right')
      paintSunbeam(stage, { room, opening, columns, rows: [[0.4, 2.2]], ray: [-1, -0.9, -0.3] });
    paintWindowFrame(stage, {
      room,
      opening,
      columns,
      colour: mix(colours.timber, light.shade, 0.1),
      width: 0.07,
    });
  }
  paintCurtain(stage, {
    room,
    wall: 'back',
    along: [-1.2, -0.72],
    y: [0.03, 2.4],
    tied: 'to',
    seed: 'curtain1',
  });
  paintCurtain(stage, { room, wall: 'back', along: [2.4, 2.66], y: [0.03, 2.4], seed: 'curtain2' });
  const far = sheet.layer();
  paintBlock(
    stage,
    far.ctx,
    { x: -2.15, z: 5.1 },
    { u: [-0.22, 0.22], y: [0, 0.5], v: [-0.2, 0.2] },
    colours.cane[1],
  );
  paintTableLamp(stage, far.ctx, [-2.15, 0.5, 5.1]);
  paintRoomFolk(stage, far.ctx, makeRng(`${stage.seed}/guest`), [0.05, 0, 4.95], {
    pose: 'wait',
    facing: 1,
    outfit: 'dress',
    hair: 'bun',
    top: '#f6efe0',
    bottom: '#e6dcc6',
  });
  sheet.stamp(far);
  paintBed(stage, {
    place: { x: -2.35, z: 3.75, turn: Math.PI / 2 },
    width: 1.8,
    length: 2,
    headboard: 'rattan',
    pillows: 2,
    seed: 'bed',
  });
  const near = sheet.layer();
  const { ctx } = near;
  paintBathtub(stage, ctx, { x: 1.55, z: 4.1, turn: 0.16 });
  paintRoundTable(stage, ctx, [0.5, 0, 3.5], 0.2, 0.46);
  paintPottedPlant(stage, ctx, { spot: [0.5, 0.46, 3.5], height: 0.34, kind: 'broad', seed: 'sprig' });
  paintPottedPlant(stage, ctx, { spot: [2.15, 0, 2.95], height: 1.15, kind: 'palm', seed: 'areca' });
  sheet.stamp(near);
}
