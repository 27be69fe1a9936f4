import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintHiker } from '../../kit/props/hiker.ts';
import { paintPool } from '../../kit/props/jade-water.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintStones } from '../../kit/props/mossy-stones.ts';
import { paintRockWall } from '../../kit/props/rock-wall.ts';
import { paintWaterfall } from '../../kit/props/waterfall.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintSky, paintSun } from '../../kit/sky.ts';
import type { FallView } from './waterfall.ts';

/** One tall fall over a rock face into a jade pool, forest on both sides. */
export function paintJungleFall({ sheet, palette, seed, sun, side }: FallView): void {
  const rng = makeRng(`${seed}/jungle-fall`);
  const noise = makeNoise(`${seed}/jungle-fall`);
  const fallX = rng.range(480, 560);
  const lip = rng.range(196, 226);
  const pool = 640;
  paintSky(sheet.main, palette, { seed, horizon: 420, sun });
  paintSun(sheet.main, palette, sun, 30);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/far`,
    crest: (x) => 190 - 60 * noise.fbm(x / 300, 1, 2) - 60 * clamp((x - 700) / 500),
    base: 480,
    nearness: 0.3,
    size: [9, 16],
    side,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m0`, y: 300, height: 70, density: 0.6 });
  // The rock face with the notch of the fall.
  const wall = sheet.layer();
  const rim = (x: number): number =>
    lip -
    34 * noise.fbm(x / 120, 4, 3) +
    0.00035 * (x - fallX) ** 2 * (x > fallX ? 0.7 : 0.25) -
    clamp((fallX - x) / 300) * 70;
  const outline: Point[] = [[-5, pool + 10]];
  for (let x = -5; x <= sheet.width + 5; x += 6) outline.push([x, Math.abs(x - fallX) < 40 ? lip : rim(x)]);
  outline.push([sheet.width + 5, pool + 10]);
  paintRockWall(wall, {
    palette,
    seed,
    outline,
    rock: '#74807a',
    nearness: 0.72,
    side,
    strata: 0.4,
    green: 0.52,
    light: (x, y) => 0.12 * Math.exp(-(((x - fallX) / 170) ** 2)) - 0.1 * clamp((y - 420) / 220),
  });
  sheet.stamp(wall);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/rim`,
    crest: (x) => (Math.abs(x - fallX) < 56 ? 2000 : rim(x) - 36),
    base: (x) => rim(x) + 30 + 16 * noise(x / 40, 3),
    nearness: 0.62,
    size: [16, 20],
    side,
    hazeAtFoot: 0.1,
  });
  paintWaterfall(sheet, {
    palette,
    seed,
    top: [fallX, lip - 4],
    foot: [fallX + 14, pool + 4],
    width: [70, 118],
    nearness: 0.96,
  });
  paintWaterfall(sheet, {
    palette,
    seed: `${seed}/small`,
    top: [fallX + 128, lip + 96],
    foot: [fallX + 140, pool],
    width: [16, 38],
    nearness: 0.9,
    spume: 0.5,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m1`, y: pool - 26, height: 60, density: 0.5 });
  for (const [i, hand] of ([-1, 1] as const).entries())
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/flank${i}`,
      crest: (x) => {
        const edge = fallX + (hand < 0 ? -170 : 260);
        const away = (x - edge) * hand;
        const rise = hand < 0 ? 400 : 320;
        const up = rise * (1 - Math.exp(-away / 190)) + 16 * Math.sin(away / 46 + i * 2);
        return away < 0 ? 2000 : pool + 4 - up - 54 * noise.fbm(x / 80, 7 + i, 2);
      },
      base: pool + 16,
      nearness: 0.9,
      size: [20, 32],
      side,
      hazeAtFoot: 0.3,
    });
  paintPool(sheet, {
    palette,
    seed,
    outline: [
      [-5, pool + 8],
      [300, pool - 6],
      [760, pool - 6],
      [sheet.width + 5, pool + 10],
      [sheet.width + 5, sheet.height],
      [-5, sheet.height],
    ],
    top: pool - 6,
    bottom: sheet.height,
    mirror: 0.62,
    shineX: fallX,
  });
  const rockX = rng.range(800, 850);
  paintStones(sheet, palette, seed, side, [
    [[fallX - 190, pool + 14], 52],
    [[fallX + 240, pool + 16], 60],
    [[fallX - 270, pool + 40], 70, 0.5],
    [[fallX - 90, pool + 44], 30, 0.5],
    [[rockX + 110, pool + 100], 84, 0.5],
    [[rockX, pool + 128], 108, 0.46],
  ]);
  const { ctx } = sheet.main;
  paintHiker(ctx, rng, {
    palette,
    x: rockX - 26,
    y: pool + 84,
    height: 112,
    facing: -1,
    side,
    pose: 'stand',
    pack: '#c8522a',
    top: '#e9dcc0',
  });
  paintHiker(ctx, rng, {
    palette,
    x: rockX + 28,
    y: pool + 86,
    height: 104,
    facing: -1,
    side,
    pose: 'stand',
    pack: '#2d5d73',
    top: '#d9a441',
    stick: false,
  });
  paintJungleFrame(sheet, {
    palette,
    seed,
    tufts: [
      { at: [-20, 905], size: 330, lean: 1, kind: 'broad' },
      { at: [150, 925], size: 210, lean: 1, kind: 'fern' },
      { at: [1220, 915], size: 270, lean: -1, kind: 'fern' },
    ],
  });
  paintBirds(ctx, rng, palette, [840, 150]);
}
