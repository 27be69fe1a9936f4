import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintImperialRoof } from '../../kit/props/imperial-roof.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintSkyline } from '../../kit/props/skyline.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, line } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';

const SHORE = 500;

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
  tower(view, 430);
  bridge(view);
  paintWater(sheet, { palette, seed, horizon: SHORE, sun, bottom: 820, mirrorFrom: SHORE + 2, mirror: 0.9 });
  paintRipples(sheet, { palette, seed, horizon: SHORE, sun, bottom: 820 });
  path(view);
  tree(view);
}

/** Three storeys of arched openings on a grassy islet. */
function tower(view: SceneView, x: number): void {
  const { sheet, ctx, palette, seed, at, evening } = view;
  const stone = at('#bdb49a', 0.9);
  const dark = evening ? '#f2b860' : mix(palette.ink, stone, 0.25);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/islet`,
    outline: [
      [x - 120, SHORE + 3],
      [x + 120, SHORE + 3],
      [x + 84, SHORE - 18],
      [x - 84, SHORE - 18],
    ],
    colour: at('#6d8f4c', 0.9),
    facing: 0.2,
    worn: 0.6,
  });
  const block = (half: number, low: number, high: number, gates: number, name: string): void => {
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/${name}`,
      outline: [
        [x - half, low],
        [x + half, low],
        [x + half * 0.96, high],
        [x - half * 0.96, high],
      ],
      colour: stone,
      facing: 0.1,
      worn: 0.8,
    });
    for (let i = 0; i < gates; i++)
      paintArch(
        ctx,
        x + ((i + 0.5) / gates - 0.5) * half * 1.8,
        low - 2,
        (half / gates) * 0.58,
        (low - high) * 0.74,
        dark,
      );
    ctx.fillStyle = mix(stone, palette.flank, 0.3);
    ctx.fillRect(x - half - 5, high - 5, half * 2 + 10, 8);
  };
  block(70, SHORE - 16, SHORE - 72, 3, 'low');
  block(56, SHORE - 76, SHORE - 122, 3, 'middle');
  block(30, SHORE - 126, SHORE - 160, 1, 'top');
  paintImperialRoof(ctx, {
    palette,
    x,
    y: SHORE - 158,
    width: 92,
    height: 26,
    tile: at('#8f7a68', 0.9),
    side: 1,
    ridge: 0.4,
  });
}

/** A wooden bridge painted red, in a high arch to a gate under trees. */
function bridge({ sheet, ctx, palette, seed, at }: SceneView): void {
  const red = at('#c8382a');
  const deck = (t: number): Point => [
    lerp(760, 1120, t),
    SHORE - 14 - 74 * Math.sin(Math.PI * lerp(0.12, 0.8, t)),
  ];
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour, 0.85)) as [Hex, Hex, Hex];
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/isle`,
    outline: [
      [1040, SHORE + 3],
      [1210, SHORE + 3],
      [1210, SHORE - 34],
      [1080, SHORE - 26],
    ],
    colour: at('#8f8a6c', 0.9),
    facing: 0,
    worn: 0.8,
  });
  const [gx, gy] = deck(1);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/gate`,
    outline: [
      [gx - 6, gy + 6],
      [gx + 86, gy + 6],
      [gx + 84, gy - 84],
      [gx - 4, gy - 84],
    ],
    colour: at('#e0c890', 0.9),
    facing: 0.2,
    worn: 0.5,
  });
  paintArch(ctx, gx + 40, gy + 6, 20, 62, mix(palette.ink, red, 0.2));
  paintImperialRoof(ctx, {
    palette,
    x: gx + 40,
    y: gy - 78,
    width: 146,
    height: 36,
    tile: at('#8f5a48', 0.9),
    side: 1,
    ridge: 0.6,
  });
  paintForest(ctx, makeRng(`${seed}/isle-trees`), {
    count: 60,
    at: (r): Point => [1160 + r.bell() * 70, SHORE - 140 + r.bell() * 44],
    size: [18, 30],
    colours: leaves,
    side: 1,
  });
  const way = Array.from({ length: 31 }, (_, i) => deck(i / 30));
  for (let i = 0; i <= 30; i += 3)
    line(ctx, [deck(i / 30), [deck(i / 30)[0], SHORE + 4]], 5, mix(red, palette.ink, 0.35));
  line(
    ctx,
    way.map(([x, y]): Point => [x, y + 5]),
    13,
    mix(red, palette.ink, 0.25),
  );
  line(ctx, way, 5, mix(red, palette.flank, 0.25));
  for (const off of [14, 30])
    line(
      ctx,
      way.map(([x, y]): Point => [x, y - off]),
      4,
      red,
    );
  for (let i = 0; i <= 60; i++) line(ctx, [deck(i / 60), [deck(i / 60)[0], deck(i / 60)[1] - 30]], 2.6, red);
  for (const [t, h] of [
    [0.3, 46],
    [0.36, 44],
    [0.64, 46],
  ] as const) {
    const [x, y] = deck(t);
    paintFolk(ctx, makeRng(`${seed}/b${t}`), {
      palette,
      x,
      y: y - 2,
      height: h,
      pose: 'stroll',
      facing: 1,
      side: 1,
      outfit: t === 0.36 ? 'ao-dai' : 'shirt',
      hair: t === 0.36 ? 'long' : 'short',
    });
  }
  line(
    ctx,
    way.map(([x, y]): Point => [x, y - 15]),
    4,
    red,
  );
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
