import { paintDeckLamp } from '../../kit/props/deck-lamp.ts';
import { paintFloor } from '../../kit/props/floor.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintParasol } from '../../kit/props/parasol.ts';
import { paintPoolLounger } from '../../kit/props/pool-lounger.ts';
import { paintPool } from '../../kit/props/pool-water.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintSwimmers } from './swimmers.ts';

/** Infinity pool that runs into the sea; loungers under a parasol on the right. */
export function paintSeaPool(stage: Stage): void {
  const { sheet, camera, palette, colours } = stage;
  const rng = makeRng(`${stage.seed}/sea-pool`);
  const palms = sheet.layer();
  for (const [x, z, rise, lean] of [
    [-6.6, 12.6, 6.6, 0.8],
    [-5.4, 13.6, 5.2, -0.5],
    [7.4, 13, 5.4, -0.9],
  ] as const) {
    const [fx, fy] = camera.see([x, -1.2, z]);
    const [cx, cy] = camera.see([x + lean + rng.bell() * 0.3, rise, z]);
    paintPalm(palms.ctx, rng, {
      palette,
      foot: [fx, fy],
      crown: [cx, cy],
      size: camera.scaleAt([x, 0, z]) * 2.1,
      side: -1,
    });
  }
  sheet.stamp(palms);
  paintPool(stage, { x: [-14, 3.4], z: [4.4, 12], infinity: true });
  paintSwimmers(stage, [
    { x: -0.2, z: 10.4, hair: 'short', rim: 0.1 },
    { x: 0.75, z: 10.4, hair: 'bun', suit: '#c8402a', rim: 0.1 },
    { x: -2.2, z: 6.6, hair: 'long', suit: '#e0a84a' },
  ]);
  paintFloor(stage, { kind: 'cross-planks', x: [-14, 10], z: [0.4, 4.05], seed: 'deck' });
  paintFloor(stage, { kind: 'cross-planks', x: [3.75, 12], z: [4.05, 12.1], seed: 'deck-side' });
  const layer = sheet.layer();
  const { ctx } = layer;
  paintParasol(stage, ctx, { spot: [5.2, 0, 8.2], colour: colours.linen, radius: 1.5 });
  for (const x of [4.5, 5.9]) paintPoolLounger(stage, ctx, { x, z: 7.6, turn: 0.7 }, colours.throw);
  for (const x of [0.4, 1.95]) paintPoolLounger(stage, ctx, { x, z: 2.95, turn: 1.05 }, colours.throw);
  paintParasol(stage, ctx, {
    spot: [2.1, 0, 3.75],
    height: 2.75,
    radius: 1.5,
    colour: colours.cushions[1],
    second: colours.linen,
  });
  paintDeckLamp(stage, ctx, [-2.1, 0, 3.6]);
  paintDeckLamp(stage, ctx, [3.6, 0, 6.2]);
  paintPottedPlant(stage, ctx, { spot: [-2.05, 0, 2.7], height: 1.35, kind: 'palm', seed: 'palm' });
  sheet.stamp(layer);
}
