import { setAfloat } from '../../kit/float.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { FRUITS, type Produce } from '../../kit/props/produce.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { siltedPalette } from './delta-water.ts';
import { paintFruitBoat } from './fruit-boat.ts';
import type { MarketView } from './market.ts';

const BANDS = ['#2f8f88', '#c8522a', '#2d5d73', '#d9a441'] as const;

/** Boats of fruit on a wide brown river between palm banks. */
export function paintFloatingMarket({ sheet, palette: usual, seed }: MarketView): void {
  const rng = makeRng(`${seed}/floating`);
  const noise = makeNoise(`${seed}/floating`);
  const horizon = 372;
  const palette = siltedPalette(usual);
  const sun: Point = [rng.range(760, 860), 210];
  const view = { palette, seed, horizon, sun };
  paintSky(sheet.main, palette, view);
  paintClouds(sheet.main, palette, { seed, horizon: horizon * 0.85, cover: rng.range(0.38, 0.48) });
  paintSun(sheet.main, palette, sun, 36);
  for (const [i, nearness] of [0.3, 0.56].entries())
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/bank${i}`,
      crest: (x) =>
        horizon -
        18 -
        10 * i -
        20 * noise.fbm(x / 90, i * 5, 2) -
        (i ? 46 * clamp((300 - x) / 300) + 60 * clamp((x - 940) / 260) : 16),
      base: horizon + 6,
      nearness,
      size: [9 + 3 * i, 12 + 4 * i],
      side: 1,
      hazeAtFoot: 0.5,
    });
  for (const [i, [x, high, size]] of (
    [
      [70, 170, 78],
      [160, 140, 62],
      [1130, 190, 84],
      [1040, 130, 58],
      [430, 84, 34],
      [500, 70, 28],
    ] as const
  ).entries())
    paintPalm(sheet.main.ctx, makeRng(`${seed}/palm${i}`), {
      palette: hazedPalette(palette, i < 4 ? 0.74 : 0.45),
      foot: [x, horizon],
      crown: [x + rng.range(-20, 20), horizon - high],
      size,
      side: 1,
    });
  paintMistBank(sheet, { palette, seed: `${seed}/m`, y: horizon - 4, height: 30, density: 0.6 });
  paintWater(sheet, { ...view, mirrorFrom: horizon + 5, amplitude: 14, mirror: 0.75 });
  paintRipples(sheet, view);
  const boats = [
    { x: 300, waterline: 412, scale: 0.3, heading: 1 },
    { x: 690, waterline: 418, scale: 0.34, heading: -1 },
    { x: 980, waterline: 428, scale: 0.4, heading: -1 },
    { x: 500, waterline: 444, scale: 0.44, heading: 1 },
    { x: 130, waterline: 486, scale: 0.58, heading: 1 },
    { x: 830, waterline: 520, scale: 0.72, heading: -1 },
    { x: 380, waterline: 612, scale: 1.0, heading: 1 },
    { x: 900, waterline: 748, scale: 1.28, heading: -1 },
  ] as const;
  boats.forEach(({ x, waterline, scale, heading }, i) => {
    const layer = sheet.layer();
    const r = makeRng(`${seed}/boat${i}`);
    const shift = r.range(-30, 30);
    const seen =
      scale < 0.5 ? hazedPalette(palette, 0.66) : scale < 0.8 ? hazedPalette(palette, 0.86) : palette;
    const fruits = [...FRUITS].sort(() => r() - 0.5);
    paintFruitBoat(layer.ctx, r, {
      palette: seen,
      x: x + shift,
      waterline,
      scale,
      heading,
      side: 1,
      cargo: fruits.slice(0, i >= 6 ? 4 : 3) as Produce[],
      band: BANDS[(i + r.int(0, 3)) % 4] as string,
      roof: i % 2 === 0,
      pole: i % 3 !== 0,
    });
    setAfloat(layer, {
      palette,
      seed: `${seed}/boat${i}`,
      x: x + shift,
      waterline: waterline + 12 * scale,
      reach: 184 * scale,
      depth: 170 * scale,
      amplitude: 15,
    });
  });
  paintBirds(sheet.main.ctx, rng, palette, [420, 180]);
}
