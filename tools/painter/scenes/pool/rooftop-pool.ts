import { mix, rgba } from '../../kit/colour.ts';
import { paintDeckLamp } from '../../kit/props/deck-lamp.ts';
import { paintFestoon } from '../../kit/props/festoon.ts';
import { paintFloor } from '../../kit/props/floor.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintLathe } from '../../kit/props/lathe.ts';
import { paintPoolLounger } from '../../kit/props/pool-lounger.ts';
import { paintPool } from '../../kit/props/pool-water.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRoundTable } from '../../kit/props/round-table.ts';
import { paintBlock, paintFace, paintShadow } from '../../kit/props/solid.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { paintSwimmers } from './swimmers.ts';

const FAR = 7.4;

/** Pool on the roof of a hotel in town: two bathers at the far rim look over the towers. */
export function paintRooftopPool(stage: Stage): void {
  const { sheet, camera, colours, palette, light } = stage;
  const rng = makeRng(`${stage.seed}/rooftop`);
  paintPool(stage, { x: [-12, 2.9], z: [4.1, FAR], infinity: true });
  const rim = sheet.layer();
  paintBlock(
    stage,
    rim.ctx,
    { x: 0, z: FAR },
    { u: [-14, 2.9], y: [-0.06, 0.09], v: [0, 0.22] },
    mix(colours.stone, light.shade, 0.12),
  );
  sheet.stamp(rim);
  paintSwimmers(stage, [
    { x: -1.5, z: FAR - 0.2, hair: 'bun', suit: '#c8402a', rim: 0.15 },
    { x: -0.8, z: FAR - 0.2, hair: 'short', rim: 0.15 },
  ]);
  paintFloor(stage, { kind: 'cross-planks', x: [-12, 12], z: [0.4, 3.75], seed: 'deck' });
  paintFloor(stage, { kind: 'cross-planks', x: [3.25, 12], z: [3.75, FAR + 0.2], seed: 'deck-side' });
  const layer = sheet.layer();
  const { ctx } = layer;
  paintGlass(stage, ctx);
  for (const z of [6.9, 5.3]) paintPoolLounger(stage, ctx, { x: 5, z, turn: 1.3 }, colours.throw);
  paintDeckLamp(stage, ctx, [3.65, 0, 6]);
  paintPottedPlant(stage, ctx, { spot: [4.4, 0, 4.5], height: 1.7, kind: 'palm', seed: 'areca' });
  paintTable(stage, ctx, rng);
  paintDeckLamp(stage, ctx, [-0.6, 0, 3.5]);
  paintPottedPlant(stage, ctx, { spot: [-2.5, 0, 3], height: 1.5, kind: 'broad', seed: 'fig' });
  sheet.stamp(layer);
  const strings = sheet.layer();
  for (const [from, to, sag] of [
    [[-4.6, 4.3, 5], [5.6, 4, 5], 90],
    [[-5.5, 3.9, 7.4], [8, 4.2, 7.4], 60],
  ] as const)
    paintFestoon(strings.ctx, {
      palette,
      from: camera.see(from),
      to: camera.see(to),
      sag,
      pitch: from[2] < 6 ? 62 : 44,
      bulb: from[2] < 6 ? 9 : 6,
      lit: light.lamps > 0.1,
    });
  sheet.stamp(strings);
}

/** Glass balustrade along the far side of the deck. */
function paintGlass(stage: Stage, ctx: Context): void {
  const { colours, light } = stage;
  const face = (u0: number, u1: number, y0: number, y1: number, colour: string): void =>
    paintFace(
      stage,
      ctx,
      [
        [u0, y0, FAR + 0.2],
        [u1, y0, FAR + 0.2],
        [u1, y1, FAR + 0.2],
        [u0, y1, FAR + 0.2],
      ],
      colour,
    );
  face(3.25, 12, 0, 1.05, rgba(light.light, 0.14));
  for (let x = 3.3; x < 12; x += 1.5) face(x, x + 0.05, 0, 1.05, mix(colours.metal, light.shade, 0.3));
  face(3.25, 12, 1.05, 1.1, mix(colours.metal, light.shade, 0.2));
}

/** A couple with drinks at a low table. */
function paintTable(stage: Stage, ctx: Context, rng: ReturnType<typeof makeRng>): void {
  const { colours } = stage;
  const stool = (x: number): void => {
    paintShadow(stage, ctx, { x, z: 3.15 }, { u: [-0.26, 0.26], v: [-0.26, 0.2] }, 0.3, 0.26);
    paintLathe(stage, ctx, {
      spot: [x, 0, 3.15],
      rings: [
        [0.28, 0],
        [0.3, 0.1],
        [0.3, 0.32],
        [0.24, 0.43],
      ],
      colour: mix(colours.cane[1], stage.light.shade, 0.14),
    });
  };
  stool(1.15);
  stool(2.75);
  paintRoomFolk(stage, ctx, rng, [1.15, 0.43, 3.15], {
    pose: 'sit',
    facing: 1,
    outfit: 'dress',
    hair: 'long',
    top: '#d9a441',
    bottom: '#c8902f',
  });
  paintRoomFolk(stage, ctx, rng, [2.75, 0.43, 3.15], {
    pose: 'sit',
    facing: -1,
    outfit: 'shirt',
    top: '#f3ead6',
    bottom: '#2d3a4a',
  });
  paintRoundTable(stage, ctx, [1.95, 0, 3.05], 0.36, 0.55);
  for (const [x, tint] of [
    [1.82, '#e8792c'],
    [2.08, '#d8405a'],
  ] as const)
    paintLathe(stage, ctx, {
      spot: [x, 0.55, 3],
      rings: [
        [0.026, 0],
        [0.03, 0.05],
        [0.042, 0.15],
      ],
      colour: mix(tint, stage.light.wash[0], stage.light.wash[1]),
      inside: '#f6e3c0',
    });
}
