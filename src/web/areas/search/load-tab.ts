import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { type BriefCard, briefCard } from '#modules/catalog/queries/product-cards.ts';
import { listArticles } from '#modules/content/queries.ts';
import { listTripProducts } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { searchList } from '#modules/search/documents/search-list.ts';
import type { Database } from '#platform/db/connect.ts';
import { type TripOfCard, tripCardView } from '#web/parts/products/trip-card-view.ts';
import { wantedTrip } from '#web/parts/products/wanted-trip.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';
import type { TabName } from './search-tabs.ts';

/** Limits on the results of a tab besides the text. */
export interface Narrowing {
  priceMinVnd?: number | undefined;
  priceMaxVnd?: number | undefined;
  filters: Record<string, string[]>;
  /** Another order than by how well they match. */
  sortBy?: ProductQuery['sortBy'];
  /** The region that they lie in. */
  provinces?: string[];
  bounds?: ProductQuery['bounds'];
}

/** Results per tab; the linked list has them all. */
const perTab = 24;

/** The results of a tab, and how many there are. */
export async function loadTab(db: Database, name: TabName, wanted: Wanted) {
  if (name === 'article') return { products: [], articles: await loadArticles(db, wanted.text), total: null };
  const { results, totalResults } = await loadProducts(db, name, wanted);
  return { products: results, articles: [], total: totalResults };
}

interface Wanted {
  text: string;
  trip: TripSearch | null;
  narrowing: Narrowing;
  now: Date;
}

function tabQuery(kind: KindName, narrowing: Narrowing): ProductQuery {
  const order = 'popularity:desc' as const;
  return { kind, page: 1, limit: perTab, sortBy: order, provinces: [], places: [], ...narrowing };
}

const noLimits = { priceMinVnd: undefined, priceMaxVnd: undefined, filters: {} };

/**
 * Number of a kind's products in the whole list where the text names a place, which a search for the words alone does
 * not tell, or limits are wished for; else null.
 */
export async function countAtPlace(
  db: Database,
  kind: KindName,
  { text, narrowing }: { text: string; narrowing: Narrowing },
): Promise<number | null> {
  const { query, readAs } = await searchList(db, tabQuery(kind, narrowing), { text, isWords: false });
  if (!readAs && !hasLimits(narrowing)) return null;
  const { totalResults } = await listProducts(db, { ...query, limit: 1 });
  if (totalResults > 0 || !hasLimits(narrowing)) return totalResults;
  // Nothing meets the limits: the tab shows everything without them, and says so.
  return (await listProducts(db, { ...query, ...noLimits, limit: 1 })).totalResults;
}

/** Number of a kind's products that are nearest to a text that no words of its products match. */
export async function countNearest(
  db: Database,
  kind: KindName,
  { text, narrowing }: { text: string; narrowing: Narrowing },
): Promise<number> {
  const { query } = await searchList(db, tabQuery(kind, narrowing), { text, isWords: false });
  return (await listProducts(db, { ...query, limit: 1 })).totalResults;
}

/** Whether limits besides the text are wished for. */
export const hasLimits = ({ priceMinVnd, priceMaxVnd, filters }: Narrowing) =>
  priceMinVnd !== undefined || priceMaxVnd !== undefined || Object.keys(filters).length > 0;

/** The articles that match a text, best first. */
async function loadArticles(db: Database, text: string) {
  const { ids } = await findMatches(db, 'article', text, { limit: perTab, isLoose: true });
  return (await listArticles(db, { rankedIds: ids, page: 1, limit: perTab })).results;
}

/** The products of a kind that match a text, best first; with dates each with its total, sold-out ones last. */
async function loadProducts(
  db: Database,
  kindName: KindName,
  { text, trip, narrowing, now }: Wanted,
): Promise<{ results: (BriefCard & { trip: TripOfCard | null })[]; totalResults: number }> {
  const { query } = await searchList(db, tabQuery(kindName, narrowing), { text, isWords: false });
  if (!trip) {
    const { results, totalResults } = await listProducts(db, query);
    return { results: results.map((card) => ({ ...briefCard(card), trip: null })), totalResults };
  }
  const wanted = wantedTrip(trip, getKind(kindName), now);
  const { results, totalResults } = await listTripProducts(db, query, { trip: wanted, now, facets: false });
  return {
    results: results.map((card) => {
      const brief = briefCard(card);
      return { ...brief, trip: tripCardView(brief, card.trip, trip) };
    }),
    totalResults,
  };
}
