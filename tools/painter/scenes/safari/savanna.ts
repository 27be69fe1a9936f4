import { type Hex, mix } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve } from '../../kit/stroke.ts';
import { paintJeep } from '../dunes/jeep.ts';
import { paintGiraffe } from './giraffe.ts';
import { paintZebra } from './zebra.ts';

/** Giraffes and zebras on open grass, a field car on the track beside them. */
export function paintSavanna(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/land`);
  const sun: Point = [rng.range(820, 940), 200];
  paintBackdrop(sheet, { palette, seed, horizon: 440, sun, birds: [560, 140] });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/hills`,
    crest: (x) => 420 - 70 * (0.4 + 0.6 * noise.ridge(x / 330, 3, 3, 0.4)),
    base: 480,
    nearness: 0.34,
    size: [6, 9],
    side: 1,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/grassland`,
    outline: [
      [-5, 470],
      [1205, 470],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#c2ae62'),
    facing: 0.3,
    worn: 0.7,
  });
  const leaves = ['#2f5f40', '#5a8448', '#98ad5c'].map((colour) => at(colour, 0.72)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/edge`), {
    count: 110,
    at: (r): Point => [r() * 1220, 476 + r.bell() * 7],
    size: [10, 18],
    colours: leaves,
    side: 1,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/track`,
    outline: [
      [700, 500],
      [770, 500],
      [900, 560],
      [1205, 700],
      [1205, 790],
      [860, 640],
      [760, 560],
    ],
    colour: at('#cf9a66'),
    facing: 0.3,
    worn: 0.2,
  });
  for (const [x, y, h] of [
    [780, 520, 60],
    [860, 528, 66],
    [720, 530, 56],
  ] as const)
    paintZebra(view, { x, y, height: h, facing: x > 800 ? -1 : 1 }, x !== 860);
  acacia(view, 1090, 590, 330);
  paintJeep(view, { x: 1000, y: 676, metre: 56, heading: -1, paint: '#7d8a4c' });
  paintGiraffe(view, { x: 300, y: 700, height: 470, facing: 1 });
  paintGiraffe(view, { x: 470, y: 640, height: 330, facing: 1 });
  paintZebra(view, { x: 600, y: 736, height: 150, facing: -1 }, true);
  paintZebra(view, { x: 860, y: 800, height: 168, facing: -1 });
  const trees = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  paintTree(ctx, makeRng(`${seed}/tree`), { x: 70, y: 780, height: 430, colours: trees, side: 1 });
  const blades = ['#a8903c', '#d2b85e', '#8f9a4c', '#e8d488'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/grass`), {
    count: 2000,
    foot: (r) => [r() * 1220, lerp(720, 950, r() ** 0.7)],
    length: [14, 50],
    width: 3,
    lean: 9,
    colours: blades,
  });
}

/** A tree with a flat crown. */
function acacia({ ctx, palette, seed, at }: SceneView, x: number, y: number, h: number): void {
  const bark = mix(at('#6a4a36'), palette.ink, 0.2);
  brush(
    ctx,
    curve([x, y], [x - 10, y - h * 0.3], [x + 6, y - h * 0.56], 10),
    (t) => h * (0.06 - 0.02 * t),
    bark,
  );
  for (const [dx, top] of [
    [-0.36, 0.78],
    [-0.12, 0.86],
    [0.16, 0.86],
    [0.4, 0.78],
  ] as const)
    brush(
      ctx,
      curve([x + 6, y - h * 0.54], [x + dx * h * 0.5, y - h * 0.66], [x + dx * h, y - h * top], 10),
      (t) => h * (0.034 - 0.024 * t),
      bark,
    );
  const leaves = ['#2f5a38', '#5a7f42', '#93a656'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/acacia`), {
    count: 150,
    at: (r): Point => {
      const u = r.range(-1, 1);
      return [x + u * h * 0.56, y - h * (0.86 + 0.1 * (1 - u * u)) + r.bell() * h * 0.05];
    },
    size: [h * 0.035, h * 0.055],
    colours: leaves,
    side: 1,
  });
}
