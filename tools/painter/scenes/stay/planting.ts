import type { Hex } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Side } from '../../kit/maths.ts';
import { paintAreca } from '../../kit/props/areca.ts';
import { paintBamboo } from '../../kit/props/bamboo.ts';
import { paintBicycle } from '../../kit/props/bicycle.ts';
import { paintBlossomTree } from '../../kit/props/blossom-tree.ts';
import { paintBougainvillea } from '../../kit/props/bougainvillea.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintParasol } from '../../kit/props/parasol.ts';
import { paintPine } from '../../kit/props/pine.ts';
import { paintPoolLounger } from '../../kit/props/pool-lounger.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { paintTent } from '../../kit/props/tent.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve } from '../../kit/stroke.ts';
import type { Plant, PlantKind } from './stay-plan.ts';

interface Planting {
  stage: Stage;
  ctx: Context;
  rng: Rng;
  spot: readonly [number, number, number];
  x: number;
  y: number;
  /** Pixels to a metre. */
  metre: number;
  /** Pixels. */
  tall: number;
  side: Side;
  leaves: [Hex, Hex, Hex];
}

const HEIGHT: Partial<Record<PlantKind, number>> = { palm: 6.5, areca: 8, pine: 9, tree: 5, bamboo: 6, bush: 0.8, flowers: 0.6, peach: 3.4, flame: 5, bougainvillea: 3, tent: 4 };

/** One plant, tent, guest or piece of garden furniture. */
export function paintPlant(stage: Stage, [kind, x, z, height]: Plant, name: string): void {
  const { sheet, camera, palette, toLight } = stage;
  const rng = makeRng(`${stage.seed}/${name}`);
  const layer = sheet.layer();
  const metre = camera.scaleAt([x, 0, z]);
  const [px, py] = camera.see([x, 0, z]);
  PAINTERS[kind]({
    stage,
    ctx: layer.ctx,
    rng,
    spot: [x, 0, z],
    x: px,
    y: py,
    metre,
    tall: metre * (height ?? HEIGHT[kind] ?? 1),
    side: toLight[0] >= 0 ? 1 : -1,
    leaves: LOCAL.foliage.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex],
  });
  sheet.stamp(layer);
}

const PAINTERS: Record<PlantKind, (planting: Planting) => void> = {
  palm: ({ stage, ctx, rng, x, y, tall, side }) =>
    paintPalm(ctx, rng, { palette: stage.palette, foot: [x, y], crown: [x + rng.bell() * tall * 0.18, y - tall], size: tall * 0.36, side }),
  areca: ({ stage, ctx, rng, x, y, tall, side }) =>
    paintAreca(ctx, rng, { palette: stage.palette, x, y, height: tall, side }),
  pine: ({ stage, ctx, rng, x, y, tall, side }) => paintPine(ctx, rng, { palette: stage.palette, x, y, height: tall, side }),
  tree: (planting) => paintCrown(planting, planting.leaves),
  flame: (planting) => {
    const at = (colour: Hex): Hex => underLight(planting.stage.palette, colour);
    paintCrown(planting, [planting.leaves[0], at('#b8382a'), at('#e8683a')]);
  },
  bamboo: ({ stage, ctx, rng, x, y, tall, metre, side }) =>
    paintBamboo(ctx, rng, { palette: stage.palette, foot: [x, y], height: tall, thick: metre * 0.11, culms: 8, spread: metre * 1.4, side }),
  bush: ({ ctx, rng, x, y, tall, side, leaves }) =>
    paintForest(ctx, rng, { at: (r) => [x + r.bell() * tall * 1.5, y - tall * 0.4 + r.bell() * tall * 0.2], count: 9, size: [tall * 0.4, tall * 0.5], colours: leaves, side }),
  flowers: (planting) => {
    PAINTERS.bush(planting);
    const { stage, ctx, rng, x, y, tall } = planting;
    const colour = underLight(stage.palette, rng.pick(['#d8527a', '#e8809a', '#f0c25a', '#f6e6d0', '#d8604a']));
    for (let i = 0; i < 46; i++) {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.ellipse(x + rng.bell() * tall * 1.8, y - tall * 0.5 + rng.bell() * tall * 0.45, tall * 0.07, tall * 0.06, 0, 0, 7);
      ctx.fill();
    }
  },
  peach: ({ stage, ctx, rng, x, y, tall, side }) =>
    paintBlossomTree(ctx, rng, { palette: stage.palette, x, y, height: tall, side, petals: ['#c65a78', '#e88fa6', '#f9d3d6'] }),
  bougainvillea: ({ stage, ctx, rng, x, y, tall }) =>
    paintBougainvillea(ctx, rng, { palette: stage.palette, x, y, height: tall, width: tall * 0.7 }),
  tent: ({ stage, ctx, x, y, tall, side, rng }) =>
    paintTent(ctx, { palette: stage.palette, x, y, width: tall * 1.25, cloth: rng.pick(['#f3ead6', '#ecdcb8']), side, kind: 'bell', lit: stage.light.lamps > 0.5 }),
  lounger: ({ stage, ctx, spot: [x, , z] }) =>
    paintPoolLounger(stage, ctx, { x, z, turn: x < 0 ? -0.5 : 0.5 }, stage.colours.throw),
  parasol: ({ stage, ctx, spot }) =>
    paintParasol(stage, ctx, { spot, radius: 1.35, height: 2.6, colour: stage.colours.throw, second: stage.colours.linen }),
  guest: ({ stage, ctx, rng, spot, x }) =>
    void paintRoomFolk(stage, ctx, rng, spot, {
      pose: 'stroll',
      facing: x > 600 ? -1 : 1,
      outfit: rng.pick(['dress', 'shirt']),
      hair: 'long',
      top: rng.pick(['#c8402a', '#2d5d73', '#f3ead6', '#d9a441']),
    }),
  bicycle: ({ stage, ctx, rng, x, y, metre, side }) =>
    paintBicycle(ctx, rng, { palette: stage.palette, x, y, height: metre * 1.65, heading: x > 600 ? -1 : 1, side, paint: rng.pick(['#c8522a', '#2f7f86', '#d9a441']) }),
  boat: ({ stage, ctx, x, y, metre, rng }) =>
    paintSampan(ctx, rng, { palette: stage.palette, x, waterline: y, scale: metre / 40, heading: x > 600 ? -1 : 1 }),
};

/** A broad tree near by: a forked trunk under a heap of crowns. */
function paintCrown({ stage, ctx, rng, x, y, tall, side }: Planting, colours: readonly [Hex, Hex, Hex]): void {
  const bark = underLight(stage.palette, '#5a4334');
  for (const lean of [-0.16, 0.14])
    brush(ctx, curve([x, y], [x, y - tall * 0.3], [x + lean * tall, y - tall * 0.62], 10), (t) => tall * (0.055 - 0.03 * t), bark);
  paintForest(ctx, rng, {
    at: (r, t) => {
      const angle = r() * Math.PI * 2;
      const off = Math.sqrt(r()) * tall;
      return [x + Math.cos(angle) * off * 0.36, y - tall * (0.9 - 0.22 * t) + Math.sin(angle) * off * 0.16];
    },
    count: 24,
    size: [tall * 0.13, tall * 0.12],
    colours,
    side,
  });
}
