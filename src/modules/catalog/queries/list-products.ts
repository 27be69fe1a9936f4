import { sql } from 'kysely';
import type { Bitset } from '#modules/catalog/facet-index/bitset.ts';
import { filterProducts } from '#modules/catalog/facet-index/filter-products.ts';
import { findKnownIndex, getFreshIndex } from '#modules/catalog/facet-index/get-fresh-index.ts';
import { orderOf, pageOf } from '#modules/catalog/facet-index/order-of.ts';
import type { ProductIndex } from '#modules/catalog/facet-index/product-index.ts';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { freeBits } from '#modules/catalog/facet-index/trip-standing.ts';
import { keepByVersion } from '#platform/cache/keep-by-version.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { getProductCards, type ProductCard } from './product-cards.ts';

export { isChangedSql } from '#modules/catalog/facet-index/load-index-changes.ts';

export interface Page<T> {
  results: T[];
  page: number;
  limit: number;
  totalPages: number;
  totalResults: number;
}

/** A page of products; with a `standing`, also how many of all are available. */
interface ProductPage extends Page<ProductCard> {
  totalFree?: number;
}

/** Cache size per kind: as many as a list prices. */
const keepCards = keepByVersion<ProductCard>(3_000);

/**
 * One page of published products, from a fresh index or the one that the caller passes: one statement. A second one for
 * cards that are not cached in their current version, and sometimes one for the order of titles.
 */
export async function listProducts(
  db: Executor,
  query: ProductQuery,
  fresh?: ProductIndex,
): Promise<ProductPage> {
  const index = fresh ?? (await getFreshIndex(db, query.kind));
  const order = await orderOf(db, index, query);
  const matching = filterProducts(index, query)();
  const totalResults = matching.countWith(matching);
  return {
    results: await cardsOf(db, index, pageOf(index, matching, order, query)),
    page: query.page,
    limit: query.limit,
    totalPages: Math.ceil(totalResults / query.limit),
    totalResults,
    ...(query.standing && {
      totalFree: matching.countWith(freeBits(index, query.standing)),
    }),
  };
}

/** Cards contain words of the vocabulary, so they are cached only as long as it is unchanged. */
async function cardsOf(db: Executor, index: ProductIndex, ids: number[]): Promise<ProductCard[]> {
  const cards = await keepCards({ owner: index.vocabulary, versions: index, ids }, async (missing) => {
    const read = await getProductCards(db, missing);
    return new Map(read.map((card) => [card.id, card]));
  });
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** The products to price for a list, from an index as of the database snapshot `since`; null: it is fresh. */
export interface Candidates {
  products: ProductIndex;
  ids: number[];
  isCut: boolean;
  since: string | null;
}

/**
 * The products to price before a list can be sorted by price: with facet counts, all that places and search match; where
 * those are too many, all that match every filter except the price; and of those at most `most`, the first in default
 * order (`isCut`). One statement; none with the cached index (`asKnown`), for callers that query the database anyway and
 * check there whether the index has changed (`isChangedSql`). Null where no index is cached.
 */
export async function listCandidates(
  db: Executor,
  query: ProductQuery,
  { facets, most, asKnown }: { facets: boolean; most: number; asKnown: boolean },
): Promise<Candidates | null> {
  const known = asKnown
    ? findKnownIndex(db, query.kind)
    : { index: await getFreshIndex(db, query.kind), since: null };
  if (!known) return null;
  const { index: products, since } = known;
  const { priceMinVnd: _, priceMaxVnd: __, ...unpriced } = query;
  const narrow = filterProducts(products, unpriced)();
  const wide =
    facets && isFiltered(unpriced)
      ? filterProducts(products, { ...unpriced, filters: {}, near: [] })()
      : narrow;
  const fitting = [wide, narrow].find((bits) => bits.countWith(bits) <= most);
  if (fitting) return { products, ids: idsOf(products, fitting), isCut: false, since };
  const first = { ...unpriced, sortBy: 'popularity:desc', page: 1, limit: most } as const;
  const order = await orderOf(db, products, first);
  return { products, ids: pageOf(products, narrow, order, first), isCut: true, since };
}

function isFiltered({ filters, near = [] }: ProductQuery): boolean {
  return near.length > 0 || Object.values(filters).some((values) => values.length > 0);
}

function idsOf(index: ProductIndex, bits: Bitset): number[] {
  const ids: number[] = [];
  bits.forEach((ordinal) => {
    ids.push(index.ids[ordinal] as number);
  });
  return ids;
}

/** Whether a kind has any published product: distinguishes an empty catalogue from filters without matches. */
export async function isKindSold(db: Executor, kind: KindName): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('kind', '=', kind)
    .where('status', '=', true)
    .where('step', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A term or place in an address, with the key of its filter. */
export interface NamedWord {
  key: string;
  /** Taxonomy of the term; null for a place. */
  taxonomy: string | null;
  slug: string;
}

/** The hidden ones that were merged into another since, each with the slug that replaces it. */
export async function findMergedWords(
  db: Executor,
  named: readonly NamedWord[],
): Promise<(NamedWord & { into: string })[]> {
  if (named.length === 0) return [];
  const { rows } = await sql<NamedWord & { into: string }>`
    SELECT n.key, n.taxonomy, n.slug, coalesce(new_term.slug, new_place.slug) AS into
    FROM json_to_recordset(${JSON.stringify(named)}::json) AS n (key text, taxonomy text, slug text)
      LEFT JOIN terms t ON t.taxonomy = n.taxonomy AND t.slug = n.slug AND NOT t.status
      LEFT JOIN terms new_term ON new_term.id = t.merged_into AND new_term.status
      LEFT JOIN places p ON n.taxonomy IS NULL AND p.slug = n.slug AND NOT p.status
      LEFT JOIN places new_place ON new_place.id = p.merged_into AND new_place.status
    WHERE coalesce(new_term.slug, new_place.slug) IS NOT NULL`.execute(db);
  return rows;
}
