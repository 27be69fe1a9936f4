import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFishingBoat } from '../../kit/props/fishing-boat.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintOnSand } from './desert-folk.ts';
import { paintDune } from './dune.ts';

/** Red dunes that fall to a bay full of fishing boats; children slide down on boards. */
export function paintDuneSea(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/sea`);
  const horizon = 350;
  const sun: Point = [rng.range(820, 940), 200];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [620, 140] });
  paintIslet(sheet, {
    palette,
    seed: `${seed}/isle`,
    x: 1060,
    reach: 190,
    height: 64,
    waterline: horizon + 1,
    nearness: 0.36,
    side: 1,
  });
  paintWater(sheet, { palette, seed, horizon, sun, bottom: 700, mirrorFrom: horizon + 1 });
  paintRipples(sheet, { palette, seed, horizon, sun, bottom: 700 });
  const boats = makeRng(`${seed}/boats`);
  for (const [x, y] of [
    [640, 386],
    [730, 402],
    [590, 420],
    [850, 396],
    [700, 446],
    [960, 420],
    [860, 462],
    [1080, 408],
    [1130, 452],
  ] as const)
    paintFishingBoat(ctx, {
      palette,
      x: x + boats.bell() * 14,
      waterline: y,
      scale: 0.3 + (y - 360) * 0.0085,
      heading: boats.chance(0.5) ? 1 : -1,
    });
  const back = (x: number): number =>
    300 + 330 * (Math.max(0, x + 20) / 1240) ** 0.72 + 14 * noise(x / 170, 2);
  paintDune(view, {
    seed: `${seed}/d1`,
    crest: back,
    edge: (y) => 60 + 70 * Math.sin(y / 60) + (y - 300) * 0.5,
    nearness: 0.82,
    side: 1,
  });
  for (const [x, y] of [
    [900, 596],
    [962, 606],
    [1040, 616],
  ] as const)
    paintPalm(ctx, makeRng(`${seed}/palm${x}`), {
      palette,
      foot: [x, y],
      crown: [x - 18, y - 130],
      size: 58,
      side: 1,
    });
  const near = (x: number): number =>
    474 +
    300 * (Math.max(0, x - 60) / 1140) ** 0.9 +
    90 * Math.exp(-(((x + 40) / 200) ** 2)) +
    8 * noise(x / 150, 9);
  paintDune(view, {
    seed: `${seed}/d2`,
    crest: near,
    edge: (y) => 250 + 90 * Math.sin((y - 420) / 110) + (y - 420) * 0.5,
    nearness: 1,
    side: 1,
  });
  slider(view, 640, 742);
  slider(view, 770, 790);
  paintOnSand(view, [330, near(330) + 6], 108, 1, {
    pose: 'point',
    facing: 1,
    outfit: 'dress',
    hat: 'sun',
    hair: 'long',
    top: '#2d5d73',
  });
  paintOnSand(view, [276, near(276) + 8], 114, 1, {
    pose: 'wait',
    facing: 1,
    outfit: 'shirt',
    hat: 'none',
    top: '#f3ead6',
  });
  const blades = ['#6d7a45', '#94a05a', '#4f6a44'].map((colour) => at(colour));
  for (const [x, y] of [
    [60, 800],
    [120, 850],
    [1040, 850],
  ] as const)
    paintGrass(ctx, makeRng(`${seed}/grass${x}`), {
      count: 120,
      foot: (r) => [x + r.bell() * 90, y + r.bell() * 20],
      length: [26, 80],
      width: 3,
      lean: 15,
      colours: blades,
    });
}

/** A child on a plastic board. */
function slider(view: SceneView, x: number, y: number): void {
  const { ctx, at } = view;
  polygon(
    ctx,
    [
      [x - 40, y - 22],
      [x + 46, y + 16],
      [x + 50, y + 8],
      [x - 36, y - 30],
    ],
    at(x > 700 ? '#2f8f88' : '#e0a52f'),
  );
  paintOnSand(view, [x - 12, y - 10], 84, 1, {
    pose: 'sit',
    facing: 1,
    outfit: 'shirt',
    shorts: true,
    hat: x > 700 ? 'cap' : 'none',
    top: x > 700 ? '#c8402a' : '#2d5d73',
  });
}
