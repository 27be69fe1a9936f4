import { centralPlaces } from './places/central-places.ts';
import { formerProvinceOf } from './places/former-province-of.ts';
import { northernPlaces } from './places/northern-places.ts';
import type { Place } from './places/place.ts';
import { southernPlaces } from './places/southern-places.ts';

/** The 310 places of the demo catalogue, north to south. */
export const places: Place[] = [...northernPlaces, ...centralPlaces, ...southernPlaces].map((place) => {
  const former = formerProvinceOf(place.slug);
  return former ? { ...place, nameAlias: [...place.nameAlias, former] } : place;
});
