import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintSkyline } from '../../kit/props/skyline.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, line } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintRedBridge, paintTurtleTower, SHORE } from './lake-sights.ts';

/** The lake in the middle of the town: a tower on its islet, a red arched bridge, flame trees over the path. */
export function paintSwordLake(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng, light } = view;
  const sun: Point = [rng.range(760, 880), light === 'night' ? 130 : 240];
  paintBackdrop(sheet, { palette, seed, horizon: 470, sun, birds: [640, 150] });
  paintSkyline(sheet, { palette, seed, base: SHORE, height: 130, nearness: 0.3, count: 17, side: 1 });
  const leaves = ['#235a45', '#4f8350', '#8fab60'];
  paintForest(ctx, makeRng(`${seed}/far`), {
    count: 170,
    at: (r): Point => [r() * 1220, SHORE - 16 + r.bell() * 14],
    size: [12, 22],
    colours: leaves.map((colour) => at(colour, 0.62)) as [Hex, Hex, Hex],
    side: 1,
  });
  paintTurtleTower(view, 430);
  paintRedBridge(view);
  paintWater(sheet, { palette, seed, horizon: SHORE, sun, bottom: 820, mirrorFrom: SHORE + 2, mirror: 0.9 });
  paintRipples(sheet, { palette, seed, horizon: SHORE, sun, bottom: 820 });
  path(view);
  tree(view);
}

function path(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/kerb`,
    outline: [
      [-5, 762],
      [1205, 734],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#c9b394'),
    facing: 0.2,
    worn: 0.3,
  });
  line(
    ctx,
    [
      [0, 764],
      [1200, 736],
    ],
    9,
    mix(at('#d9cfba'), palette.flank, 0.2),
  );
  for (let i = -4; i < 26; i++)
    line(
      ctx,
      [
        [i * 56, 764 - i * 1.3],
        [i * 70 - 120, 905],
      ],
      1.4,
      rgba(palette.ink, 0.14),
    );
  for (const y of [796, 838])
    line(
      ctx,
      [
        [0, y + 6],
        [1200, y - 20],
      ],
      1.4,
      rgba(palette.ink, 0.14),
    );
  const blades = ['#2f5a3c', '#557f45', '#86a356'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/verge`), {
    count: 260,
    foot: (r) => {
      const x = r() * 1220;
      return [x, 764 - x * 0.023 + r.bell() * 3];
    },
    length: [6, 16],
    width: 2.6,
    colours: blades,
  });
  for (const [x, y, h, pose, facing, outfit] of [
    [700, 828, 190, 'stroll', -1, 'ao-dai'],
    [772, 834, 200, 'stroll', -1, 'shirt'],
    [960, 800, 160, 'photo', -1, 'dress'],
  ] as const) {
    ellipse(ctx, x - h * 0.08, y, h * 0.24, h * 0.03, rgba(palette.ink, 0.3));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit,
      hair: outfit === 'shirt' ? 'short' : 'long',
      hat: 'none',
      ...(outfit === 'ao-dai' ? { top: '#c8467e' } : {}),
    });
  }
}

/** A flame tree leans over the path from the left. */
function tree({ ctx, palette, seed, at }: SceneView): void {
  const rng = makeRng(`${seed}/flame`);
  const bark = mix(at('#5a4030'), palette.ink, 0.3);
  brush(ctx, curve([90, 880], [70, 560], [250, 330], 20), (t) => 54 - 34 * t, bark);
  brush(ctx, curve([120, 560], [60, 360], [40, 200], 14), (t) => 26 - 18 * t, bark);
  brush(ctx, curve([190, 430], [330, 330], [470, 270], 14), (t) => 20 - 15 * t, bark);
  const leaves = ['#1f5140', '#47794b', '#86a35c'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  const crowns: readonly Point[] = [
    [60, 170],
    [210, 210],
    [350, 200],
    [480, 250],
    [140, 90],
    [300, 110],
    [20, 290],
    [262, 296],
  ];
  paintForest(ctx, rng, {
    count: 150,
    at: (r): Point => {
      const [x, y] = r.pick(crowns);
      return [x + r.bell() * 84, y + r.bell() * 52];
    },
    size: [18, 32],
    colours: leaves,
    side: 1,
  });
  const flowers = ['#a8281e', '#d8402a', '#f0704a'].map((colour) => at(colour));
  for (let i = 0; i < 620; i++) {
    const [x, y] = rng.pick(crowns);
    ellipse(
      ctx,
      x + rng.bell() * 96,
      y - 18 + rng.bell() * 48,
      rng.range(3, 6.4),
      rng.range(2.4, 4.6),
      rng.pick(flowers),
    );
  }
  for (let i = 0; i < 60; i++)
    ellipse(ctx, 260 + rng.bell() * 260, 826 + rng.bell() * 44, 4, 2, rng.pick(flowers));
}
