import { centralPlaces } from './places/central-places.ts';
import { centralSights } from './places/central-sights.ts';
import { formerProvinceOf } from './places/former-province-of.ts';
import { northernPlaces } from './places/northern-places.ts';
import { northernSights } from './places/northern-sights.ts';
import type { Place } from './places/place.ts';
import { southernPlaces } from './places/southern-places.ts';
import { southernSights } from './places/southern-sights.ts';

/** Those with a long text or of the first rank, north to south. */
const chosen: Place[] = [...northernPlaces, ...centralPlaces, ...southernPlaces].map((place) => {
  const former = formerProvinceOf(place.slug);
  return former && !place.nameAlias.includes(former)
    ? { ...place, nameAlias: [...place.nameAlias, former] }
    : place;
});

/** What has a sentence only, north to south. */
export const sights: Place[] = [...northernSights, ...centralSights, ...southernSights];

/** The places that visitors ask for. */
export const places: Place[] = [...chosen, ...sights];
