import { type Hex, mix } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { FRUITS, type Produce } from '../../kit/props/produce.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { siltedPalette } from './delta-water.ts';
import { paintFruitBoat } from './fruit-boat.ts';
import type { MarketView } from './market.ts';
import { paintRiverHouse } from './river-house.ts';

const HORIZON = 452;

/** Painted houses on stilts recede along a delta river; fruit boats lie at their landings. */
export function paintRiverHouses(view: MarketView): void {
  const { sheet, seed } = view;
  const palette = siltedPalette(view.palette);
  const rng = makeRng(`${seed}/houses`);
  const { ctx } = sheet.main;
  const sun: Point = [rng.range(300, 400), 230];
  paintBackdrop(sheet, { palette, seed, horizon: HORIZON, sun, birds: [540, 150] });
  for (const [i, nearness] of [0.26, 0.46].entries()) {
    const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) =>
      mix(palette.haze, underLight(palette, colour), nearness),
    ) as [Hex, Hex, Hex];
    paintForest(ctx, makeRng(`${seed}/far${i}`), {
      count: 120,
      at: (r): Point => [r.range(-20, 1220), HORIZON - 26 + i * 20 + r.bell() * (22 - i * 12)],
      size: [13 + i * 3, 24],
      colours: leaves,
      side: -1,
    });
  }
  paintMistBank(sheet, { palette, seed: `${seed}/m`, y: HORIZON - 8, height: 28, density: 0.6 });
  for (const [i, [x, top, size, near]] of (
    [
      [60, 250, 86, 0.6],
      [150, 300, 64, 0.55],
      [600, 340, 48, 0.5],
      [820, 230, 90, 0.8],
      [1090, 150, 130, 0.92],
    ] as const
  ).entries())
    paintPalm(ctx, makeRng(`${seed}/palm${i}`), {
      palette: hazedPalette(palette, near),
      foot: [x, HORIZON + 10],
      crown: [x + rng.range(-30, 30), top],
      size,
      side: -1,
    });
  const paints = ['#8fb8b0', '#e0b45c', '#c98a72', '#9fb87a', '#d8c49a'].sort(() => rng() - 0.5);
  paintWater(sheet, {
    palette,
    seed,
    horizon: HORIZON,
    sun,
    mirrorFrom: HORIZON + 4,
    amplitude: 14,
    mirror: 0.5,
  });
  // Houses stand in the water at their own rows, so each is mirrored at its own foot.
  for (const [i, [x, foot, metre]] of (
    [
      [640, 466, 12],
      [712, 476, 17],
      [800, 492, 25],
      [916, 518, 38],
      [1110, 566, 62],
    ] as const
  ).entries()) {
    const layer = sheet.layer();
    paintRiverHouse(
      layer.ctx,
      { ...view, palette: hazedPalette(palette, 0.62 + i * 0.095), seed: `${seed}/h${i}` },
      x,
      foot,
      metre,
      paints[i] as Hex,
    );
    setAfloat(layer, {
      palette,
      seed: `${seed}/hf${i}`,
      x,
      waterline: foot,
      reach: metre * 2.6,
      depth: metre * 4.2,
      amplitude: 14,
    });
  }
  paintRipples(sheet, { palette, seed, horizon: HORIZON, sun });
  for (const [i, [x, waterline, scale, heading]] of (
    [
      [470, 486, 0.3, 1],
      [250, 520, 0.46, -1],
      [700, 586, 0.66, -1],
      [980, 668, 0.9, -1],
      [420, 742, 1.34, 1],
    ] as const
  ).entries()) {
    const layer = sheet.layer();
    const r = makeRng(`${seed}/boat${i}`);
    const fruits = [...FRUITS].sort(() => r() - 0.5);
    paintFruitBoat(layer.ctx, r, {
      palette: scale < 0.5 ? hazedPalette(palette, 0.7) : palette,
      x,
      waterline,
      scale,
      heading,
      side: -1,
      cargo: fruits.slice(0, 4) as Produce[],
      band: ['#2f8f88', '#c8522a', '#2d5d73', '#d9a441'][i % 4] as Hex,
      roof: i % 2 === 0,
      pole: i !== 3,
    });
    setAfloat(layer, {
      palette,
      seed: `${seed}/b${i}`,
      x,
      waterline: waterline + 12 * scale,
      reach: 184 * scale,
      depth: 170 * scale,
      amplitude: 15,
    });
  }
}
