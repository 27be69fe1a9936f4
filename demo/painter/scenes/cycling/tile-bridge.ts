import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBicycle } from '../../kit/props/bicycle.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { reflect } from '../../kit/reflect.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { fade } from '../../kit/spray.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';

const WATER = 560;

/** A roofed wooden bridge over a village canal, riders on the bank. */
export function paintTileBridge(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(880, 980), 180];
  paintBackdrop(sheet, { palette, seed, horizon: 460, sun, birds: [640, 140] });
  const leaves = ['#235a45', '#4f8350', '#8fab60'];
  paintForest(ctx, makeRng(`${seed}/far`), {
    count: 120,
    at: (r): Point => [r() * 1220, 476 + r.bell() * 24],
    size: [16, 30],
    colours: leaves.map((colour) => at(colour, 0.5)) as [Hex, Hex, Hex],
    side: 1,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/far-bank`,
    outline: [
      [-5, 506],
      [1205, 506],
      [1205, WATER],
      [-5, WATER],
    ],
    colour: at('#86a050', 0.85),
    facing: 0.2,
    worn: 0.7,
  });
  for (const [x, h] of [
    [70, 270],
    [1130, 290],
  ] as const)
    paintTree(ctx, makeRng(`${seed}/t${x}`), {
      x,
      y: 540,
      height: h,
      colours: leaves.map((colour) => at(colour, 0.9)) as [Hex, Hex, Hex],
      side: 1,
    });
  bridge(view);
  const mirror = reflect(sheet.main, {
    waterline: WATER,
    seed: `${seed}/mirror`,
    amplitude: 12,
    squash: 1.2,
  });
  paintWater(sheet, { palette, seed, horizon: WATER, sun, bottom: 860 });
  fade(mirror, (_x, y) => 0.16 + 0.5 * clamp((y - WATER) / 220), { box: [0, WATER, 1200, 900], soft: 1.4 });
  sheet.stamp(mirror, 0.85);
  paintRipples(sheet, { palette, seed, horizon: WATER, sun, bottom: 860 });
  const bed = makeRng(`${seed}/lotus`);
  const pads = Array.from(
    { length: 30 },
    (): Point => [bed.chance(0.5) ? bed.range(-10, 320) : bed.range(900, 1210), bed.range(600, 700)],
  ).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of pads)
    paintLotus(ctx, bed, { palette, x, y, size: 10 + (y - 590) * 0.14, flower: bed.chance(0.4), side: 1 });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/bank`,
    outline: [
      [-5, 742],
      [400, 724],
      [1205, 736],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#6d9a4c'),
    facing: 0.2,
    worn: 0.8,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/lane`,
    outline: [
      [-5, 778],
      [1205, 772],
      [1205, 846],
      [-5, 852],
    ],
    colour: at('#c9a27c'),
    facing: 0.3,
    worn: 0.2,
  });
  const blades = ['#3d7049', '#6d9a4c', '#a3bb5c'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/verge`), {
    count: 700,
    foot: (r) => [r() * 1220, r.range(746, 780)],
    length: [10, 30],
    width: 3,
    colours: blades,
  });
  paintBicycle(
    ctx,
    makeRng(`${seed}/a`),
    { palette, x: 300, y: 822, height: 262, heading: 1, side: 1, paint: '#d9a441' },
    { outfit: 'ao-dai', top: '#f3ead6', hat: 'cone', hair: 'long' },
  );
  paintBicycle(
    ctx,
    makeRng(`${seed}/b`),
    { palette, x: 660, y: 814, height: 262, heading: 1, side: 1, paint: '#2f6f7c' },
    { outfit: 'shirt', top: '#b5432a', bottom: '#31343c', hair: 'short' },
  );
  paintGrass(ctx, makeRng(`${seed}/near`), {
    count: 900,
    foot: (r) => [r() * 1220, lerp(862, 950, r())],
    length: [22, 56],
    width: 3.4,
    lean: 8,
    colours: blades,
  });
}

/** Arched deck on stone piers, seven bays under a tiled roof with a raised middle. */
function bridge(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  const wood = mix(at('#6e3f2b'), palette.ink, 0.1);
  const deck = (x: number): number => 486 - 44 * Math.cos(((x - 600) / 420) * 1.2);
  const columns = Array.from({ length: 8 }, (_, i) => 250 + i * 100);
  for (const x of [320, 460, 600, 740, 880])
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/pier${x}`,
      outline: [
        [x - 15, WATER + 4],
        [x + 15, WATER + 4],
        [x + 12, deck(x)],
        [x - 12, deck(x)],
      ],
      colour: at('#a9a38a'),
      facing: -0.1,
      course: 9,
      worn: 0.7,
    });
  const way: Point[] = Array.from({ length: 45 }, (_, i) => [
    200 + (i * 800) / 44,
    deck(200 + (i * 800) / 44),
  ]);
  polygon(ctx, [...way, ...way.map(([x, y]): Point => [x, y + 18]).reverse()], wood);
  line(ctx, way, 5, mix(wood, palette.flank, 0.35));
  ctx.fillStyle = rgba(palette.ink, 0.34);
  polygon(ctx, [...way, ...way.map(([x, y]): Point => [x, y - 104]).reverse()], rgba(palette.ink, 0.3));
  for (const [x, h, facing] of [
    [420, 82, 1],
    [690, 80, -1],
  ] as const)
    paintFolk(ctx, makeRng(`${seed}/p${x}`), {
      palette,
      x,
      y: deck(x) + 2,
      height: h,
      pose: 'wait',
      facing,
      side: 1,
      outfit: x > 500 ? 'blouse' : 'shirt',
      hat: x > 500 ? 'cone' : 'none',
      hair: 'bun',
    });
  for (const off of [16, 34])
    line(
      ctx,
      way.map(([x, y]): Point => [x, y - off]),
      5,
      at('#b5382a'),
    );
  for (let x = 210; x < 1000; x += 20)
    line(
      ctx,
      [
        [x, deck(x)],
        [x, deck(x) - 34],
      ],
      3,
      at('#b5382a'),
    );
  for (const x of columns)
    line(
      ctx,
      [
        [x, deck(x)],
        [x, deck(x) - 108],
      ],
      11,
      at('#8f3424'),
    );
  const roof = (from: number, to: number, low: number, high: number, name: string): void => {
    paintTiledRoof(ctx, makeRng(`${seed}/${name}`), {
      eave: [
        [from, low],
        [to, low],
      ],
      ridge: [
        [from + 34, high],
        [to - 34, high],
      ],
      colour: at('#a8604a'),
      ink: palette.ink,
      haze: palette.haze,
      moss: at('#5d6b54'),
      tile: [9, 9],
      sag: 4,
    });
    for (const [x, hand] of [
      [from + 34, -1],
      [to - 34, 1],
    ] as const)
      line(
        ctx,
        [
          [x, high - 2],
          [x + hand * 12, high - 16],
        ],
        7,
        at('#d8b06a'),
      );
  };
  roof(188, 440, 378, 318, 'left');
  roof(760, 1012, 378, 318, 'right');
  roof(400, 800, 344, 268, 'middle');
  for (const x of [188, 1012]) {
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/end${x}`,
      outline: [
        [x - 24, 560],
        [x + 24, 560],
        [x + 20, 404],
        [x - 20, 404],
      ],
      colour: at('#e0b45c'),
      facing: 0.2,
      worn: 0.6,
    });
  }
}
