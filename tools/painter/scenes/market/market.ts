import { type Palette, paletteOf } from '../../kit/lights.ts';
import { mirror } from '../../kit/mirror.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { marketAlt } from './alt.ts';
import { paintBoatsAbove } from './boats-above.ts';
import { paintFloatingMarket } from './floating.ts';
import { paintFlowerMarket } from './flower-market.ts';
import { paintHighlandMarket } from './highland.ts';
import { paintNightStalls } from './night-stalls.ts';
import { paintNoodleBoat } from './noodle-boat.ts';
import { paintRiverHouses } from './river-houses.ts';
import { paintStreetFood } from './street-food.ts';

export type MarketComposition =
  | 'floating'
  | 'boats-above'
  | 'noodle-boat'
  | 'river-houses'
  | 'night-stalls'
  | 'street-food'
  | 'flowers'
  | 'highland';

export interface MarketView {
  sheet: Sheet;
  palette: Palette;
  seed: string;
  /** Lamps are lit, 0..1. */
  lamps: number;
}

const PAINTERS: Record<MarketComposition, (view: MarketView) => void> = {
  floating: paintFloatingMarket,
  'boats-above': paintBoatsAbove,
  'noodle-boat': paintNoodleBoat,
  'river-houses': paintRiverHouses,
  'night-stalls': paintNightStalls,
  'street-food': paintStreetFood,
  flowers: paintFlowerMarket,
  highland: paintHighlandMarket,
};

/** Markets on the water and in the street. */
export const market: Scene = {
  name: 'market',
  compositions: Object.keys(PAINTERS),
  lights: ['dawn', 'noon', 'golden', 'dusk', 'night', 'mist'],
  paint: paintMarket,
  alt: marketAlt,
};

function paintMarket(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const lamps = { dawn: 0.3, golden: 0.3, dusk: 1, night: 1 }[light as string] ?? 0;
  const usual = paletteOf(light);
  // Lamps keep local colours warm after sunset.
  const palette: Palette =
    light === 'night'
      ? { ...usual, cast: ['#2a2440', 0.3] }
      : light === 'dusk'
        ? { ...usual, cast: ['#4a3a58', 0.22] }
        : usual;
  PAINTERS[composition as MarketComposition]({ sheet, palette, seed, lamps });
  if (makeRng(`${seed}/hand`).chance(0.5)) mirror(sheet);
}
