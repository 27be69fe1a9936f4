import { type Hex, mix } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { FRUITS, type Produce } from '../../kit/props/produce.ts';
import { makeRng } from '../../kit/rng.ts';
import { brush, ellipse } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintKitchen } from './boat-kitchen.ts';
import { paintDeepBoat } from './deep-boat.ts';
import { siltedPalette } from './delta-water.ts';
import { paintFruitBoat } from './fruit-boat.ts';
import type { MarketView } from './market.ts';
import { paintSteam } from './steam.ts';

const HORIZON = 356;

/** A noodle seller's boat lies beside a boat of guests; the market goes on behind them. */
export function paintNoodleBoat(view: MarketView): void {
  const { sheet, seed, lamps } = view;
  const palette = siltedPalette(view.palette);
  const rng = makeRng(`${seed}/noodle`);
  const { ctx } = sheet.main;
  const sun: Point = [rng.range(820, 920), 180];
  paintBackdrop(sheet, { palette, seed, horizon: HORIZON, sun, birds: [420, 130] });
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) =>
    mix(palette.haze, underLight(palette, colour), 0.44),
  ) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/far`), {
    count: 130,
    at: (r): Point => [r.range(-20, 1220), HORIZON - 14 + r.bell() * 18],
    size: [13, 24],
    colours: leaves,
    side: 1,
  });
  for (const [i, [x, top, size]] of (
    [
      [90, 190, 80],
      [190, 230, 58],
      [640, 270, 40],
      [1100, 180, 78],
    ] as const
  ).entries())
    paintPalm(ctx, makeRng(`${seed}/palm${i}`), {
      palette: hazedPalette(palette, 0.62),
      foot: [x, HORIZON + 2],
      crown: [x + rng.range(-24, 24), top],
      size,
      side: 1,
    });
  paintMistBank(sheet, { palette, seed: `${seed}/m`, y: HORIZON, height: 26, density: 0.6 });
  paintWater(sheet, {
    palette,
    seed,
    horizon: HORIZON,
    sun,
    mirrorFrom: HORIZON + 4,
    amplitude: 14,
    mirror: 0.75,
  });
  paintRipples(sheet, { palette, seed, horizon: HORIZON, sun });
  for (const [i, [x, waterline, scale, heading]] of (
    [
      [300, 396, 0.3, 1],
      [760, 410, 0.36, -1],
      [1050, 434, 0.46, -1],
      [520, 452, 0.52, 1],
    ] as const
  ).entries()) {
    const layer = sheet.layer();
    const r = makeRng(`${seed}/boat${i}`);
    const fruits = [...FRUITS].sort(() => r() - 0.5);
    paintFruitBoat(layer.ctx, r, {
      palette: hazedPalette(palette, 0.7),
      x,
      waterline,
      scale,
      heading,
      side: 1,
      cargo: fruits.slice(0, 3) as Produce[],
      band: ['#2f8f88', '#c8522a', '#2d5d73', '#d9a441'][i] as Hex,
      roof: i % 2 === 0,
      pole: true,
    });
    setAfloat(layer, {
      palette,
      seed: `${seed}/b${i}`,
      x,
      waterline: waterline + 12 * scale,
      reach: 184 * scale,
      depth: 170 * scale,
    });
  }
  guests(view, palette);
  seller(view, palette);
  paintSteam(sheet, palette, seed, [436, 560], 230, lamps);
}

/** The seller sits amidships with pot, bowls and herbs around her. */
function seller(view: MarketView, palette: MarketView['palette']): void {
  const { seed } = view;
  paintDeepBoat(view, palette, 'seller', { x: 384, waterline: 762, half: 356, band: '#2f8f88' }, (ctx) => {
    paintKitchen(ctx, palette, seed, 436, 690);
    paintFolk(ctx, makeRng(`${seed}/seller`), {
      palette,
      x: 252,
      y: 698,
      height: 372,
      pose: 'work',
      facing: 1,
      side: 1,
      outfit: 'blouse',
      top: '#8a3b55',
      bottom: '#2b2b30',
      hat: 'cone',
      hair: 'bun',
    });
  });
}

/** Two guests with bowls in their hands, a boatwoman behind them. */
function guests(view: MarketView, palette: MarketView['palette']): void {
  const { seed } = view;
  paintDeepBoat(view, palette, 'guests', { x: 858, waterline: 646, half: 300, band: '#c8522a' }, (ctx) => {
    for (const [x, h, top, hat, hair, facing] of [
      [742, 262, '#e9dcc0', 'sun', 'long', -1],
      [860, 276, '#2d5d73', 'none', 'short', -1],
    ] as const) {
      const { front } = paintFolk(ctx, makeRng(`${seed}/guest${x}`), {
        palette,
        x,
        y: 604,
        height: h,
        pose: 'sit',
        facing,
        side: 1,
        outfit: 'shirt',
        top,
        hat,
        hair,
      });
      ellipse(ctx, front[0] - 8, front[1] - 6, 22, 9, underLight(palette, '#f3ead6'));
      ellipse(ctx, front[0] - 8, front[1] - 8, 17, 5, underLight(palette, '#d9a441'));
    }
    const { front } = paintFolk(ctx, makeRng(`${seed}/rower`), {
      palette,
      x: 1046,
      y: 600,
      height: 236,
      pose: 'row',
      facing: -1,
      side: 1,
      outfit: 'blouse',
      top: '#5f6a8a',
      bottom: '#2b2b30',
      hat: 'cone',
      hair: 'bun',
    });
    brush(ctx, [front, [1190, 690]], 6, mix(underLight(palette, '#7a4f34'), palette.ink, 0.4));
  });
}
