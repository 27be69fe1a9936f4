import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { listFacets } from '#modules/catalog/queries/list-facets.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { listQueries } from '../search/list-queries.ts';
import { suggestionQueries } from '../search/suggestion-queries.ts';
import type { Till } from './till.ts';

/** A page of a list with its counts, with other filters, prices and pages each time. @returns milliseconds */
export async function askList({ db }: Till, round: number): Promise<number> {
  const all = listQueries.filter(({ search }) => search === undefined);
  const query = all[round % all.length];
  if (!query) throw new Error('There is no query');
  const priceMinVnd = query.priceMinVnd ?? 1_000_000 + round * 1_000;
  const startedAt = performance.now();
  await listProducts(db, { ...query, priceMinVnd, page: 1 + (round % 5) });
  await listFacets(db, { ...query, priceMinVnd });
  return performance.now() - startedAt;
}

/** Suggestions of one kind for the search box, with another text each time. @returns milliseconds */
export async function askSuggestion({ db }: Till, round: number): Promise<number> {
  const kind = kindNames[round % kindNames.length] as KindName;
  const text = suggestionQueries[Math.floor(round / kindNames.length) % suggestionQueries.length] as string;
  const startedAt = performance.now();
  const { ids } = await findMatches(db, kind, text, { limit: 20 });
  await listProducts(db, {
    ...{ kind, page: 1, limit: 20, sortBy: 'popularity:desc' as const },
    ...{ provinces: [], places: [], filters: {}, rankedIds: ids },
  });
  return performance.now() - startedAt;
}
