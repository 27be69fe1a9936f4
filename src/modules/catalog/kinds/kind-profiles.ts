import { attractionProfile } from './attraction/profile.ts';
import { carProfile } from './car/profile.ts';
import { comboProfile } from './combo/profile.ts';
import { cruiseProfile } from './cruise/profile.ts';
import { experienceProfile } from './experience/profile.ts';
import { hotelProfile } from './hotel/profile.ts';
import type { KindName } from './kind-names.ts';
import type { KindProfile } from './kind-profile.ts';
import { serviceProfile } from './service/profile.ts';
import { tourProfile } from './tour/profile.ts';

const profiles = {
  hotel: hotelProfile,
  combo: comboProfile,
  tour: tourProfile,
  cruise: cruiseProfile,
  attraction: attractionProfile,
  experience: experienceProfile,
  car: carProfile,
  service: serviceProfile,
} satisfies Record<KindName, KindProfile>;

/** The content categories of products. */
export type ProductCategory = (typeof profiles)[KindName]['category'];

export const kindProfiles: Record<KindName, KindProfile & { category: ProductCategory }> = profiles;
