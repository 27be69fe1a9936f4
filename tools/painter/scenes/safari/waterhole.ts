import type { Hex } from '../../kit/colour.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { reflect } from '../../kit/reflect.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { fade } from '../../kit/spray.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintElephant } from './elephant.ts';
import { paintZebra } from './zebra.ts';

const SHORE = 622;

/** Elephants come to a forest lake to drink. */
export function paintWaterhole(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/land`);
  const sun: Point = [rng.range(820, 940), 190];
  paintBackdrop(sheet, { palette, seed, horizon: 430, sun, birds: [600, 140] });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/far`,
    crest: (x) => 400 - 90 * (0.4 + 0.6 * noise.ridge(x / 330, 3, 3, 0.4)),
    base: 520,
    nearness: 0.34,
    size: [7, 10],
    side: 1,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m`, y: 480, height: 44, density: 0.8 });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/near`,
    crest: (x) => 470 - 60 * Math.abs(x / 600 - 1) ** 1.6 - 16 * noise(x / 90, 6),
    base: 600,
    nearness: 0.7,
    size: [14, 22],
    side: 1,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/bank`,
    outline: [
      [-5, 570],
      [600, 584],
      [1205, 568],
      [1205, SHORE],
      [-5, SHORE],
    ],
    colour: at('#a8a05c'),
    facing: 0.3,
    worn: 0.7,
  });
  const leaves = ['#2f5f40', '#5a8448', '#98ad5c'].map((colour) => at(colour, 0.86)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/bush`), {
    count: 40,
    at: (r): Point => [r() < 0.5 ? r.range(-10, 240) : r.range(900, 1210), 574 + r.bell() * 8],
    size: [14, 24],
    colours: leaves,
    side: 1,
  });
  paintElephant(view, { x: 440, y: SHORE - 6, height: 200, facing: 1 });
  paintElephant(view, { x: 860, y: SHORE - 2, height: 238, facing: -1 });
  paintElephant(view, { x: 666, y: SHORE - 2, height: 112, facing: 1 });
  for (const [x, h] of [
    [110, 92],
    [190, 86],
  ] as const)
    paintZebra(view, { x, y: SHORE - 8, height: h, facing: 1 }, x === 190);
  const mirror = reflect(sheet.main, {
    waterline: SHORE,
    seed: `${seed}/mirror`,
    amplitude: 13,
    squash: 1.15,
  });
  paintWater(sheet, { palette, seed, horizon: SHORE, sun });
  fade(mirror, (_x, y) => 0.12 + 0.6 * clamp((y - SHORE) / 260), { box: [0, SHORE, 1200, 900], soft: 1.4 });
  sheet.stamp(mirror, 0.85);
  paintRipples(sheet, { palette, seed, horizon: SHORE, sun });
  const blades = ['#2f5a3c', '#557f45', '#86a356', '#c9b85e'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/reeds`), {
    count: 420,
    foot: (r) => [r() < 0.5 ? r.range(-10, 300) : r.range(900, 1210), lerp(850, 940, r())],
    length: [40, 130],
    width: 4,
    lean: 12,
    colours: blades,
  });
  paintJungleFrame(sheet, {
    palette,
    seed: `${seed}/frame`,
    tufts: [
      { at: [1170, 900], size: 200, lean: -1, kind: 'fern' },
      { at: [40, 905], size: 180, lean: 1, kind: 'broad' },
    ],
  });
}
