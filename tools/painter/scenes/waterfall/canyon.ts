import { mix } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { jadeOf, paintPool } from '../../kit/props/jade-water.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintStones } from '../../kit/props/mossy-stones.ts';
import { paintRockWall } from '../../kit/props/rock-wall.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import type { FallView } from './waterfall.ts';

/** Pairs of walls, far to near: where they begin beside the gap, their height and nearness. */
const WALLS = [
  { hand: -1, gap: 66, high: 190, foot: 470, nearness: 0.26 },
  { hand: 1, gap: 84, high: 230, foot: 478, nearness: 0.34 },
  { hand: -1, gap: 150, high: 320, foot: 500, nearness: 0.5 },
  { hand: 1, gap: 220, high: 380, foot: 530, nearness: 0.66 },
  { hand: -1, gap: 330, high: 520, foot: 580, nearness: 0.86 },
  { hand: 1, gap: 440, high: 640, foot: 640, nearness: 1 },
] as const;

/** A gorge between walls of layered rock with a jade river at its bottom. */
export function paintCanyon({ sheet, palette, seed, sun, side }: FallView): void {
  const rng = makeRng(`${seed}/canyon`);
  const noise = makeNoise(`${seed}/canyon`);
  const gap = rng.range(560, 620);
  const horizon = 462;
  paintSky(sheet.main, palette, { seed, horizon, sun: [gap + 60, sun[1] + 110] });
  paintClouds(sheet.main, palette, { seed, horizon: 330, cover: 0.4 });
  paintSun(sheet.main, palette, [gap + 40, 240], 32);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/far`,
    crest: (x) => 390 - 60 * noise.fbm(x / 190, 1, 3) - 40 * Math.abs((x - gap) / 600),
    base: 480,
    nearness: 0.16,
    size: [6, 9],
    side,
  });
  sheet.main.ctx.fillStyle = mix(jadeOf(palette)[0], palette.haze, 0.3);
  sheet.main.ctx.fillRect(0, horizon + 8, sheet.width, sheet.height);
  WALLS.forEach(({ hand, gap: away, high, foot, nearness }, i) => {
    if (i % 2 === 0)
      paintMistBank(sheet, {
        palette,
        seed: `${seed}/m${i}`,
        y: foot - 34,
        height: 46,
        density: 0.75 - i * 0.1,
      });
    const crest = (x: number): number => {
      const off = (x - gap) * hand - away;
      const steep = off <= 0 ? 0 : (1 - Math.exp(-off / (26 + i * 7))) * (0.8 + 0.2 * clamp(off / 500));
      const step = 0.06 * Math.round(3 * noise(x / 90, i * 5));
      return foot - high * clamp(steep + step * steep) - 10 * noise(x / 22, i) * steep;
    };
    const layer = sheet.layer();
    const outline: Point[] = [];
    const end = hand < 0 ? -6 : sheet.width + 6;
    const start = gap + hand * away;
    for (let k = 0; k <= 120; k++) {
      const x = lerp(start, end, k / 120);
      outline.push([x, crest(x)]);
    }
    paintRockWall(layer, {
      palette,
      seed: `${seed}/wall${i}`,
      outline: [[start, foot + 6], ...outline, [end, foot + 6]],
      rock: i % 2 ? '#b08f6c' : '#a0846a',
      nearness,
      side: hand < 0 ? 1 : -1,
      strata: 0.72,
      green: 0.2,
      scale: 0.5 + 0.14 * i,
      light: (x, y) =>
        0.2 * Math.exp(-(((x - start) / 120) ** 2)) -
        0.16 * clamp((y - foot + 140) / 160) -
        (hand > 0 ? 0.06 : 0),
    });
    sheet.stamp(layer);
    if (nearness > 0.4)
      paintJungleSlope(sheet, {
        palette,
        seed: `${seed}/top${i}`,
        crest: (x) => ((x - gap) * hand - away < 60 ? 2000 : crest(x) - 14 - 3 * i),
        base: foot - high * 0.86,
        nearness,
        size: [8 + 2 * i, 10 + 3 * i],
        side,
        hazeAtFoot: 0,
      });
  });
  paintPool(sheet, {
    palette,
    seed,
    outline: [
      [gap - 66, 470],
      [gap + 84, 476],
      [gap + 84, 478],
      [gap + 230, 478],
      [gap + 220, 530],
      [gap + 456, 530],
      [gap + 440, 640],
      [sheet.width + 5, 640],
      [sheet.width + 5, sheet.height],
      [-5, sheet.height],
      [-5, 580],
      [gap - 330, 580],
      [gap - 343, 500],
      [gap - 150, 500],
      [gap - 156, 470],
    ],
    top: horizon + 8,
    bottom: sheet.height,
    mirror: 0.66,
    shineX: gap,
  });
  const boat = (x: number, waterline: number, scale: number, n: number): void => {
    const layer = sheet.layer();
    const seen = scale < 0.5 ? hazedPalette(palette, 0.8) : palette;
    paintSampan(layer.ctx, makeRng(`${seed}/boat${n}`), {
      palette: seen,
      x,
      waterline,
      scale,
      heading: n % 2 ? 1 : -1,
      side,
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
  boat(gap + 40, 540, 0.36, 1);
  boat(gap - rng.range(40, 90), rng.range(690, 720), 0.98, 2);
  paintStones(sheet, palette, seed, side, [
    [[120, 610], 66, 0.5],
    [[230, 628], 40, 0.5],
    [[1010, 700], 76, 0.5],
  ]);
  paintJungleFrame(sheet, {
    palette,
    seed,
    tufts: [
      { at: [-20, 915], size: 260, lean: 1, kind: 'fern' },
      { at: [1220, 905], size: 320, lean: -1, kind: 'broad' },
    ],
  });
  paintBirds(sheet.main.ctx, rng, palette, [gap - 20, 180]);
}
