import type { Hex } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBicycle } from '../../kit/props/bicycle.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';

const SHORE = 500;

/** Riders on a dyke beside a river between limestone hills. */
export function paintKarstLane(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(540, 660), 250];
  paintBackdrop(sheet, { palette, seed, horizon: 460, sun, birds: [700, 150] });
  paintKarstRow(sheet, {
    palette,
    seed: `${seed}/far`,
    rocks: [
      { x: 420, width: 150, height: 130 },
      { x: 790, width: 170, height: 150 },
      { x: 240, width: 120, height: 110 },
    ],
    base: SHORE,
    nearness: 0.26,
    sunX: sun[0],
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m0`, y: 470, height: 30, density: 0.7 });
  paintKarstRow(sheet, {
    palette,
    seed: `${seed}/near`,
    rocks: [
      { x: 90, width: 230, height: 340 },
      { x: 1010, width: 210, height: 380 },
      { x: 1160, width: 190, height: 280 },
      { x: 250, width: 120, height: 170 },
    ],
    base: SHORE + 6,
    nearness: 0.66,
    sunX: sun[0],
    green: 0.8,
    stone: 0.55,
  });
  const leaves = ['#2c5a46', '#4f7d4c', '#86a05a'].map((colour) => at(colour, 0.76)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/bank`), {
    count: 110,
    at: (r): Point => [r() * 1220, SHORE - 2 + r.bell() * 6],
    size: [10, 17],
    colours: leaves,
    side: 1,
  });
  paintWater(sheet, { palette, seed, horizon: SHORE, sun, bottom: 720, mirrorFrom: SHORE + 2 });
  paintRipples(sheet, { palette, seed, horizon: SHORE, sun, bottom: 720 });
  const sampan = sheet.layer();
  paintSampan(sampan.ctx, makeRng(`${seed}/sampan`), {
    palette,
    x: 1016,
    waterline: 566,
    scale: 0.7,
    heading: -1,
    side: 1,
    passengers: 2,
  });
  setAfloat(sampan, { palette, seed: `${seed}/s`, x: 1016, waterline: 566, reach: 62, depth: 52 });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/bank`,
    outline: [
      [-5, 676],
      [1205, 664],
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
      [-5, 734],
      [1205, 726],
      [1205, 804],
      [-5, 812],
    ],
    colour: at('#d3c6aa'),
    facing: 0.3,
    worn: 0.2,
  });
  const blades = ['#3d7049', '#6d9a4c', '#a3bb5c', '#e2bd55'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/verge`), {
    count: 900,
    foot: (r) => [r() * 1220, r.range(690, 738)],
    length: [12, 36],
    width: 3,
    colours: blades,
  });
  paintBicycle(
    ctx,
    makeRng(`${seed}/a`),
    { palette, x: 430, y: 776, height: 250, heading: 1, side: 1, paint: '#2f8f88' },
    { outfit: 'dress', top: '#e9e0c8', hat: 'sun', hair: 'long' },
  );
  paintBicycle(
    ctx,
    makeRng(`${seed}/b`),
    { palette, x: 760, y: 766, height: 250, heading: 1, side: 1, paint: '#c8402a' },
    { outfit: 'shirt', top: '#2d5d73', bottom: '#4a4038', hair: 'short', hat: 'cap', shorts: true },
  );
  paintGrass(ctx, makeRng(`${seed}/rice`), {
    count: 2300,
    foot: (r) => [r() * 1220, lerp(822, 950, r() ** 0.8)],
    length: [22, 62],
    width: 3.4,
    lean: 8,
    colours: blades,
  });
}
