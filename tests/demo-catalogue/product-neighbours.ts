import { readCatalogue } from '#import/read-catalogue.ts';
import type { ImportedProduct } from '#import/read-products.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

export const { products, articles } = readCatalogue('demo/catalogue');

/** How many cards of each kind a page of a destination shows. */
const perKind = 4;
/** The kinds that pages of destinations show cards of. */
const kindsOfPages: KindName[] = ['combo', 'hotel', 'tour', 'cruise', 'attraction', 'experience', 'car'];
/** How many cards of each kind the home page shows at most; tours stand under their cities. */
const atHome: Partial<Record<KindName, number>> = {
  combo: 4,
  hotel: 8,
  tour: 16,
  cruise: 5,
  attraction: 4,
  experience: 4,
};

/** The products that a product's page shows as cards, as `listRelated` chooses them, and some more for safety. */
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

/** The products whose cards the pages of a province and of its places show. */
export function shownIn(province: string, placesOfIt: string[]): ImportedProduct[] {
  const inProvince = products.filter((product) => product.provinces.includes(province));
  const atPlaces = placesOfIt.map((place) => products.filter(({ places }) => places.includes(place)));
  return [inProvince, ...atPlaces].flatMap((group) =>
    kindsOfPages.flatMap((kind) => first(group, kind, perKind)),
  );
}

/** The products whose cards the home page shows. */
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

function byNumbers(rank: (product: ImportedProduct) => number[]) {
  return (a: ImportedProduct, b: ImportedProduct) => {
    const [left, right] = [rank(a), rank(b)];
    return (
      left.map((number, index) => number - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0
    );
  };
}
