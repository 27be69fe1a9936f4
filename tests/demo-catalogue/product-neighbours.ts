import { readCatalogue } from '#import/read-catalogue.ts';
import type { ImportedProduct } from '#import/read-products.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { Place } from '#reference-data/places/place.ts';
import { places } from '#reference-data/places.ts';
import { provinces } from '#reference-data/provinces.ts';

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
  const isFixed = kindProfiles[product.kind].hasMap;
  const rank = (other: ImportedProduct) => [
    ...(isFixed ? [-shared(other.places, product.places), -shared(other.provinces, product.provinces)] : []),
    kilometres(product.location, other.location),
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
  const centre = provinces.find(({ slug }) => slug === province);
  const away = (product: ImportedProduct) =>
    product.provinces[0] === province || !centre ? 0 : kilometres(centre, product.location);
  const atPlaces = placesOfIt.map((slug) => shownOwn(slug));
  return [kindsOfPages.flatMap((kind) => first(inProvince, kind, perKind, away)), ...atPlaces].flat();
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
  const own = shownOwn(place.slug);
  if (own.length > 0) return own;
  const near = products
    .filter(({ location }) => kilometres(place, location) <= 40)
    .toSorted(byNumbers(({ location }) => [kilometres(place, location)]));
  return kindsOfPages.flatMap((kind) => near.filter((product) => product.kind === kind).slice(0, perKind));
}

function shownOwn(slug: string): ImportedProduct[] {
  const place = places.find((one) => one.slug === slug);
  const own = products.filter((product) => product.places.includes(slug));
  const away = ({ location }: ImportedProduct) => (place ? kilometres(place, location) : 0);
  return kindsOfPages.flatMap((kind) => first(own, kind, perKind, away));
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

/** Of what comes to the guest, the nearest: `away` tells how far it has to come. */
function first(
  group: ImportedProduct[],
  kind: KindName,
  count: number,
  away: (product: ImportedProduct) => number = () => 0,
): ImportedProduct[] {
  const distance = kindProfiles[kind].hasMap ? () => 0 : away;
  return group
    .filter((product) => product.kind === kind)
    .toSorted(byNumbers((product) => [distance(product), product.special ? 0 : 1, -popularityOf(product)]))
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
