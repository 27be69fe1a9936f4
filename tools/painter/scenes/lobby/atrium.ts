import { mix } from '../../kit/colour.ts';
import { paintDeckLamp } from '../../kit/props/deck-lamp.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintLathe } from '../../kit/props/lathe.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { paintPool } from '../../kit/props/pool-water.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintPendant } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintSofa } from '../../kit/props/seating.ts';
import { paintBlock } from '../../kit/props/solid.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';

const ROWS = [11, 9, 7, 5] as const;
const STONE_FLOOR = ['#8c8371', '#b5aa95', '#d6cbb5', '#f1e8d4'] as const;

/** Open hall between two rows of columns, a lotus basin in the middle, the sea beyond. */
export function paintAtrium(stage: Stage, plan: RoomPlan): void {
  const { room } = plan;
  const { sheet, colours, light, camera } = stage;
  const rng = makeRng(`${stage.seed}/atrium`);
  for (const z of ROWS) lightLamp(stage, [0, 2.9, z], 2.4, 0.45);
  paintInside(stage, plan, { floor: 'tiles', accent: 'back', floorColours: STONE_FLOOR });
  paintPool(stage, { x: [-1.25, 1.25], z: [4.6, 10.4], level: -0.05, rim: 0.3 });
  const pads = sheet.layer();
  for (let i = 0; i < 26; i++) {
    const z = 10 - i * 0.2;
    const x = (rng.chance(0.5) ? -1 : 1) * rng.range(0.35, 1.1);
    const [px, py] = camera.see([x, -0.05, z]);
    paintLotus(pads.ctx, rng, {
      palette: stage.palette,
      x: px,
      y: py,
      size: camera.scaleAt([x, 0, z]) * rng.range(0.13, 0.2),
      flower: i % 4 === 1,
      side: 1,
    });
  }
  sheet.stamp(pads);
  const beams = sheet.layer();
  for (const z of [11.5, 10, 8, 6, 4, 2.4])
    paintBlock(
      stage,
      beams.ctx,
      { x: 0, z },
      { u: [room.left, room.right], y: [room.height - 0.26, room.height], v: [-0.1, 0.1] },
      mix(colours.timber, light.shade, 0.1),
    );
  sheet.stamp(beams);
  const layer = sheet.layer();
  const { ctx } = layer;
  for (const z of ROWS) {
    for (const side of [-1, 1] as const) {
      if (z === 9 || z === 5)
        paintSofa(
          stage,
          ctx,
          { x: side * 4.05, z: z + 1, turn: (side * -Math.PI) / 2 },
          1.6,
          mix(colours.throw, light.shade, 0.05),
        );
      if (z === 7)
        paintPottedPlant(stage, ctx, {
          spot: [side * 3.9, 0, z + 1],
          height: 1.9,
          kind: 'broad',
          seed: `fig${side}`,
        });
      paintLathe(stage, ctx, {
        spot: [side * 2.75, 0, z],
        rings: [
          [0.3, 0],
          [0.3, 0.16],
          [0.22, 0.24],
          [0.2, 3.5],
          [0.3, 3.62],
          [0.3, room.height - 0.26],
        ],
        colour: mix(colours.plain, colours.stone, 0.2),
      });
      paintDeckLamp(stage, ctx, [side * 1.9, 0, z - 0.6], 0.4);
    }
    if (z < 11) paintPendant(stage, ctx, [0, 3.05, z], room.height, 0.42);
    if (z === 7) paintGuests(stage, ctx);
  }
  sheet.stamp(layer);
}

/** Two guests between the columns, and somebody of the house who shows them the way. */
function paintGuests(stage: Stage, ctx: Context): void {
  const rng = makeRng(`${stage.seed}/guests`);
  paintRoomFolk(stage, ctx, rng, [1.75, 0, 6.2], {
    pose: 'stroll',
    outfit: 'shirt',
    top: '#2d5d73',
    facing: -1,
  });
  paintRoomFolk(stage, ctx, rng, [2.3, 0, 6.1], {
    pose: 'walk',
    outfit: 'dress',
    hat: 'sun',
    hair: 'long',
    top: '#c8402a',
    bottom: '#a8341f',
    facing: -1,
  });
  paintRoomFolk(stage, ctx, rng, [-1.75, 0, 5.9], {
    pose: 'wait',
    outfit: 'ao-dai',
    hair: 'bun',
    top: '#2f8f88',
    facing: 1,
  });
}
