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

/** How many results a tab shows; the whole list has them all. */
const perTab = 24;

/** The results of a tab. */
export async function loadTab(
  db: Database,
  name: TabName,
  wanted: { text: string; trip: TripSearch | null; now: Date },
) {
  const isArticles = name === 'article';
  return {
    products: isArticles ? [] : await loadProducts(db, name, wanted),
    articles: isArticles ? await loadArticles(db, wanted.text) : [],
  };
}

/** Nothing but the text narrows a tab. */
function plainQuery(kind: KindName): ProductQuery {
  const order = 'popularity:desc' as const;
  return { kind, page: 1, limit: perTab, sortBy: order, provinces: [], places: [], filters: {} };
}

/** How many products of a kind the whole list has where the text names a place, which the words alone do not tell; else null. */
export async function countAtPlace(db: Database, kind: KindName, text: string): Promise<number | null> {
  const { query, readAs } = await searchList(db, plainQuery(kind), { text, isWords: false });
  return readAs ? (await listProducts(db, { ...query, limit: 1 })).totalResults : null;
}

/** The articles that a text finds, best first. */
async function loadArticles(db: Database, text: string) {
  const { ids } = await findMatches(db, 'article', text, { limit: perTab });
  return (await listArticles(db, { rankedIds: ids, page: 1, limit: perTab })).results;
}

/** The products of a kind that a text finds, best first; with dates each with its total, what is sold out last. */
async function loadProducts(
  db: Database,
  kindName: KindName,
  { text, trip, now }: { text: string; trip: TripSearch | null; now: Date },
): Promise<(BriefCard & { trip: TripOfCard | null })[]> {
  const { query } = await searchList(db, plainQuery(kindName), { text, isWords: false });
  if (!trip)
    return (await listProducts(db, query)).results.map((card) => ({ ...briefCard(card), trip: null }));
  const wanted = wantedTrip(trip, getKind(kindName), now);
  const { results } = await listTripProducts(db, query, { trip: wanted, now, facets: false });
  return results.map((card) => {
    const brief = briefCard(card);
    return { ...brief, trip: tripCardView(brief, card.trip, trip) };
  });
}
