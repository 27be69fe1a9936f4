import { filterProducts } from '#modules/catalog/facet-index/filter-products.ts';
import { getFreshIndex } from '#modules/catalog/facet-index/get-fresh-index.ts';
import { orderOf, pageOf } from '#modules/catalog/facet-index/order-of.ts';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { Executor } from '#platform/db/connect.ts';
import { getProductCards, type ProductCard } from './product-cards.ts';

export interface Page<T> {
  results: T[];
  page: number;
  limit: number;
  totalPages: number;
  totalResults: number;
}

/** One page of published products; two statements, and at times a third for the order of titles. */
export async function listProducts(db: Executor, query: ProductQuery): Promise<Page<ProductCard>> {
  const index = await getFreshIndex(db, query.kind);
  const order = await orderOf(db, index, query);
  const matching = filterProducts(index, query)();
  const totalResults = matching.countWith(matching);
  return {
    results: await getProductCards(db, pageOf(index, matching, order, query)),
    page: query.page,
    limit: query.limit,
    totalPages: Math.ceil(totalResults / query.limit),
    totalResults,
  };
}
