import { centralPlaces } from './places/central.ts';
import { northernPlaces } from './places/north.ts';
import type { DemoPlace } from './places/place.ts';
import { southernPlaces } from './places/south.ts';

/** The 310 places of the demo catalogue, north to south. */
export const places: DemoPlace[] = [...northernPlaces, ...centralPlaces, ...southernPlaces];
