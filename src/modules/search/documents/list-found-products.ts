import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { type Facets, listFacets } from '#modules/catalog/queries/list-facets.ts';
import { listProducts, type Page } from '#modules/catalog/queries/list-products.ts';
import type { ProductCard } from '#modules/catalog/queries/product-cards.ts';
import type { Executor } from '#platform/db/connect.ts';
import { asksOnlyWhere } from './asks-where.ts';
import { findMatches, type Matches } from './find-matches.ts';
import { findWhileTyping } from './find-while-typing.ts';
import { isAnsweredOnly } from './is-answered-only.ts';

export { findWhileTyping } from './find-while-typing.ts';
export { isRespelled, respell } from './respell.ts';

/** Maximum number of matches of a search that are filtered, sorted and paged. */
const filteredAtMost = 500;

/**
 * A page of the products of a kind that match a text, in the order of relevance unless the query sorts them otherwise.
 * While nothing filters or reorders the first page, as in suggestions while typing, only as many are matched as are
 * shown.
 */
export async function listFoundProducts(
  db: Executor,
  query: ProductQuery,
  { text, facets }: { text: string; facets: boolean },
): Promise<Page<ProductCard> & Partial<Facets>> {
  const { page, limit } = query;
  const isSuggestion = !facets && isPlainFirstPage(query);
  const { ids, total } = await findAllOrMost(db, query.kind, text, isSuggestion ? limit : filteredAtMost);
  if (ids.length === 0) return { results: [], page, limit, totalPages: 0, totalResults: 0 };
  const found = { ...query, rankedIds: ids };
  const listed = await listProducts(db, found);
  if (isSuggestion) return { ...listed, totalResults: total, totalPages: Math.ceil(total / limit) };
  return facets ? { ...listed, ...(await listFacets(db, found)) } : listed;
}

/** With fewer words a text means nothing else without one of them. */
const fewestForOneLess = 5;

/** What has the whole text, or, of a long one that nothing has, all of its words but one: a typo may have made that another word. */
async function findAllOrMost(db: Executor, kind: KindName, text: string, limit: number): Promise<Matches> {
  const found = await findWhileTyping(db, kind, text, { limit });
  if (found.ids.length > 0 || text.trim().split(/\s+/).length < fewestForOneLess) return found;
  if ((await isAnsweredOnly(db, text)) || (await asksOnlyWhere(db, text))) return found;
  const most = await findMatches(db, kind, text, { limit, isLoose: true });
  return most.leftOut?.length === 1 ? most : found;
}

function isPlainFirstPage(query: ProductQuery): boolean {
  const isNarrowed =
    query.special ||
    query.priceMinVnd !== undefined ||
    query.priceMaxVnd !== undefined ||
    [query.provinces, query.places, ...Object.values(query.filters)].some((values) => values.length > 0);
  return query.page === 1 && query.sortBy === 'popularity:desc' && !isNarrowed;
}
