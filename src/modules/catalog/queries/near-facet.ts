import { filterProducts } from '#modules/catalog/facet-index/filter-products.ts';
import { ordinalsNear } from '#modules/catalog/facet-index/ordinals-near.ts';
import type { ProductIndex } from '#modules/catalog/facet-index/product-index.ts';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';

/** Kilometres from a place that can be chosen; they hold one another. */
const nearKilometres = [1, 3, 5, 10];

/**
 * How many lie so near to the place that a list is about: of any day, whatever of the place itself they belong to. Null
 * where the list is about none.
 */
export function nearFacet(index: ProductIndex, query: ProductQuery) {
  const { landmark, standing: _, priceMinVnd: __, priceMaxVnd: ___, rankedIds: ____, ...rest } = query;
  const slug = landmark ?? query.near?.[0]?.split('.')[0];
  const place = slug && index.vocabulary.places.get(slug);
  if (!place) return null;
  const among = filterProducts(index, { ...rest, places: [] })('near');
  return {
    key: 'near',
    label: `Cách ${place.title}`,
    options: nearKilometres.map((km) => {
      const value = `${slug}.${km}`;
      return { value, label: `Dưới ${km} km`, count: ordinalsNear(index, value).countWith(among) };
    }),
  };
}
