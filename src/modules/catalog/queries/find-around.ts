import { getFreshIndex } from '#modules/catalog/facet-index/get-fresh-index.ts';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { Executor } from '#platform/db/connect.ts';
import { fold } from '#platform/vietnamese/fold.ts';

const maxOfChain = 12;
/** Kilometres per degree of latitude. */
const degreeKm = 111.2;
/** Nearer to its middle one is in a city. */
const cityKilometres = 25;

/** Slugs of the shown places with a position whose titles begin with a name: 'Sun World' is several parks. The best known first. */
export async function listPlacesBegunBy(db: Executor, name: string): Promise<string[]> {
  const { vocabulary } = await getFreshIndex(db, 'hotel');
  const begin = `${fold(name)} `;
  return [...vocabulary.places.values()]
    .filter(({ title, lat, isShown }) => isShown && lat !== null && fold(title).startsWith(begin))
    .slice(0, maxOfChain)
    .map(({ slug }) => slug);
}

/**
 * What lies around the city of a province: beyond it, and within the map section that reaches so many kilometres from its middle; null
 * without a position.
 */
export async function findAround(
  db: Executor,
  province: string,
  kilometres: number,
): Promise<Required<Pick<ProductQuery, 'bounds' | 'beyond'>> | null> {
  const { vocabulary } = await getFreshIndex(db, 'hotel');
  const { lat = null, lng = null } = vocabulary.provinces.find(({ slug }) => slug === province) ?? {};
  if (lat === null || lng === null) return null;
  const north = kilometres / degreeKm;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return {
    bounds: { west: lng - east, south: lat - north, east: lng + east, north: lat + north },
    beyond: { lat, lng, kilometres: cityKilometres },
  };
}

/** The province of a name as it stands, or but for its last letter: 'Hà Tĩn'. */
export async function findProvinceCalled(db: Executor, name: string): Promise<string | null> {
  const { vocabulary } = await getFreshIndex(db, 'hotel');
  const sought = fold(name);
  const isCalled = (title: string) => title.startsWith(sought) && title.length - sought.length <= 1;
  return vocabulary.provinces.find(({ title }) => isCalled(fold(title)))?.title ?? null;
}
