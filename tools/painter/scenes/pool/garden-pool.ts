import { paintDeckLamp } from '../../kit/props/deck-lamp.ts';
import { paintFloor } from '../../kit/props/floor.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintHotelWing } from '../../kit/props/hotel-wing.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintParasol } from '../../kit/props/parasol.ts';
import { paintPoolLounger } from '../../kit/props/pool-lounger.ts';
import { paintPool } from '../../kit/props/pool-water.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintSwimmers } from './swimmers.ts';

/** Long pool between a row of palms and a wing of rooms. */
export function paintGardenPool(stage: Stage): void {
  const { sheet, camera, palette, colours } = stage;
  const rng = makeRng(`${stage.seed}/garden-pool`);
  paintFloor(stage, {
    kind: 'stone',
    x: [-7.5, 9],
    z: [0.4, 19],
    seed: 'terrace',
    colours: ['#8f8778', '#b8ae9b', '#d8cfba', '#f0e8d6'],
  });
  paintHotelWing(stage, { place: { x: 5.9, z: 6 }, floors: 3, bays: 5, seed: 'wing' });
  paintPool(stage, { x: [-1.9, 3.3], z: [4, 17] });
  paintSwimmers(stage, [
    { x: 1.6, z: 11, hair: 'short' },
    { x: -0.6, z: 7.2, hair: 'bun', suit: '#e0a84a' },
  ]);
  const layer = sheet.layer();
  const { ctx } = layer;
  for (const z of [16, 12, 8.2]) {
    const [fx, fy] = camera.see([-5, 0, z]);
    const [cx, cy] = camera.see([-4.6 + rng.bell() * 0.5, rng.range(5, 6.2), z]);
    paintPalm(ctx, rng, {
      palette,
      foot: [fx, fy],
      crown: [cx, cy],
      size: camera.scaleAt([-5, 0, z]) * 1.75,
      side: -1,
    });
    if (z < 16) paintPoolLounger(stage, ctx, { x: -3.6, z: z + 1.4, turn: -1.35 }, colours.throw);
    paintPoolLounger(stage, ctx, { x: -3.6, z: z - 0.2, turn: -1.35 }, colours.throw);
    if (z < 12.5)
      paintParasol(stage, ctx, {
        spot: [-3.9, 0, z - 1],
        radius: 1.25,
        height: 2.5,
        colour: colours.cushions[1],
        second: colours.linen,
      });
  }
  for (const z of [10, 7]) paintDeckLamp(stage, ctx, [4.2, 0, z]);
  paintRoomFolk(stage, ctx, rng, [4.35, 0, 5.6], {
    pose: 'stroll',
    facing: -1,
    outfit: 'dress',
    hat: 'sun',
    hair: 'long',
    top: '#c8402a',
    bottom: '#a8341f',
  });
  paintDeckLamp(stage, ctx, [4.2, 0, 4.6]);
  paintPoolLounger(stage, ctx, { x: -3.2, z: 4.4, turn: -1.2 }, colours.throw);
  paintPottedPlant(stage, ctx, { spot: [2.6, 0, 2.9], height: 1.3, kind: 'palm', seed: 'near' });
  sheet.stamp(layer);
}
