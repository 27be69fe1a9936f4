import { readCatalogue } from '#import/read-catalogue.ts';
import type { ImportedProduct } from '#import/read-products.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Place } from '#reference-data/places/place.ts';
import { places } from '#reference-data/places.ts';

export const { products, articles } = readCatalogue('demo/catalogue');

/** Number of cards per kind on a destination's page. */
const perKind = 4;
/** The kinds with cards on destinations' pages. */
const kindsOfPages: KindName[] = ['combo', 'hotel', 'tour', 'cruise', 'attraction', 'experience', 'car'];
/** Maximum number of cards per kind on the home page; tours are grouped by city. */
const atHome: Partial<Record<KindName, number>> = {
  combo: 4,
  hotel: 8,
  tour: 16,
  cruise: 5,
  attraction: 4,
  experience: 4,
};

/** The related products on a product's page, as `listRelated` chooses them, with some more as a margin. */
export function relatedTo(product: ImportedProduct, count = 6): ImportedProduct[] {
  const shared = (a: string[], b: string[]) => a.filter((one) => b.includes(one)).length;
  const rank = (other: ImportedProduct) => [
    -shared(other.places, product.places),
    -shared(other.provinces, product.provinces),
    (other.location.lat - product.location.lat) ** 2 + (other.location.lng - product.location.lng) ** 2,
    -popularityOf(other),
  ];
  return products
    .filter((other) => other.kind === product.kind && other.slug !== product.slug)
    .toSorted(byNumbers(rank))
    .slice(0, count);
}

/** The products with cards on the pages of a province and of its places. */
export function shownIn(province: string, placesOfIt: string[]): ImportedProduct[] {
  const inProvince = products.filter((product) => product.provinces.includes(province));
  const atPlaces = placesOfIt.map((place) => products.filter(({ places }) => places.includes(place)));
  return [inProvince, ...atPlaces].flatMap((group) =>
    kindsOfPages.flatMap((kind) => first(group, kind, perKind)),
  );
}

/** The places on a province's page. */
export function shownPlaces(province: string): Place[] {
  return places
    .filter((place) => place.province === province)
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, 12);
}

/** The places shown beside a place: the nearest of its province, or the best known ones. */
export function besidePlace(place: Place): Place[] {
  const away = (other: Place) => kilometres(place, other);
  return places
    .filter((other) => other.province === place.province && other !== place)
    .toSorted(byNumbers((other) => [place.lat === null ? 0 : away(other), -other.popularity]))
    .slice(0, 8);
}

/** The products with cards on a place's page: its own, or where it has none the nearest within 40 km. */
export function shownAtPlace(place: Place): ImportedProduct[] {
  const own = products.filter((product) => product.places.includes(place.slug));
  const ofKinds = (group: ImportedProduct[]) => kindsOfPages.flatMap((kind) => first(group, kind, perKind));
  if (ofKinds(own).length > 0) return ofKinds(own);
  const near = products
    .filter(({ location }) => kilometres(place, location) <= 40)
    .toSorted(byNumbers(({ location }) => [kilometres(place, location)]));
  return kindsOfPages.flatMap((kind) => near.filter((product) => product.kind === kind).slice(0, perKind));
}

type Position = { lat: number | null; lng: number | null };

/** The distance; infinite where a position is unknown. */
function kilometres(one: Position, other: Position): number {
  if (one.lat === null || one.lng === null || other.lat === null || other.lng === null) return Infinity;
  const east = Math.cos((one.lat * Math.PI) / 180);
  return 111.2 * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * east);
}

/** The products with cards on the home page. */
export function shownAtHome(): ImportedProduct[] {
  return Object.entries(atHome).flatMap(([kind, count]) => first(products, kind as KindName, count));
}

function first(group: ImportedProduct[], kind: KindName, count: number): ImportedProduct[] {
  return group
    .filter((product) => product.kind === kind)
    .toSorted(byNumbers((product) => [product.special ? 0 : 1, -popularityOf(product)]))
    .slice(0, count);
}

const popularityOf = ({ popularity }: ImportedProduct) => popularity;

function byNumbers<Row>(rank: (row: Row) => number[]) {
  return (a: Row, b: Row) => {
    const [left, right] = [rank(a), rank(b)];
    return (
      left.map((number, index) => number - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0
    );
  };
}
