import { mirror } from '../../kit/mirror.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { paintAirport } from './airport.ts';
import { roadAlt } from './alt.ts';
import { paintCityBridge } from './city-bridge.ts';
import { paintCoastPass } from './coast-pass.ts';
import { openView, ROAD_COMPOSITIONS, type RoadComposition, type RoadView } from './layout.ts';
import { paintMountainVan } from './mountain-van.ts';
import { paintRiceFields } from './rice-fields.ts';

const PAINTERS: Record<RoadComposition, (view: RoadView) => void> = {
  'coast-pass': paintCoastPass,
  'mountain-van': paintMountainVan,
  airport: paintAirport,
  'city-bridge': paintCityBridge,
  'rice-fields': paintRiceFields,
};

/** Where one may be driven: cars on passes, at the airport, over a bridge, among rice. Traffic keeps to the right. */
export const road: Scene = {
  name: 'road',
  compositions: ROAD_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk', 'night', 'mist'],
  paint: paintRoad,
  alt: roadAlt,
};

function paintRoad(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const view = openView(sheet, seed, light);
  PAINTERS[composition as RoadComposition](view);
  // Only the view among rice has no lanes to be kept to.
  if (composition === 'rice-fields' && view.rng.chance(0.5)) mirror(sheet);
}
