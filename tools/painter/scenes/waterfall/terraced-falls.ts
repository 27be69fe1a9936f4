import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintPool } from '../../kit/props/jade-water.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintStones } from '../../kit/props/mossy-stones.ts';
import { paintRockWall } from '../../kit/props/rock-wall.ts';
import { paintWaterfall } from '../../kit/props/waterfall.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import type { FallView } from './waterfall.ts';

/** Row of the lip, height of its fall, and nearness of the tiers, far to near. */
const TIERS = [
  { lip: 352, drop: 74, nearness: 0.62 },
  { lip: 462, drop: 84, nearness: 0.8 },
  { lip: 598, drop: 100, nearness: 1 },
] as const;

/** A broad fall over three steps of rock, each with its jade pool, before karst hills. */
export function paintTerracedFalls(view: FallView): void {
  const { sheet, palette, seed, sun, side } = view;
  const rng = makeRng(`${seed}/tiers`);
  const noise = makeNoise(`${seed}/tiers`);
  paintSky(sheet.main, palette, { seed, horizon: 400, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 300, cover: 0.42 });
  paintSun(sheet.main, palette, sun, 32);
  paintKarstRow(sheet, {
    palette,
    seed: `${seed}/k0`,
    rocks: Array.from({ length: 6 }, (_, i) => ({
      x: i * 220 + rng.range(20, 160),
      width: rng.range(60, 95),
      height: rng.range(110, 190),
    })),
    base: 360,
    nearness: 0.34,
    sunX: sun[0],
    green: 0.9,
    stone: 0.5,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m0`, y: 330, height: 44, density: 0.7 });
  paintKarstRow(sheet, {
    palette,
    seed: `${seed}/k1`,
    rocks: [
      { x: rng.range(90, 150), width: 170, height: rng.range(270, 310) },
      { x: rng.range(1060, 1120), width: 140, height: rng.range(190, 240) },
    ],
    base: 372,
    nearness: 0.5,
    sunX: sun[0],
    green: 0.95,
    stone: 0.5,
  });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/bank`,
    crest: (x) =>
      322 - 26 * noise.fbm(x / 90, 2, 2) - 40 * clamp((260 - x) / 260) - 30 * clamp((x - 900) / 300),
    base: 376,
    nearness: 0.55,
    size: [11, 15],
    side,
    hazeAtFoot: 0.4,
  });
  for (const [i, tier] of TIERS.entries()) paintTier(view, tier, i);
  paintStones(sheet, palette, seed, side, [
    [[rng.range(240, 330), 760], 66, 0.5],
    [[rng.range(860, 930), 740], 54, 0.5],
    [[rng.range(980, 1040), 800], 92, 0.46],
  ]);
  paintJungleFrame(sheet, {
    palette,
    seed,
    tufts: [
      { at: [-10, 915], size: 250, lean: 1, kind: 'fern' },
      { at: [1215, 900], size: 300, lean: -1, kind: 'broad' },
    ],
  });
}

function paintTier(
  { sheet, palette, seed, side }: FallView,
  { lip, drop, nearness }: (typeof TIERS)[number],
  i: number,
): void {
  const rng = makeRng(`${seed}/tier${i}`);
  const noise = makeNoise(`${seed}/tier${i}`);
  const foot = lip + drop;
  const next = TIERS[i + 1]?.lip ?? sheet.height;
  const edge = (x: number): number => lip + 16 * noise.fbm(x / 140, 3, 2) + 14 * Math.sin(x / 190 + i * 2);
  const ground = (x: number): number => edge(x) + drop + 6 * noise(x / 60, 9);
  const wall = sheet.layer();
  const top: Point[] = [];
  for (let x = -5; x <= sheet.width + 5; x += 6) top.push([x, edge(x)]);
  paintRockWall(wall, {
    palette,
    seed: `${seed}/wall${i}`,
    outline: [[-5, foot + 30], ...top, [sheet.width + 5, foot + 30]],
    rock: '#8a8466',
    nearness: Math.min(1, nearness + 0.05),
    side,
    strata: 0.35,
    green: 0.42,
    scale: 0.5 + 0.2 * i,
  });
  sheet.stamp(wall);
  const widths = [34, 52, 74][i] as number;
  for (let x = rng.range(10, 60); x < sheet.width; ) {
    const wide = widths * rng.range(0.6, 2);
    const gap = rng.chance(0.35) ? widths * rng.range(0.7, 1.6) : widths * rng.range(0.08, 0.35);
    const mid = x + wide / 2;
    paintWaterfall(sheet, {
      palette,
      seed: `${seed}/fall${i}-${Math.round(x)}`,
      top: [mid, edge(mid) - 3],
      foot: [mid + rng.bell() * 6, ground(mid) + 4],
      width: [wide * 0.9, wide * 1.06],
      nearness: Math.min(1, nearness + 0.1),
      spume: 0.42,
    });
    x += wide + gap;
  }
  const shore: Point[] = [];
  for (let x = -5; x <= sheet.width + 5; x += 8) shore.push([x, ground(x)]);
  const bottom = i === TIERS.length - 1 ? sheet.height : next + 26;
  paintPool(sheet, {
    palette,
    seed: `${seed}/pool${i}`,
    outline: [...shore, [sheet.width + 5, bottom], [-5, bottom]],
    top: foot - 22,
    bottom: i === TIERS.length - 1 ? sheet.height + 60 : next + 90,
    mirror: 0.3,
    shineX: lerp(420, 640, rng()),
  });
  for (const [k, hand] of ([-1, 1] as const).entries()) {
    const middle = sheet.width / 2 + rng.range(-30, 60);
    const open = [330, 410, 500][i] as number;
    const jut = rng.range(-60, 40);
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/side${i}${k}`,
      crest: (x) => {
        const away = (x - middle) * hand - open - jut;
        return away < 0
          ? 3000
          : foot + 8 - (drop + 90) * (1 - Math.exp(-away / 70)) - 24 * noise.fbm(x / 50, k, 2);
      },
      base: foot + 14,
      nearness: Math.min(1, nearness + 0.04),
      size: [11 + 4 * i, 15 + 6 * i],
      side,
      hazeAtFoot: 0.12,
    });
  }
  const [deep, mid, pale] = LOCAL.foliage.map((colour) =>
    mix(palette.haze, underLight(palette, colour), nearness),
  ) as [string, string, string];
  const layer = sheet.layer();
  const clumps = [rng.range(300, 480), rng.range(640, 860)];
  for (const x of clumps)
    paintForest(layer.ctx, rng, {
      count: 9,
      at: (r) => [x + r.bell() * 40 * (1 + 0.5 * i), edge(x) + r() ** 2 * drop * 0.45 - 8],
      size: [10 + 4 * i, 14 + 6 * i],
      colours: [mix(deep, palette.ink, 0.2), mix(deep, mid, 0.7), mix(mid, pale, 0.7)],
      side,
    });
  sheet.stamp(layer);
}
