import { readCatalogue } from '#import/read-catalogue.ts';
import { places } from '#reference-data/places.ts';
import { provinces } from '#reference-data/provinces.ts';

/**
 * Ids of the pictures that are shown over the whole width of a page: those of destinations and articles, and what cruises
 * lead with, one of which stands behind the search on the home page.
 */
export function widePictures(): Set<string> {
  const { products, articles } = readCatalogue('demo/catalogue');
  const ofCruises = products
    .filter(({ kind }) => kind === 'cruise')
    .flatMap(({ pictures: [hero] }) => hero ?? []);
  const wide = [...provinces, ...places, ...articles].flatMap(({ picture }) => picture ?? []);
  return new Set([...wide, ...ofCruises]);
}
