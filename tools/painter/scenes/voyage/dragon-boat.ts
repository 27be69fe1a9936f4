import type { Hex } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintDragonBoatHull } from './dragon-boat-hull.ts';
import { paintPagodaTower } from './pagoda-tower.ts';

const SHORE = 520;

/** Dragon boats on a broad river below a pagoda hill. */
export function paintDragonBoat(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/banks`);
  const sun: Point = [rng.range(820, 930), view.light === 'night' ? 130 : 230];
  paintBackdrop(sheet, { palette, seed, horizon: 470, sun, birds: [700, 150] });
  for (const [i, near] of [0.2, 0.38].entries()) {
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/far${i}`,
      crest: (x) => 450 + 24 * i - 80 * (0.5 + 0.6 * noise.ridge(x / 340, i * 5, 3, 0.4)),
      base: SHORE,
      nearness: near,
      size: [6, 9],
      side: 1,
    });
    paintMistBank(sheet, { palette, seed: `${seed}/m${i}`, y: 486 + 14 * i, height: 28, density: 0.7 });
  }
  const hill = (x: number): number =>
    SHORE + 4 - 122 * Math.exp(-(((x - 250) / 210) ** 2)) - 8 * noise(x / 40, 7);
  paintPagodaTower(view, {
    seed: `${seed}/tower`,
    x: 262,
    base: hill(262) + 14,
    height: 270,
    nearness: 0.8,
    side: 1,
  });
  for (const [x, y, w] of [
    [370, 444, 70],
    [150, 448, 62],
  ] as const)
    paintTiledRoof(ctx, makeRng(`${seed}/roof${x}`), {
      eave: [
        [x - w, y],
        [x + w, y],
      ],
      ridge: [
        [x - w * 0.62, y - 30],
        [x + w * 0.62, y - 30],
      ],
      colour: at('#a8604a', 0.8),
      ink: palette.ink,
      haze: palette.haze,
      moss: at('#5d6b54'),
      tile: [6, 6],
      sag: 3,
    });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/hill`,
    crest: hill,
    base: SHORE + 6,
    nearness: 0.74,
    size: [10, 15],
    side: 1,
    from: -30,
    to: 700,
  });
  const leaves = ['#2c5a46', '#4f7d4c', '#86a05a'].map((colour) => at(colour, 0.7)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/bank`), {
    count: 100,
    at: (r): Point => [620 + r() * 600, SHORE - 2 + r.bell() * 6],
    size: [9, 16],
    colours: leaves,
    side: 1,
  });
  paintWater(sheet, { palette, seed, horizon: SHORE, sun, mirrorFrom: SHORE + 2 });
  paintRipples(sheet, { palette, seed, horizon: SHORE, sun });
  boat(view, 920, 596, 0.52, -1, '#c9823a');
  const sampan = sheet.layer();
  paintSampan(sampan.ctx, makeRng(`${seed}/sampan`), {
    palette,
    x: 150,
    waterline: 618,
    scale: 0.9,
    heading: 1,
    side: 1,
    passengers: 1,
  });
  setAfloat(sampan, { palette, seed: `${seed}/s`, x: 150, waterline: 618, reach: 76, depth: 70 });
  boat(view, 590, 768, 1.28, rng.chance(0.5) ? 1 : -1, '#d8a032');
  const blades = ['#2f5a3c', '#557f45', '#86a356'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/reeds`), {
    count: 260,
    foot: (r) => [r() < 0.5 ? r.range(-10, 190) : r.range(1020, 1210), r.range(886, 940)],
    length: [40, 120],
    width: 4,
    lean: 12,
    colours: blades,
  });
}

function boat(
  view: SceneView,
  x: number,
  waterline: number,
  scale: number,
  heading: 1 | -1,
  roof: Hex,
): void {
  const { sheet, palette, seed } = view;
  const layer = sheet.layer();
  paintDragonBoatHull(view, layer, { x, waterline, scale, heading, roof });
  setAfloat(layer, {
    palette,
    seed: `${seed}/boat${x}`,
    x,
    waterline: waterline + 6 * scale,
    reach: 210 * scale,
    depth: 150 * scale,
    amplitude: 16,
  });
}
