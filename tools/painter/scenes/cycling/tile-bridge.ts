import type { Hex } from '../../kit/colour.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBicycle } from '../../kit/props/bicycle.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { reflect } from '../../kit/reflect.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { fade } from '../../kit/spray.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintRoofedBridge, WATER } from './roofed-bridge.ts';

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
  paintRoofedBridge(view);
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
