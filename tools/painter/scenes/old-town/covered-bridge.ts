import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBougainvillea } from '../../kit/props/bougainvillea.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintShopFront } from '../../kit/props/shop-front.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import { quad, segment } from '../../kit/segment.ts';
import { type Sheet, SHEET_WIDTH as W } from '../../kit/sheet.ts';
import { ellipse } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintBridgeHouse } from './bridge-house.ts';
import { paintBehind } from './front-row.ts';
import { paintLanternString } from './lantern-strings.ts';
import { paintCandles, paintTownBoat } from './on-the-water.ts';
import type { TownColours } from './town-colours.ts';

const WATER = 664;
const QUAY = 618;

/** The roofed bridge over the creek, old houses on both banks, lanterns above. */
export function paintCoveredBridge(sheet: Sheet, colours: TownColours, sun: Point, seed: string): void {
  const { palette, street, paving } = colours;
  const { ctx } = sheet.main;
  const rng = makeRng(`${seed}/bridge`);
  paintBehind(sheet, colours, rng, 590);
  paintBridgeHouse(sheet, colours, seed, WATER);
  bank(sheet, colours, seed, -1);
  bank(sheet, colours, seed, 1);
  for (const [from, to] of [
    [-5, 214],
    [986, 1205],
  ] as const) {
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/quay${from}`,
      outline: [
        [from, QUAY],
        [to, QUAY],
        [to, WATER + 2],
        [from, WATER + 2],
      ],
      colour: mix(paving[1], palette.ink, 0.16),
      facing: -0.1,
      course: 11,
      worn: 0.8,
    });
    segment(ctx, [from, QUAY], [to, QUAY], 6, mix(paving[2], palette.lit, 0.2));
  }
  for (const [x, h, outfit, pose, facing] of [
    [64, 96, 'ao-dai', 'stroll', 1],
    [122, 100, 'shirt', 'wait', 1],
    [1050, 98, 'shirt', 'photo', -1],
    [1122, 92, 'dress', 'stroll', -1],
  ] as const) {
    ellipse(ctx, x, QUAY + 1, h * 0.2, 3, rgba(palette.ink, 0.3));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette: street.evening ? { ...palette, cast: ['#8a5a3a', 0.2] } : palette,
      x,
      y: QUAY + 1,
      height: h,
      pose,
      facing,
      side: 1,
      outfit,
      hat: outfit === 'ao-dai' ? 'cone' : outfit === 'dress' ? 'sun' : 'none',
      hair: outfit === 'shirt' ? 'short' : 'long',
    });
  }
  paintBougainvillea(ctx, rng, { palette, x: 1166, y: QUAY, height: 230, width: 170 });
  if (street.evening)
    glow(ctx, { x: 600, y: 500, radius: 420, colour: palette.glow, strength: 0.3, blend: 'soft-light' });
  paintWater(sheet, {
    palette,
    seed,
    horizon: WATER,
    sun,
    mirrorFrom: WATER + 1,
    amplitude: 15,
    mirror: 0.9,
  });
  paintRipples(sheet, { palette, seed, horizon: WATER, sun });
  if (street.evening) paintCandles(sheet, colours, seed, [WATER + 40, 870], [40, W - 40]);
  paintTownBoat(
    sheet,
    colours,
    { x: rng.range(360, 440), waterline: 800, scale: 1.05, heading: 1 },
    `${seed}/boat`,
  );
  paintLanternString(ctx, rng, colours, { from: [-20, 60], to: [W + 20, 20], sag: 60, count: 9, size: 62 });
}

/** Two houses on one bank: -1 left, 1 right. */
function bank(sheet: Sheet, colours: TownColours, seed: string, hand: 1 | -1): void {
  const { palette, street, walls, roofs } = colours;
  const rng = makeRng(`${seed}/bank${hand}`);
  const { ctx } = sheet.main;
  const widths = [164, 190] as const;
  const moss = street.moss;
  let x = hand < 0 ? -150 : 1002;
  for (const [i, width] of widths.entries()) {
    const near = hand < 0 ? i === 1 : i === 0;
    const height = near ? rng.range(224, 244) : rng.range(292, 320);
    const front = sheet.layer();
    paintShopFront(front.ctx, rng, {
      colours: street,
      x,
      base: QUAY,
      width,
      height,
      metre: 54,
      storeys: near ? 1 : 2,
      wall: rng.pick(walls),
    });
    sheet.stamp(front);
    paintTiledRoof(ctx, rng, {
      eave: [
        [x - 14, QUAY - height + 12],
        [x + width + 14, QUAY - height + 12],
      ],
      ridge: [
        [x + 10, QUAY - height - 74],
        [x + width - 10, QUAY - height - 74],
      ],
      colour: rng.pick(roofs),
      ink: palette.ink,
      haze: palette.haze,
      moss,
      tile: [9, 9],
      sag: 5,
    });
    x += width;
  }
  const end = hand < 0 ? x : 1002;
  quad(
    ctx,
    [end, QUAY],
    [end + hand * -4, QUAY],
    [end + hand * -4, QUAY - 200],
    [end, QUAY - 200],
    rgba(underLight(palette, '#3a2a22'), 0.5),
  );
}
