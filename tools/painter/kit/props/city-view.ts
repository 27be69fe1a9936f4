import { mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import type { Point, Side } from '../maths.ts';
import { makeRng } from '../rng.ts';
import type { Sheet } from '../sheet.ts';
import { paintWater } from '../water.ts';
import { paintForest } from './forest.ts';
import { paintRange } from './range.ts';
import { paintSkyline } from './skyline.ts';

export interface CityViewOptions {
  palette: Palette;
  seed: string;
  horizon: number;
  sun: Point;
  side: Side;
}

/** Seen from a high floor: towers rise over the eye level, roofs and a river lie below it. */
export function paintCityView(sheet: Sheet, { palette, seed, horizon, sun, side }: CityViewOptions): void {
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
