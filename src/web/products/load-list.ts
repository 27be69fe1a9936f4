import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { isKindSold } from '#modules/catalog/queries/is-kind-sold.ts';
import { listFacets } from '#modules/catalog/queries/list-facets.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { findMatches } from '#modules/search/queries/find-matches.ts';
import type { Database } from '#platform/db/connect.ts';
import { parseListQuery } from './list-query.ts';

export type ListView = Awaited<ReturnType<typeof loadList>>;

/**
 * A list of products as its address asks for it, with what it can be narrowed by. `fixed` are filters that the page
 * itself sets: they are not offered.
 */
export async function loadList(
  db: Database,
  kind: Kind,
  params: URLSearchParams,
  fixed: Record<string, string[]> = {},
) {
  const query = parseListQuery(kind, params);
  query.filters = { ...query.filters, ...fixed };
  const search = params.get('search')?.trim() ?? '';
  const match = search ? await findMatches(db, kind.name, search, { limit: 500 }) : null;
  if (match) query.rankedIds = match.ids;
  const [page, { facets, priceRange }] = await Promise.all([listProducts(db, query), listFacets(db, query)]);
  return {
    noun: kind.labels.one.toLowerCase(),
    nouns: kind.labels.many.toLowerCase(),
    /** Of the API that answers where the products lie; cars and services come to the guest. */
    mapPath: kind.name === 'car' || kind.name === 'service' ? null : `/${kind.collection}/map`,
    page,
    isOnSale: page.totalResults > 0 || (await isKindSold(db, kind.name)),
    facets: facets.filter((facet) => !(facet.key in fixed)),
    priceRange,
    search,
    correctedTo: match?.correctedTo ?? null,
  };
}
