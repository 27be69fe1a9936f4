import { narrow } from '#modules/catalog/facet-index/filter-products.ts';
import { freshShelf } from '#modules/catalog/facet-index/get-fresh-index.ts';
import { orderOf, pageOf } from '#modules/catalog/facet-index/order-products.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind.ts';
import { getProductCards, type ProductCard } from './product-cards.ts';

export const sortOrders = [
  'popularity:desc',
  'finalPrice:asc',
  'finalPrice:desc',
  'title:asc',
  'ratingAvg:desc',
] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What narrows and orders a list. Every list of values means 'any of these'. */
export interface ProductQuery {
  kind: KindName;
  page: number;
  limit: number;
  sortBy: SortOrder;
  special?: boolean;
  /** Slugs. */
  provinces: string[];
  places: string[];
  /** Values by the key of a filter that the kind declares. */
  filters: Record<string, string[]>;
  priceMinVnd?: number;
  priceMaxVnd?: number;
  /** Ids that a search found, best first: only these are listed, and in this order unless another sort is asked for. */
  rankedIds?: number[];
}

export interface Page<T> {
  results: T[];
  page: number;
  limit: number;
  totalPages: number;
  totalResults: number;
}

/** One page of published products; two statements, and at times a third for the order of titles. */
export async function listProducts(db: Executor, query: ProductQuery): Promise<Page<ProductCard>> {
  const shelf = await freshShelf(db, query.kind);
  const order = await orderOf(db, shelf, query);
  const matching = narrow(shelf, query)();
  const totalResults = matching.countWith(matching);
  return {
    results: await getProductCards(db, pageOf(shelf, matching, order, query)),
    page: query.page,
    limit: query.limit,
    totalPages: Math.ceil(totalResults / query.limit),
    totalResults,
  };
}
