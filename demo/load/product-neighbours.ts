import type { DemoProduct } from '../catalogue/demo-product.ts';
import { demoProducts } from './demo-products.ts';

/** How many cards of each kind a page of a destination shows. */
const perKind = 4;
/** The kinds that pages of destinations show cards of. */
const kindsOfPages: DemoProduct['kind'][] = [
  'combo',
  'hotel',
  'tour',
  'cruise',
  'attraction',
  'experience',
  'car',
];
/** How many cards of each kind the home page shows at most; tours stand under their cities. */
const atHome: Partial<Record<DemoProduct['kind'], number>> = {
  combo: 4,
  hotel: 8,
  tour: 16,
  cruise: 5,
  attraction: 4,
  experience: 4,
};

/** The products that a product's page shows as cards, as `listRelated` chooses them, and some more for safety. */
export function relatedTo(product: DemoProduct, count = 6): DemoProduct[] {
  const shared = (a: string[] = [], b: string[] = []) => a.filter((one) => b.includes(one)).length;
  const rank = (other: DemoProduct) => [
    -shared(other.places, product.places),
    -shared(other.provinces, product.provinces),
    (other.location.lat - product.location.lat) ** 2 + (other.location.lng - product.location.lng) ** 2,
    -popularityOf(other),
  ];
  return demoProducts
    .filter((other) => other.kind === product.kind && other.slug !== product.slug)
    .toSorted(byNumbers(rank))
    .slice(0, count);
}

/** The products whose cards the pages of a province and of its places show. */
export function shownIn(province: string, placesOfIt: string[]): DemoProduct[] {
  const inProvince = demoProducts.filter((product) => product.provinces.includes(province));
  const atPlaces = placesOfIt.map((place) =>
    demoProducts.filter(({ places = [] }) => places.includes(place)),
  );
  return [inProvince, ...atPlaces].flatMap((group) =>
    kindsOfPages.flatMap((kind) => first(group, kind, perKind)),
  );
}

/** The products whose cards the home page shows. */
export function shownAtHome(): DemoProduct[] {
  return Object.entries(atHome).flatMap(([kind, count]) =>
    first(demoProducts, kind as DemoProduct['kind'], count),
  );
}

function first(group: DemoProduct[], kind: DemoProduct['kind'], count: number): DemoProduct[] {
  return group
    .filter((product) => product.kind === kind)
    .toSorted(byNumbers((product) => [product.special ? 0 : 1, -popularityOf(product)]))
    .slice(0, count);
}

/** What `saveProduct` takes where a product says nothing. */
const popularityOf = ({ popularity = 100 }: DemoProduct) => popularity;

function byNumbers(rank: (product: DemoProduct) => number[]) {
  return (a: DemoProduct, b: DemoProduct) => {
    const [left, right] = [rank(a), rank(b)];
    return (
      left.map((number, index) => number - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0
    );
  };
}
