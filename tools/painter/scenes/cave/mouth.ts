import { mix } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintPool } from '../../kit/props/jade-water.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintStones } from '../../kit/props/mossy-stones.ts';
import { paintRockWall } from '../../kit/props/rock-wall.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import type { CaveView } from './cave.ts';
import { paintDripstone } from './dripstone.ts';

const WATER = 600;

/** The mouth of a river cave in a wooded cliff, boats on their way in. */
export function paintMouth({ sheet, palette, mood, seed }: CaveView): void {
  const rng = makeRng(`${seed}/mouth`);
  const noise = makeNoise(`${seed}/mouth`);
  const middle = rng.range(440, 500);
  const reach = rng.range(235, 265);
  const high = rng.range(280, 310);
  const sun: Point = [rng.range(950, 1010), 200];
  paintSky(sheet.main, palette, { seed, horizon: 520, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 380, cover: 0.42 });
  paintSun(sheet.main, palette, sun, 32);
  paintKarstRow(sheet, {
    palette,
    seed: `${seed}/k`,
    rocks: [0, 1, 2].map((i) => ({
      x: 860 + i * 150,
      width: rng.range(60, 90),
      height: rng.range(150, 240),
    })),
    base: WATER - 20,
    nearness: 0.3,
    sunX: sun[0],
    green: 0.9,
    stone: 0.6,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m`, y: WATER - 60, height: 60, density: 0.8 });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/bank`,
    crest: (x) => WATER - 50 - 30 * noise.fbm(x / 80, 2, 2) - 70 * clamp((x - 1000) / 260),
    base: WATER + 4,
    nearness: 0.6,
    size: [13, 20],
    side: 1,
    from: 760,
  });
  const cliff = (x: number): number => {
    const off = clamp((x - middle - 120) / 430);
    return (
      lerp(118, WATER + 20, off ** 2.1) -
      50 * noise.fbm(x / 130, 1, 3) * (1 - off) -
      40 * clamp((middle - x) / 500)
    );
  };
  const outline: Point[] = [[-5, WATER + 6]];
  for (let x = -5; x <= middle + 548; x += 6) outline.push([x, Math.min(WATER + 6, cliff(x))]);
  const wall = sheet.layer();
  paintRockWall(wall, {
    palette,
    seed,
    outline: [...outline, [middle + 548, WATER + 6]],
    rock: '#a3aa94',
    nearness: 0.94,
    side: 1,
    green: 0.42,
    scale: 1.1,
    light: (x, y) => 0.12 * clamp((x - middle) / 300) - 0.1 * clamp((y - 480) / 120),
  });
  sheet.stamp(wall);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/crown`,
    crest: (x) => cliff(x) - 30,
    base: (x) => Math.min(WATER, cliff(x) + 26 + 18 * noise(x / 36, 5)),
    nearness: 0.92,
    size: [17, 22],
    side: 1,
    to: middle + 470,
    hazeAtFoot: 0,
  });
  // The hole: dark within, lamps deep inside, dripstone at its lip.
  const arch = (x: number, grow: number): number => {
    const u = (x - middle) / (reach * grow);
    return Math.abs(u) >= 1 ? WATER + 6 : WATER + 6 - high * grow * (1 - Math.abs(u) ** 2.3) ** 0.6;
  };
  for (const [i, grow] of [1, 0.74, 0.48].entries()) {
    const points: Point[] = [];
    for (let x = middle - reach * grow; x <= middle + reach * grow; x += 5)
      points.push([x, Math.min(WATER + 6, arch(x, grow) + 16 * grow * noise.fbm(x / 40, 20 + i, 3))]);
    const layer = sheet.layer();
    const r = makeRng(`${seed}/hole${i}`);
    const shade = [0.25, 0.1, 0][i] as number;
    paintDripstone(layer, {
      seed: `${seed}/hole${i}`,
      mass: [[...points, [middle + reach * grow, WATER + 6], [middle - reach * grow, WATER + 6]]],
      colours: [0.9, 0.72, 0.5, 0.3, 0.1].map((t) =>
        mix(mix(mood.rock, mood.lamps[0], i * 0.3), mood.ink, clamp(t + shade * 0.4)),
      ),
      lamps: [[[middle + 20, WATER - 30], 120 * grow + 30, i === 2 ? 0.8 : 0.3]],
      dim: 0.04,
      spikes: [],
      scale: 0.8,
    });
    sheet.stamp(layer);
    const lip = sheet.layer();
    paintDripstone(lip, {
      seed: `${seed}/lip${i}`,
      mass: [],
      colours: [0.75, 0.55, 0.3, 0.05, 0].map((t) =>
        mix(mix(mood.rock, palette.mid, 0.4), mood.ink, clamp(t + i * 0.34)),
      ),
      lamps: [[[middle + reach * 0.4, WATER - high], 300, 0.5]],
      dim: 0.3 - 0.1 * i,
      spikes: Array.from({ length: 16 }, () => {
        const x = middle + r.bell() * reach * grow * 0.9;
        const long = r.range(20, 86) * grow;
        return [[x, arch(x, grow) - 8] as const, long, 12 + long * 0.2] as const;
      }),
      scale: 0.7,
    });
    sheet.stamp(lip);
  }
  for (const [i, x] of [40, middle + reach + 60].entries())
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/foot${i}`,
      crest: (px) =>
        WATER + 4 - 120 * Math.exp(-(((px - x) / (i ? 130 : 120)) ** 2)) - 16 * noise.fbm(px / 40, i, 2),
      base: WATER + 6,
      from: x - (i ? 150 : 200),
      to: x + (i ? 260 : 160),
      nearness: 0.95,
      size: [17, 24],
      side: 1,
      hazeAtFoot: 0,
    });
  paintPool(sheet, {
    palette,
    seed,
    outline: [
      [-5, WATER],
      [sheet.width + 5, WATER],
      [sheet.width + 5, sheet.height],
      [-5, sheet.height],
    ],
    top: WATER,
    bottom: sheet.height,
    mirror: 0.72,
    shineX: 940,
  });
  const boat = (x: number, waterline: number, scale: number, n: number): void => {
    const layer = sheet.layer();
    const seen = scale < 0.6 ? hazedPalette(palette, 0.85) : palette;
    paintSampan(layer.ctx, makeRng(`${seed}/boat${n}`), {
      palette: seen,
      x,
      waterline,
      scale,
      heading: -1,
      side: 1,
      passengers: 2,
    });
    setAfloat(layer, {
      palette,
      seed: `${seed}/boat${n}`,
      x,
      waterline,
      reach: 132 * scale,
      depth: 120 * scale,
    });
  };
  boat(middle + 40, WATER + 34, 0.42, 0);
  boat(rng.range(720, 780), WATER + rng.range(120, 140), 1.08, 1);
  paintStones(sheet, palette, seed, 1, [
    [[90, WATER + 30], 56, 0.5],
    [[190, WATER + 44], 36, 0.5],
    [[1090, WATER + 60], 50, 0.5],
  ]);
  paintJungleFrame(sheet, {
    palette,
    seed,
    tufts: [
      { at: [-10, 920], size: 300, lean: 1, kind: 'broad' },
      { at: [190, 935], size: 180, lean: 1, kind: 'fern' },
      { at: [1215, 915], size: 230, lean: -1, kind: 'fern' },
    ],
  });
  paintBirds(sheet.main.ctx, rng, palette, [860, 170]);
}
