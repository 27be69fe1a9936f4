import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { paintDeckLamp } from '../../kit/props/deck-lamp.ts';
import { paintFloor } from '../../kit/props/floor.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintPoolLounger } from '../../kit/props/pool-lounger.ts';
import { paintPool } from '../../kit/props/pool-water.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintPrism } from '../../kit/props/prism.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { type Place, paintBlock, spotOf } from '../../kit/props/solid.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { line } from '../../kit/stroke.ts';
import { paintSwimmers } from './swimmers.ts';

/** Infinity pool before pine hills; a thatched pavilion on the right. */
export function paintHillPool(stage: Stage): void {
  const { sheet, colours } = stage;
  paintPool(stage, { x: [-16, 3.2], z: [4.6, 10.5], infinity: true });
  paintSwimmers(stage, [
    { x: -0.9, z: 9.6, hair: 'bun', suit: '#c8402a', rim: 0.1 },
    { x: 0, z: 9.6, hair: 'short', rim: 0.1 },
  ]);
  paintFloor(stage, { kind: 'stone', x: [-14, 12], z: [0.4, 4.25], seed: 'deck' });
  paintFloor(stage, { kind: 'stone', x: [3.55, 14], z: [4.25, 10.6], seed: 'deck-side' });
  const layer = sheet.layer();
  const { ctx } = layer;
  paintPavilion(stage, ctx, { x: 6, z: 8.6 });
  paintDeckLamp(stage, ctx, [3.9, 0, 5.6]);
  paintRoomFolk(stage, ctx, makeRng(`${stage.seed}/guest`), [4.5, 0, 6.3], {
    pose: 'stroll',
    facing: -1,
    outfit: 'dress',
    hat: 'sun',
    hair: 'long',
    top: '#f3ead6',
    bottom: '#e3d8c0',
  });
  for (const x of [-2.3, -0.75]) paintPoolLounger(stage, ctx, { x, z: 2.95, turn: -0.5 }, colours.throw);
  paintBlock(
    stage,
    ctx,
    { x: -1.35, z: 3.1 },
    { u: [-0.18, 0.18], y: [0, 0.4], v: [-0.18, 0.18] },
    colours.cane[1],
  );
  paintDeckLamp(stage, ctx, [1.4, 0, 3.7]);
  paintPottedPlant(stage, ctx, { spot: [2.35, 0, 2.95], height: 1.4, kind: 'broad', seed: 'fig' });
  sheet.stamp(layer);
}

/** Open pavilion: platform, four posts, day bed, hipped thatch. */
function paintPavilion(stage: Stage, ctx: Context, place: Place): void {
  const { colours, palette, light } = stage;
  const straw = underLight(palette, '#b08d58');
  paintBlock(stage, ctx, place, { u: [-1.9, 1.9], y: [0, 0.3], v: [-1.6, 1.6] }, colours.cane[1]);
  for (const v of [1.4, -1.4]) {
    if (v < 0) {
      paintBlock(stage, ctx, place, { u: [-1.3, 1.3], y: [0.3, 0.62], v: [-0.7, 0.9] }, colours.timber);
      paintBlock(
        stage,
        ctx,
        place,
        { u: [-1.26, 1.26], y: [0.62, 0.78], v: [-0.66, 0.86] },
        colours.linen,
        4,
      );
      for (const u of [-0.8, 0, 0.8])
        paintBlock(
          stage,
          ctx,
          place,
          { u: [u - 0.32, u + 0.32], y: [0.78, 1.14], v: [0.6, 0.84] },
          u === 0 ? colours.throw : colours.cushions[1],
          6,
        );
    }
    for (const u of [-1.7, 1.58])
      paintBlock(
        stage,
        ctx,
        place,
        { u: [u, u + 0.12], y: [0.3, 2.5], v: [v - 0.06, v + 0.06] },
        colours.timber,
      );
  }
  paintPrism(
    stage,
    ctx,
    place,
    [
      [2.35, -2.1],
      [3.9, 0],
      [2.35, 2.1],
    ],
    [-2.3, 2.3],
    straw,
  );
  const rng = makeRng(`${stage.seed}/thatch`);
  const roof = (u: number, t: number): readonly [number, number] =>
    stage.camera.see(spotOf(place, u, 2.35 + 1.55 * t, -2.1 + 2.1 * t));
  for (let i = 0; i < 170; i++) {
    const u = rng.range(-2.28, 2.28);
    const from = rng() ** 1.3 * 0.9;
    const tint = rng.chance(0.5) ? mix(straw, light.light, 0.4) : mix(straw, light.shade, 0.4);
    line(
      ctx,
      [roof(u, from), roof(u + rng.bell() * 0.03, Math.min(1, from + rng.range(0.1, 0.3)))],
      1.4,
      rgba(tint, 0.6),
    );
  }
  for (let i = 0; i <= 90; i++) {
    const u = -2.3 + (i / 90) * 4.6;
    const [x, y] = roof(u, 0);
    line(
      ctx,
      [
        [x, y - 4],
        [x + rng.bell() * 2, y + rng.range(4, 10)],
      ],
      2.2,
      mix(straw, light.shade, rng.range(0.1, 0.5)),
    );
  }
}
