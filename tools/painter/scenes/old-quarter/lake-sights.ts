import { type Hex, mix } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintImperialRoof } from '../../kit/props/imperial-roof.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line } from '../../kit/stroke.ts';

export const SHORE = 500;

/** Three storeys of arched openings on a grassy islet. */
export function paintTurtleTower(view: SceneView, x: number): void {
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
export function paintRedBridge({ sheet, ctx, palette, seed, at }: SceneView): void {
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
