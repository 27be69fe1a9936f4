import { mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import type { Point, Side } from '../maths.ts';
import { makeRng } from '../rng.ts';
import type { Sheet } from '../sheet.ts';
import { paintClouds, paintSky, paintStars, paintSun } from '../sky.ts';
import { spray } from '../spray.ts';
import { paintRipples, paintWater } from '../water.ts';
import { paintForest } from './forest.ts';
import { paintGardenView } from './garden-view.ts';
import { paintIslet } from './islet.ts';
import { paintKarstRow } from './karst-row.ts';
import { paintMistBank } from './mist-bank.ts';
import { paintPineSlope } from './pine-slope.ts';
import { paintRange } from './range.ts';
import { paintSkyline } from './skyline.ts';

export type ViewKind = 'sea' | 'garden' | 'city' | 'mountains' | 'bay';

export interface ViewOptions {
  palette: Palette;
  seed: string;
  horizon: number;
  sun: Point;
  sunRadius?: number;
  /** Size of rocks beyond the water; 1 suits a deck, less a small window. */
  size?: number;
  /** Row at which the water has its near colour; the bottom of the sheet when left out. */
  bottom?: number;
}

/** What lies outside a window or beyond a terrace, over the whole sheet; rooms are painted on top. */
export function paintView(sheet: Sheet, kind: ViewKind, options: ViewOptions): void {
  const { palette, seed, horizon, sun, sunRadius = 24 } = options;
  const sky = { seed, horizon: kind === 'mountains' || kind === 'city' ? horizon + 40 : horizon, sun };
  paintSky(sheet.main, palette, sky);
  if (palette.light === 'night') paintStars(sheet.main, palette, sky);
  paintClouds(sheet.main, palette, { seed, horizon: sky.horizon, cover: 0.42 });
  paintSun(sheet.main, palette, sun, sunRadius);
  const side: Side = sun[0] > 600 ? 1 : -1;
  if (kind === 'sea') paintSea(sheet, options, side);
  if (kind === 'bay') paintBay(sheet, options);
  if (kind === 'city') paintCity(sheet, options, side);
  if (kind === 'mountains') paintMountains(sheet, options, side);
  if (kind === 'garden') paintGardenView(sheet, { ...options, side });
}

function paintSea(
  sheet: Sheet,
  { palette, seed, horizon, sun, bottom = sheet.height }: ViewOptions,
  side: Side,
): void {
  const rng = makeRng(`${seed}/isles`);
  for (const [i, x] of [sun[0] - side * rng.range(150, 210), sun[0] + side * rng.range(190, 300)].entries())
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach: rng.range(90, 150),
      height: rng.range(34, 62),
      waterline: horizon + 1,
      nearness: i ? 0.6 : 0.3,
      side,
    });
  paintOpenWater(sheet, { palette, seed, horizon, sun, bottom }, 2);
}

/** Water from the horizon to `bottom`, and its near colour below. */
function paintOpenWater(
  sheet: Sheet,
  { palette, seed, horizon, sun, bottom = sheet.height }: ViewOptions,
  drop: number,
): void {
  const { ctx } = sheet.main;
  ctx.fillStyle = palette.water[3];
  ctx.fillRect(0, bottom - 1, sheet.width, sheet.height - bottom + 1);
  paintWater(sheet, { palette, seed, horizon, sun, bottom, mirrorFrom: horizon + drop });
  paintRipples(sheet, { palette, seed, horizon, sun, bottom });
}

function paintBay(
  sheet: Sheet,
  { palette, seed, horizon, sun, size = 1, bottom = sheet.height }: ViewOptions,
): void {
  const rng = makeRng(`${seed}/rocks`);
  const clear = (x: number, room: number): boolean => Math.abs(x - sun[0]) > room;
  const row = (
    name: string,
    count: number,
    height: number,
    nearness: number,
    drop: number,
    gap: number,
  ): void => {
    const rocks = Array.from({ length: count }, (_, i) => {
      const tall = size * height * rng.range(0.55, 1);
      const x = ((i + rng.range(0.15, 0.85)) / count) * sheet.width;
      return { x, height: tall, width: tall * rng.range(0.45, 0.8), solo: rng.chance(0.35) };
    }).filter((rock) => clear(rock.x, gap + rock.width * 0.7));
    if (rocks.length > 0)
      paintKarstRow(sheet, {
        palette,
        seed: `${seed}/${name}`,
        rocks,
        base: horizon + drop,
        nearness,
        sunX: sun[0],
      });
    paintMistBank(sheet, {
      palette,
      seed: `${seed}/${name}`,
      y: horizon + drop - 14,
      height: 22,
      density: 0.45,
    });
  };
  row('far', 9, 80, 0.16, 0, 20);
  row('mid', 8, 150, 0.4, 2, 50);
  row('near', 7, 270, 0.7, 8, 80);
  paintOpenWater(sheet, { palette, seed, horizon, sun, bottom }, 8);
}

/** Seen from a high floor: towers rise over the eye level, roofs and a river lie below it. */
function paintCity(sheet: Sheet, { palette, seed, horizon, sun }: ViewOptions, side: Side): void {
  const layer = sheet.layer();
  paintRange(layer, {
    seed: `${seed}/hills`,
    y: horizon - 6,
    amplitude: 46,
    base: horizon + 60,
    scale: 300,
    colours: [
      mix(palette.haze, palette.mid, 0.5),
      mix(palette.haze, palette.mid, 0.3),
      mix(palette.haze, palette.flank, 0.25),
    ],
    side,
    haze: palette.haze,
  });
  sheet.stamp(layer);
  const towers = (name: string, drop: number, height: number, nearness: number, count: number): void =>
    paintSkyline(sheet, {
      palette,
      seed: `${seed}/${name}`,
      base: horizon + drop,
      height,
      nearness,
      count,
      side,
    });
  towers('far', 60, 190, 0.4, 40);
  const bank = horizon + 66;
  paintWater(sheet, { palette, seed, horizon: bank, sun, bottom: bank + 70, mirrorFrom: bank });
  paintPark(sheet, palette, seed, bank + 44, side);
  towers('mid', 150, 190, 0.68, 24);
  towers('near', 330, 290, 0.9, 13);
}

/** Trees and streets between the towers. */
function paintPark(sheet: Sheet, palette: Palette, seed: string, y: number, side: Side): void {
  const [dark, mid, pale] = LOCAL.foliage.map((colour) =>
    mix(palette.haze, underLight(palette, colour), 0.72),
  ) as [string, string, string];
  const layer = sheet.covered([0, y, sheet.width, sheet.height], mix(mid, palette.haze, 0.35));
  paintForest(layer.ctx, makeRng(`${seed}/park`), {
    at: (rng, t) => [rng() * sheet.width, y + t * 260],
    count: 260,
    size: [9, 22],
    colours: [dark, mid, mix(pale, palette.flank, 0.2)],
    side,
  });
  sheet.stamp(layer);
}

function paintMountains(sheet: Sheet, { palette, seed, horizon }: ViewOptions, side: Side): void {
  const { haze, mid, ink, flank } = palette;
  const tones = (near: number): string[] => [
    mix(haze, mix(mid, ink, 0.55), near),
    mix(haze, mix(mid, ink, 0.25), near),
    mix(haze, mid, near),
    mix(haze, mix(mid, flank, 0.45), near),
  ];
  for (const [i, [y, amplitude, near]] of (
    [
      [horizon - 50, 120, 0.38],
      [horizon + 20, 90, 0.66],
    ] as const
  ).entries()) {
    const layer = sheet.layer();
    paintRange(layer, {
      seed: `${seed}/range${i}`,
      y,
      amplitude,
      base: horizon + 110 + i * 60,
      scale: 270 - i * 60,
      colours: tones(near),
      side,
      haze,
    });
    sheet.stamp(layer);
  }
  paintMistBank(sheet, { palette, seed: `${seed}/low`, y: horizon + 64, height: 40, density: 0.85 });
  paintPineSlope(sheet, {
    palette,
    seed: `${seed}/slope1`,
    y: horizon + 84,
    amplitude: 46,
    base: horizon + 300,
    nearness: 0.74,
    height: [22, 38],
    side,
  });
  paintPineSlope(sheet, {
    palette,
    seed: `${seed}/slope2`,
    y: horizon + 168,
    amplitude: 70,
    base: sheet.height,
    nearness: 0.96,
    height: [52, 84],
    side,
  });
  spray(sheet.main, palette.glow, (_x, y) => (y < horizon ? 0.03 : 0), { soft: 1.4 });
}
