import { demoProducts } from './demo-products.ts';
import type { DemoPicture } from './fits-wish.ts';
import { planPictures } from './plan-pictures.ts';

/**
 * Pictures that are shown over the whole width of a page: those of destinations and articles, and what cruises lead
 * with, one of which stands behind the search on the home page.
 */
export function widePictures(
  pictures: Pick<DemoPicture, 'id' | 'scene' | 'composition' | 'light'>[],
): Set<string> {
  // What pictures show decides where they stand, drawn or not.
  const { provinces, places, articles, galleries } = planPictures(pictures as DemoPicture[]);
  const ofCruises = demoProducts
    .filter(({ kind }) => kind === 'cruise')
    .flatMap(({ slug }) => galleries.get(slug)?.slice(0, 1) ?? []);
  const wide = [...provinces.values(), ...places.values(), ...articles.values(), ...ofCruises];
  return new Set(wide.map(({ id }) => id));
}
