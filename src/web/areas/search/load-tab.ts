import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { type BriefCard, briefCard } from '#modules/catalog/queries/product-cards.ts';
import { listArticles } from '#modules/content/queries.ts';
import { listTripProducts } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { searchList } from '#modules/search/documents/search-list.ts';
import { type Narrowing, tabQuery } from '#modules/search/everything/groups-at-place.ts';
import type { TabName } from '#modules/search/everything/search-tabs.ts';
import type { Database } from '#platform/db/connect.ts';
import { type TripOfCard, tripCardView } from '#web/parts/products/trip-card-view.ts';
import { wantedTrip } from '#web/parts/products/wanted-trip.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';

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
  const { query } = await searchList(db, tabQuery(kindName, narrowing, perTab), { text, isWords: false });
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
