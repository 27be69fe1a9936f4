import { redirect } from 'react-router';
import type { ProductQuery, SortOrder } from '#modules/catalog/facet-index/product-query.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { isKindSold } from '#modules/catalog/queries/is-kind-sold.ts';
import { listFacets } from '#modules/catalog/queries/list-facets.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { briefCard } from '#modules/catalog/queries/product-cards.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { rankingDays } from '#modules/search/ranking/ranking-of.ts';
import type { Database } from '#platform/db/connect.ts';
import { formatVndShort } from '#platform/vietnamese/format-money.ts';
import { knownQueryKeys } from '#web/app/routing/query-keys.ts';
import type { FacetView } from './filter-panel.tsx';
import { parseListQuery, priceKeys, priceOf, tidyQuery } from './list-query.ts';

export type ListView = Awaited<ReturnType<typeof loadList>>;

/**
 * A list of products as its address asks for it, with what it can be narrowed by. `fixed` are filters that the page
 * itself sets: they are not offered.
 * @throws a redirect to its address in the one form
 */
export async function loadList(
  db: Database,
  kind: Kind,
  { pathname, searchParams: params }: URL,
  fixed: Record<string, string[]> = {},
) {
  const tidy = tidyQuery(params);
  if (tidy) throw redirect(pathname.replace(/\.data$/, '') + (tidy.size > 0 ? `?${tidy}` : ''));
  const query = parseListQuery(kind, params);
  query.filters = { ...query.filters, ...fixed };
  const search = params.get('search')?.trim() ?? '';
  const match = search ? await findMatches(db, kind.name, search, { limit: 500 }) : null;
  if (match) query.rankedIds = match.ids;
  const [page, { facets: all, priceRange }] = await Promise.all([
    listProducts(db, query),
    listFacets(db, query),
  ]);
  const facets = all.filter((facet) => !(facet.key in fixed));
  return {
    noun: kind.labels.one.toLowerCase(),
    nouns: kind.labels.many.toLowerCase(),
    /** Of the API that answers where the products lie; cars and services come to the guest. */
    mapPath: kind.hasMap ? `/${kind.collection}/map` : null,
    page: { ...page, results: page.results.map(briefCard) },
    isOnSale: page.totalResults > 0 || (await isKindSold(db, kind.name)),
    facets,
    priceRange,
    chips: [...facets.flatMap((facet) => chipsOf(facet, params)), ...priceChips(params)],
    /** Whether something stands for a price that is none. */
    hasPriceFault: priceKeys.some((key) => params.get(key) && priceOf(params, key) === null),
    /** What of the address a list looks at, to be written into its links and forms; nothing else belongs there. */
    query: writtenQuery(params),
    search,
    correctedTo: match?.correctedTo ?? null,
    rankedBy: rankedBy(query, search),
  };
}

function writtenQuery(params: URLSearchParams): string {
  const known = [...params].filter(([key]) => key !== '_routes' && knownQueryKeys.has(key));
  return new URLSearchParams(known).toString();
}

/** How the list is ranked, in a line (TRUE-06). From here and not from the page's script, which has no room. */
export function rankedBy({ sortBy }: Pick<ProductQuery, 'sortBy'>, search: string): string {
  if (sortBy !== 'popularity:desc') return `Xếp theo ${orderWords[sortBy]}.`;
  if (search) return 'Xếp theo mức khớp với từ bạn tìm.';
  return `Xếp theo lượt đặt ${rankingDays} ngày qua, điểm đánh giá và số ngày còn chỗ. Không ai trả tiền để đứng trước.`;
}

const orderWords = {
  'finalPrice:asc': 'giá, thấp trước',
  'finalPrice:desc': 'giá, cao trước',
  'ratingAvg:desc': 'điểm đánh giá, cao trước',
  'title:asc': 'tên, từ A đến Z',
} satisfies Record<Exclude<SortOrder, 'popularity:desc'>, string>;

/** What narrows a list now, to be taken off again: a word of the address, and what it means. */
export interface Chip {
  key: string;
  value: string;
  label: string;
}

function chipsOf({ key, options }: FacetView, params: URLSearchParams): Chip[] {
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return params.getAll(key).map((value) => ({ key, value, label: labelOf(value) }));
}

function priceChips(params: URLSearchParams): Chip[] {
  return priceKeys.flatMap((key) => {
    const amountVnd = priceOf(params, key);
    if (amountVnd === null) return [];
    return {
      key,
      value: params.get(key) ?? '',
      label: `${key === 'priceMin' ? 'Giá từ' : 'Giá đến'} ${formatVndShort(amountVnd)}`,
    };
  });
}
