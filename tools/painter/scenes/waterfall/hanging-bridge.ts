import { type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintRockWall } from '../../kit/props/rock-wall.ts';
import { paintWaterfall } from '../../kit/props/waterfall.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { paintRopeBridge } from './rope-bridge.ts';
import type { FallView } from './waterfall.ts';

/** A rope bridge over a forest gorge, walkers on it, the fall behind. */
export function paintHangingBridge(view: FallView): void {
  const { sheet, palette, seed, sun, side } = view;
  const rng = makeRng(`${seed}/gorge`);
  const noise = makeNoise(`${seed}/gorge`);
  paintSky(sheet.main, palette, { seed, horizon: 460, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 320, cover: 0.4 });
  paintSun(sheet.main, palette, sun, 30);
  const fallX = rng.range(400, 460);
  const slope = (
    name: string,
    nearness: number,
    base: number | ((x: number) => number),
    size: readonly [number, number],
    crest: (x: number) => number,
    hazeAtFoot?: number,
  ): void =>
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/${name}`,
      crest,
      base,
      nearness,
      size,
      side,
      ...(hazeAtFoot === undefined ? {} : { hazeAtFoot }),
    });
  slope('far', 0.2, 520, [7, 12], (x) => 250 - 110 * noise.fbm(x / 330, 1, 3));
  paintMistBank(sheet, { palette, seed: `${seed}/m0`, y: 360, height: 70, density: 0.8 });
  const head = (x: number): number =>
    250 +
    30 * noise.fbm(x / 130, 5, 3) +
    70 * smoothstep(fallX + 60, 700, x) +
    260 * smoothstep(680, 900, x) -
    40 * smoothstep(300, 0, x);
  const wall = sheet.layer();
  const rim: Point[] = [[-5, 760]];
  for (let x = -5; x <= 900; x += 6) rim.push([x, Math.abs(x - fallX) < 34 ? 262 : head(x)]);
  rim.push([905, 760]);
  paintRockWall(wall, {
    palette,
    seed,
    outline: rim,
    rock: '#7c857c',
    nearness: 0.5,
    side,
    strata: 0.2,
    green: 0.36,
    scale: 0.8,
  });
  sheet.stamp(wall);
  slope(
    'head',
    0.48,
    (x) => head(x) + 22 + 14 * noise(x / 36, 2),
    [11, 14],
    (x) => (Math.abs(x - fallX) < 40 || x > 880 ? 2000 : head(x) - 24),
  );
  paintWaterfall(sheet, {
    palette,
    seed,
    top: [fallX, 256],
    foot: [fallX + 8, 700],
    width: [44, 84],
    nearness: 0.82,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m1`, y: 650, height: 110, density: 0.9 });
  slope(
    'mid',
    0.66,
    940,
    [14, 24],
    (x) => {
      const dip = Math.min(1, Math.abs(x - 600) / 560);
      return 740 - 330 * dip ** 1.4 - 70 * noise.fbm(x / 120, 8, 2);
    },
    0.35,
  );
  paintMistBank(sheet, { palette, seed: `${seed}/m2`, y: 730, height: 60, density: 0.6 });
  slope('left', 0.95, 930, [22, 36], (x) => 560 + 2.1 * Math.max(0, x - 150) - 40 * noise.fbm(x / 90, 3, 2));
  slope(
    'right',
    0.95,
    930,
    [22, 36],
    (x) => 545 + 2.3 * Math.max(0, 1070 - x) - 40 * noise.fbm(x / 90, 4, 2),
  );
  paintRopeBridge(view);
  paintJungleFrame(sheet, {
    palette,
    seed,
    tufts: [
      { at: [-10, 900], size: 300, lean: 1, kind: 'fern' },
      { at: [1215, 915], size: 340, lean: -1, kind: 'broad' },
    ],
  });
  paintBirds(sheet.main.ctx, rng, palette, [760, 210]);
}
