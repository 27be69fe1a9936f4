import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { paintBed } from '../../kit/props/bed.ts';
import { paintCurtain } from '../../kit/props/curtain.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintFloorLamp, paintTableLamp } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRoundTable } from '../../kit/props/round-table.ts';
import { paintRug } from '../../kit/props/rug.ts';
import { paintArmchair, paintSofa } from '../../kit/props/seating.ts';
import { paintBlock } from '../../kit/props/solid.ts';
import { paintWallPicture } from '../../kit/props/wall-picture.ts';
import { paintBalcony, paintWindowFrame } from '../../kit/props/window-frame.ts';

/** Corner suite: glass on two sides, sofa in the corner, the bed on the left. */
export function paintSuite(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours, palette, light } = stage;
  const frame = underLight(palette, '#4a3c34');
  for (const opening of openings)
    if (plan.view === 'sea')
      paintBalcony(stage, {
        room,
        opening,
        outside: 1.5,
        colour: frame,
        floor: colours.stone,
        style: 'glass',
      });
  lightLamp(stage, [2.3, 1.4, 4.7], 1.7);
  lightLamp(stage, [-0.62, 1, 5], 1.3);
  lightLamp(stage, [-3, 1, 5], 1.3);
  paintInside(stage, plan, { floor: 'planks', accent: 'back' });
  paintRug(stage, { x: 1.15, z: 3.2 }, [-1.15, 1.1], [-0.9, 1.1]);
  for (const opening of openings) {
    const ray = opening.wall === 'back' ? ([-0.5, -0.9, -1] as const) : ([-1, -0.9, -0.7] as const);
    paintSunbeam(stage, { room, opening, columns: 3, rows: [[0.06, 2.5]], ray });
    paintWindowFrame(stage, { room, opening, columns: 3, colour: frame });
  }
  paintCurtain(stage, { room, wall: 'back', along: [-0.62, -0.05], y: [0.03, 2.78], seed: 'curtain1' });
  paintCurtain(stage, { room, wall: 'right', along: [1.7, 2.5], y: [0.03, 2.78], seed: 'curtain2' });
  paintWallPicture(stage, {
    room,
    wall: 'back',
    along: [-2.5, -1.3],
    y: [1.62, 2.36],
    seed: 'print',
    motif: 'sun',
  });
  const layer = sheet.layer();
  const { ctx } = layer;
  for (const x of [-0.72, -3.05]) {
    paintBlock(
      stage,
      ctx,
      { x, z: 4.9 },
      { u: [-0.22, 0.22], y: [0.2, 0.5], v: [-0.22, 0.22] },
      colours.timber,
    );
    paintTableLamp(stage, ctx, [x, 0.5, 4.9]);
  }
  paintFloorLamp(stage, ctx, [2.45, 0, 4.75]);
  sheet.stamp(layer);
  paintBed(stage, { place: { x: -1.9, z: 5.1 }, width: 1.9, headboard: 'padded', pillows: 2, seed: 'bed' });
  const near = sheet.layer();
  paintSofa(stage, near.ctx, { x: 1.25, z: 4.75 }, 1.9, mix(colours.cushions[2], colours.stone, 0.45));
  paintRoundTable(stage, near.ctx, [1.2, 0, 3.25], 0.42, 0.4);
  paintPottedPlant(stage, near.ctx, { spot: [1.2, 0.4, 3.25], height: 0.36, kind: 'broad', seed: 'sprig' });
  paintArmchair(
    stage,
    near.ctx,
    { x: 2.4, z: 3.1, turn: -Math.PI / 2 + 0.35 },
    mix(colours.cushions[0], light.shade, 0.1),
  );
  sheet.stamp(near);
}
