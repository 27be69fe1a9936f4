import { mix } from '../../kit/colour.ts';
import { paintBed } from '../../kit/props/bed.ts';
import { paintChair } from '../../kit/props/chair.ts';
import { paintCurtain, paintRod } from '../../kit/props/curtain.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintPendant, paintTableLamp } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRug } from '../../kit/props/rug.ts';
import { paintBlock, paintShadow } from '../../kit/props/solid.ts';
import { paintWallPicture } from '../../kit/props/wall-picture.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';

/** Standard room with two single beds, a desk below the garden window. */
export function paintTwin(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours } = stage;
  const [window] = openings as [(typeof openings)[number]];
  lightLamp(stage, [0.62, 0.95, 4.9]);
  paintInside(stage, plan, { floor: 'tiles', accent: 'back' });
  paintRug(stage, { x: 0.62, z: 3 }, [-0.45, 0.45], [-0.7, 1.2]);
  paintSunbeam(stage, { room, opening: window, columns: 3, rows: [[0.8, 2.25]], ray: [1, -1.15, -0.5] });
  paintWindowFrame(stage, { room, opening: window, columns: 3, bars: [1.85], colour: colours.timber });
  paintCurtain(stage, {
    room,
    wall: 'left',
    along: [2.2, 2.62],
    y: [0.5, 2.46],
    tied: 'to',
    seed: 'curtain1',
  });
  paintCurtain(stage, {
    room,
    wall: 'left',
    along: [4.38, 4.8],
    y: [0.5, 2.46],
    tied: 'from',
    seed: 'curtain2',
  });
  paintRod(stage, room, 'left', [2.05, 4.92], 2.48);
  paintWallPicture(stage, {
    room,
    wall: 'back',
    along: [-0.55, 0.05],
    y: [1.55, 2.3],
    seed: 'print1',
    motif: 'leaf',
  });
  paintWallPicture(stage, {
    room,
    wall: 'back',
    along: [1.2, 1.8],
    y: [1.55, 2.3],
    seed: 'print2',
    motif: 'hills',
  });
  const layer = sheet.layer();
  const { ctx } = layer;
  const stand = { x: 0.62, z: 4.74 };
  paintBlock(
    stage,
    ctx,
    stand,
    { u: [-0.24, 0.24], y: [0.06, 0.5], v: [-0.22, 0.24] },
    mix(colours.cane[1], colours.timber, 0.35),
  );
  paintBlock(
    stage,
    ctx,
    stand,
    { u: [-0.2, 0.2], y: [0.3, 0.44], v: [-0.235, -0.22] },
    mix(colours.cane[0], colours.timber, 0.5),
  );
  paintTableLamp(stage, ctx, [0.62, 0.5, 4.74]);
  paintPottedPlant(stage, ctx, { spot: [-2.05, 0, 4.6], height: 1.5, kind: 'broad', seed: 'fig' });
  sheet.stamp(layer);
  for (const [x, seed] of [
    [1.56, 'bed-right'],
    [-0.32, 'bed-left'],
  ] as const)
    paintBed(stage, { place: { x, z: 4.92 }, width: 1.12, length: 2, headboard: 'slats', pillows: 1, seed });
  const near = sheet.layer();
  const desk = { x: -2.14, z: 2.9 };
  paintShadow(stage, near.ctx, desk, { u: [-0.3, 0.34], v: [-0.7, 0.7] }, 0.3);
  for (const v of [0.62, -0.68])
    paintBlock(stage, near.ctx, desk, { u: [0.24, 0.3], y: [0, 0.7], v: [v, v + 0.06] }, colours.timber);
  paintBlock(stage, near.ctx, desk, { u: [-0.34, 0.34], y: [0.7, 0.76], v: [-0.75, 0.75] }, colours.cane[1]);
  paintTableLamp(stage, near.ctx, [-2.2, 0.76, 2.5], 0.9);
  paintChair(stage, near.ctx, { x: -1.42, z: 2.95, turn: -Math.PI / 2 - 0.25 }, colours.cushions[0]);
  paintPendant(stage, near.ctx, [-1.1, 2.1, 3.6], room.height, 0.26);
  sheet.stamp(near);
}
