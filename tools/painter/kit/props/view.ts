import type { Palette } from '../lights.ts';
import type { Point, Side } from '../maths.ts';
import { makeRng } from '../rng.ts';
import type { Sheet } from '../sheet.ts';
import { paintClouds, paintSky, paintStars, paintSun } from '../sky.ts';
import { paintRipples, paintWater } from '../water.ts';
import { paintCityView } from './city-view.ts';
import { paintGardenView } from './garden-view.ts';
import { paintIslet } from './islet.ts';
import { paintKarstRow } from './karst-row.ts';
import { paintMistBank } from './mist-bank.ts';
import { paintMountainView } from './mountain-view.ts';

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
  if (kind === 'city') paintCityView(sheet, { ...options, side });
  if (kind === 'mountains') paintMountainView(sheet, { ...options, side });
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
