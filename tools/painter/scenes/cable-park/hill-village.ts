import { mix } from '../../kit/colour.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintCabin, paintMast } from '../../kit/props/cable-car.ts';
import { paintHydrangea } from '../../kit/props/hydrangea.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { makeRng } from '../../kit/rng.ts';
import { curve2, line } from '../../kit/stroke.ts';
import type { ParkView } from './cable-park.ts';
import { paintMountains } from './mountains.ts';
import { paintTowerHouse } from './tower-house.ts';
import type { TowerHouseOptions } from './tower-windows.ts';

const WALLS = ['#e6d3ae', '#d9b98a', '#e9dfc8', '#cfa98a', '#d8c3a0'] as const;
const ROOFS = ['#3f6a72', '#a9563c', '#5a5668', '#8a4a3a'] as const;

/** Kind, column from the middle, rows below the crest, width and height of the wall; far ones first. */
const HOUSES: readonly (readonly [TowerHouseOptions['kind'], number, number, number, number])[] = [
  ['tower', -52, -6, 40, 150],
  ['tower', 84, -2, 34, 128],
  ['keep', 18, 0, 74, 178],
  ['gable', -120, 6, 62, 74],
  ['tower', -176, 8, 36, 108],
  ['gable', 140, 8, 60, 80],
  ['hall', 36, 30, 150, 74],
  ['gable', -72, 34, 66, 84],
  ['tower', 196, 20, 40, 112],
  ['gable', -224, 26, 64, 58],
  ['gable', 252, 26, 66, 56],
  ['tower', -132, 52, 42, 122],
  ['gable', 136, 56, 70, 72],
  ['hall', -252, 60, 120, 46],
  ['gable', -18, 68, 72, 60],
  ['gable', 62, 78, 66, 54],
  ['tower', 214, 70, 38, 84],
  ['gable', -190, 84, 74, 54],
  ['gable', 300, 62, 60, 44],
  ['gable', -90, 100, 70, 46],
  ['gable', 148, 102, 76, 48],
];

/** A village of towers on a hill over a sea of mist, cabins coming up to it. */
export function paintHillVillage(view: ParkView): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/village`);
  const noise = makeNoise(`${seed}/village`);
  const sun: Point = [rng.range(900, 990), 180];
  const middle = rng.range(440, 500);
  paintMountains(view, sun, 560, [
    { y: 430, swing: 150, foot: 570, nearness: 0.15, size: [6, 9], scale: 330 },
    { y: 560, swing: 130, foot: 670, nearness: 0.34, size: [8, 13], scale: 260, mist: 0.95 },
  ]);
  const hill = (x: number): number =>
    600 -
    150 * Math.exp(-(((x - middle) / 250) ** 2)) -
    50 * Math.exp(-(((x - middle) / 560) ** 2)) +
    100 * clamp((x - middle - 350) / 300) -
    10 * noise.fbm(x / 60, 2, 2);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/hill`,
    crest: hill,
    base: 860,
    nearness: 0.72,
    size: [12, 20],
    side: 1,
    hazeAtFoot: 0.45,
  });
  const layer = sheet.layer();
  const { ctx } = layer;
  const seen = hazedPalette(palette, 0.9);
  for (const [i, [kind, dx, down, width, height]] of HOUSES.entries()) {
    const r = makeRng(`${seed}/house${i}`);
    const x = middle + dx * 1.08 + r.range(-6, 6);
    paintTowerHouse(ctx, r, {
      palette: seen,
      x,
      y: hill(middle + dx * 0.7) + down * 1.12 + 12,
      width: width * r.range(0.94, 1.08),
      height: height * r.range(0.92, 1.1),
      kind,
      wall: kind === 'keep' ? '#cdbfa4' : r.pick(WALLS),
      roof: r.pick(ROOFS),
      side: 1,
    });
  }
  sheet.stamp(layer);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/skirt`,
    crest: (x) =>
      hill(lerp(middle, x, 0.75)) +
      122 +
      26 * Math.sin(x / 57) -
      18 * noise.fbm(x / 44, 6, 2) +
      (Math.abs(x - middle) > 330 ? 400 : 0),
    base: 930,
    nearness: 0.78,
    size: [11, 20],
    side: 1,
    hazeAtFoot: 0.7,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/sea`, y: 740, height: 70, density: 0.9 });
  const cabins = sheet.layer();
  const top: Point = [middle + 330, 486];
  const points = curve2([1290, 560], [1090, 640], [930, 590], top, 80);
  paintMast(cabins.ctx, palette, [top[0], top[1]], 640, 9, 0.72);
  points.forEach((point, i) => {
    if (i > 0)
      line(
        cabins.ctx,
        [points[i - 1] as Point, point],
        lerp(3, 1.2, i / 80),
        mix(palette.haze, palette.ink, 0.7),
      );
  });
  const phase = rng.range(-0.03, 0.05);
  for (const [i, t] of [0.88, 0.64, 0.36].entries()) {
    const at = points[Math.round(clamp(t + phase) * 80)] as Point;
    paintCabin(cabins.ctx, makeRng(`${seed}/cabin${i}`), {
      palette: i === 2 ? palette : hazedPalette(palette, 0.85),
      at,
      width: lerp(118, 26, clamp(t + phase) ** 0.8),
      colour: ['#f3ead6', '#2f8f88', '#c8522a'][i] as string,
      side: 1,
    });
  }
  sheet.stamp(cabins);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/near`,
    crest: (x) =>
      828 - 110 * clamp((260 - x) / 300) - 60 * clamp((x - 820) / 400) - 34 * noise.fbm(x / 80, 12, 2),
    base: 940,
    nearness: 0.96,
    size: [20, 30],
    side: 1,
    hazeAtFoot: 0,
  });
  for (let i = 0; i < 14; i++)
    paintHydrangea(sheet.main.ctx, makeRng(`${seed}/flower${i}`), {
      x: (i + rng()) * 88,
      y: rng.range(866, 904),
      size: rng.range(20, 32),
      petals: [
        underLight(palette, '#a84a6a'),
        underLight(palette, '#d98aa4'),
        underLight(palette, '#f6dbe0'),
      ],
      leaves: [mix(underLight(palette, '#235a45'), palette.ink, 0.3), underLight(palette, '#4f8350')],
      side: 1,
    });
  paintBirds(sheet.main.ctx, rng, palette, [720, 240]);
}
