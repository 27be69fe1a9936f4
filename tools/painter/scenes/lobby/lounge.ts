import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { paintCurtain } from '../../kit/props/curtain.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintFloorLamp, paintPendant } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRoundTable } from '../../kit/props/round-table.ts';
import { paintRug } from '../../kit/props/rug.ts';
import { paintArmchair, paintSofa } from '../../kit/props/seating.ts';
import { paintBlock } from '../../kit/props/solid.ts';
import { paintWallPicture } from '../../kit/props/wall-picture.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng } from '../../kit/rng.ts';

/** Sofas around a tea table before high garden windows. */
export function paintLounge(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours, palette, light } = stage;
  const frame = underLight(palette, '#4a3a30');
  lightLamp(stage, [-3.9, 1.5, 6], 1.9);
  lightLamp(stage, [0, 2.2, 4.6], 2.2, 0.5);
  paintInside(stage, plan, { floor: 'planks', accent: 'left' });
  paintRug(stage, { x: -0.2, z: 4.3 }, [-2.1, 2.1], [-1.2, 1.3]);
  for (const opening of openings) {
    paintSunbeam(stage, {
      room,
      opening,
      columns: 3,
      rows: [
        [0.06, 2.05],
        [2.15, 2.8],
      ],
      ray: [-0.4, -0.85, -1],
    });
    paintWindowFrame(stage, { room, opening, columns: 3, bars: [2.1], colour: frame, width: 0.07 });
  }
  paintCurtain(stage, {
    room,
    wall: 'back',
    along: [-3.9, -3.3],
    y: [0.03, 3.15],
    tied: 'to',
    seed: 'curtain1',
  });
  paintCurtain(stage, { room, wall: 'back', along: [-0.55, 0.15], y: [0.03, 3.15], seed: 'curtain2' });
  paintCurtain(stage, {
    room,
    wall: 'back',
    along: [2.9, 3.5],
    y: [0.03, 3.15],
    tied: 'from',
    seed: 'curtain3',
  });
  paintWallPicture(stage, {
    room,
    wall: 'left',
    along: [3.6, 5],
    y: [1.5, 2.5],
    seed: 'print',
    motif: 'hills',
  });
  const beams = sheet.layer();
  for (const z of [1.6, 3.2, 4.8, 6.4])
    paintBlock(
      stage,
      beams.ctx,
      { x: 0, z },
      { u: [room.left, room.right], y: [room.height - 0.18, room.height], v: [-0.08, 0.08] },
      colours.timber,
    );
  sheet.stamp(beams);
  const layer = sheet.layer();
  const { ctx } = layer;
  paintFloorLamp(stage, ctx, [-3.9, 0, 6.1]);
  paintPottedPlant(stage, ctx, { spot: [3.6, 0, 6.1], height: 2.1, kind: 'palm', seed: 'areca' });
  paintSofa(stage, ctx, { x: -0.2, z: 6.1 }, 2.6, mix(colours.cushions[2], colours.stone, 0.4));
  for (const x of [-0.85, 0.5]) paintPendant(stage, ctx, [x, 2.5, 4.9], room.height, 0.32);
  paintSofa(stage, ctx, { x: -2.75, z: 4.4, turn: Math.PI / 2 }, 1.9, mix(colours.throw, light.shade, 0.06));
  const rng = makeRng(`${stage.seed}/guests`);
  paintRoomFolk(stage, ctx, rng, [-2.3, 0.46, 4.6], {
    pose: 'sit',
    facing: 1,
    outfit: 'blouse',
    hair: 'long',
    top: '#b5432a',
    bottom: '#d8cbb0',
  });
  paintRoomFolk(stage, ctx, rng, [-0.75, 0.46, 5.45], {
    pose: 'sit',
    facing: 1,
    outfit: 'shirt',
    top: '#2d5d73',
  });
  paintRoundTable(stage, ctx, [-0.2, 0, 4.3], 0.56, 0.42);
  paintPottedPlant(stage, ctx, { spot: [-0.2, 0.42, 4.3], height: 0.5, kind: 'broad', seed: 'sprig' });
  paintArmchair(stage, ctx, { x: 1.75, z: 4.9, turn: -1.1 }, mix(colours.cushions[0], light.shade, 0.06));
  paintArmchair(stage, ctx, { x: 1.85, z: 3.7, turn: -1.4 }, mix(colours.cushions[0], light.shade, 0.06));
  paintPottedPlant(stage, ctx, { spot: [-2.5, 0, 2.7], height: 1.3, kind: 'broad', seed: 'near' });
  sheet.stamp(layer);
}
