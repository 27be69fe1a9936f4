import type { Hex } from '../../kit/colour.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { reflect } from '../../kit/reflect.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { fade } from '../../kit/spray.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintOnSand } from './desert-folk.ts';
import { paintDune } from './dune.ts';

const SHORE = 548;

/** White dunes round a lotus lake. */
export function paintOasis(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/oasis`);
  const sun: Point = [rng.range(860, 980), 180];
  paintBackdrop(sheet, { palette, seed, horizon: 440, sun, birds: [520, 150] });
  paintDune(view, {
    seed: `${seed}/d0`,
    crest: (x) => 430 - 70 * Math.exp(-(((x - 1000) / 250) ** 2)) - 5 * noise(x / 90, 1),
    edge: (y) => 980 + (y - 380) * 1.1,
    nearness: 0.5,
    side: 1,
    white: true,
    base: SHORE,
  });
  const left = (x: number): number =>
    552 - 300 * Math.exp(-(Math.abs((x - 250) / (x < 250 ? 420 : 330)) ** 1.6)) - 6 * noise(x / 120, 4);
  paintDune(view, {
    seed: `${seed}/d1`,
    crest: left,
    edge: (y) => 262 + 50 * Math.sin((y - 250) / 70) + (y - 250) * 0.3,
    nearness: 0.86,
    side: 1,
    white: true,
    base: SHORE,
  });
  for (const x of [236, 262, 410])
    paintOnSand(view, [x, left(x) + 3], 36, 1, {
      pose: x === 410 ? 'walk' : 'wait',
      facing: x === 410 ? -1 : 1,
    });
  const leaves = ['#2c5a46', '#4f7d4c', '#86a05a'].map((colour) => at(colour, 0.82)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/wood`), {
    count: 90,
    at: (r): Point => [640 + r() * 580, SHORE - 10 + r.bell() * 9],
    size: [13, 22],
    colours: leaves,
    side: 1,
  });
  const mirror = reflect(sheet.main, {
    waterline: SHORE,
    seed: `${seed}/mirror`,
    amplitude: 13,
    squash: 1.05,
  });
  paintWater(sheet, { palette, seed, horizon: SHORE, sun });
  fade(mirror, (_x, y) => 0.2 + 0.6 * clamp((y - SHORE) / 300), { box: [0, SHORE, 1200, 900], soft: 1.4 });
  sheet.stamp(mirror, 0.85);
  paintRipples(sheet, { palette, seed, horizon: SHORE, sun });
  const bed = makeRng(`${seed}/lotus`);
  const pads = Array.from({ length: 84 }, (): Point => {
    const t = bed() ** 0.8;
    return [bed() * 1240 - 20, lerp(610, 850, t)];
  })
    .filter(([x, y]) => Math.abs(x - 640) > 150 + (850 - y) * 0.4)
    .sort((a, b) => a[1] - b[1]);
  for (const [x, y] of pads)
    paintLotus(ctx, bed, { palette, x, y, size: 7 + (y - 600) * 0.15, flower: bed.chance(0.42), side: 1 });
  const blades = ['#2f5a3c', '#557f45', '#86a356'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/reeds`), {
    count: 420,
    foot: (r) => [r() < 0.5 ? r.range(-10, 330) : r.range(880, 1210), r.range(880, 940)],
    length: [40, 130],
    width: 4,
    lean: 12,
    colours: blades,
  });
}
