import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { paintBed } from '../../kit/props/bed.ts';
import { paintCurtain, paintRod } from '../../kit/props/curtain.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintRattanChair } from '../../kit/props/rattan-chair.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintPendant, paintTableLamp } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRoundTable } from '../../kit/props/round-table.ts';
import { paintRug } from '../../kit/props/rug.ts';
import { paintBlock, paintShadow } from '../../kit/props/solid.ts';
import { paintWallPicture } from '../../kit/props/wall-picture.ts';
import { paintBalcony, paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng } from '../../kit/rng.ts';

/** Double room with a balcony over the sea: bed left, chair at the open door right. */
export function paintDeluxe(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours, palette } = stage;
  const [door] = openings as [(typeof openings)[number]];
  const rng = makeRng(`${stage.seed}/deluxe`);
  for (const [x, foot, crown] of [
    [rng.range(925, 970), 650, rng.range(225, 262)],
    [rng.range(688, 712), 660, rng.range(392, 420)],
  ] as const)
    paintPalm(sheet.main.ctx, rng, {
      palette,
      foot: [x, foot],
      crown: [x - rng.range(5, 34), crown],
      size: 66,
      side: 1,
    });
  paintBalcony(stage, {
    room,
    opening: door,
    outside: 1.4,
    colour: underLight(palette, '#6b4a34'),
    floor: colours.stone,
    style: 'bars',
  });
  const lamps = [
    [-2.35, 0.52, 4.85],
    [0.22, 0.52, 4.85],
  ] as const;
  for (const [x, y, z] of lamps) lightLamp(stage, [x, y + 0.4, z + 0.2]);
  paintInside(stage, plan, { floor: 'planks', accent: 'back' });
  paintRug(stage, { x: -1.1, z: 3.6 }, [-1.45, 1.45], [-0.95, 0.7]);
  paintSunbeam(stage, {
    room,
    opening: door,
    columns: 2,
    rows: [
      [0.06, 1.9],
      [1.98, 2.4],
    ],
    ray: [-0.42, -0.95, -1],
  });
  paintWindowFrame(stage, { room, opening: door, columns: 2, bars: [1.94], colour: colours.timber });
  paintCurtain(stage, {
    room,
    wall: 'back',
    along: [0.16, 0.62],
    y: [0.03, 2.62],
    tied: 'to',
    seed: 'curtain1',
  });
  paintCurtain(stage, {
    room,
    wall: 'back',
    along: [2.28, 2.7],
    y: [0.03, 2.62],
    tied: 'from',
    seed: 'curtain2',
  });
  paintRod(stage, room, 'back', [0.06, 2.74], 2.64);
  paintWallPicture(stage, {
    room,
    wall: 'back',
    along: [-1.74, -0.48],
    y: [1.66, 2.38],
    seed: 'print',
    motif: rng.pick(['hills', 'sun']),
  });
  const layer = sheet.layer();
  const { ctx } = layer;
  for (const [x, y, z] of lamps) {
    const place = { x, z };
    paintShadow(stage, ctx, place, { u: [-0.22, 0.22], v: [-0.22, 0.22] }, 0.2);
    paintBlock(
      stage,
      ctx,
      place,
      { u: [-0.23, 0.23], y: [0.08, y], v: [-0.22, 0.24] },
      mix(colours.cane[1], colours.timber, 0.4),
    );
    paintBlock(
      stage,
      ctx,
      place,
      { u: [-0.19, 0.19], y: [0.3, 0.46], v: [-0.235, -0.22] },
      mix(colours.cane[0], colours.timber, 0.5),
    );
    paintTableLamp(stage, ctx, [x, y, z]);
  }
  sheet.stamp(layer);
  paintBed(stage, { place: { x: -1.1, z: 5.12 }, width: 1.86, headboard: 'rattan', pillows: 2, seed: 'bed' });
  const near = sheet.layer();
  paintRattanChair(stage, near.ctx, [1.6, 0, 3.9]);
  paintRoundTable(stage, near.ctx, [0.92, 0, 3.75], 0.25, 0.5);
  paintPottedPlant(stage, near.ctx, { spot: [0.92, 0.5, 3.75], height: 0.3, kind: 'broad', seed: 'sprig' });
  paintPendant(stage, near.ctx, [-0.02, 2.36, 4.6], room.height, 0.3);
  paintPottedPlant(stage, near.ctx, { spot: [1.86, 0, 2.75], height: 1.25, kind: 'palm', seed: 'palm' });
  sheet.stamp(near);
}
