import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { type BriefCard, briefCard } from '#modules/catalog/queries/product-cards.ts';
import { listArticles } from '#modules/content/queries.ts';
import { listTripProducts } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { findNamedPlace } from '#modules/search/documents/find-named-place.ts';
import { type SearchedList, searchList } from '#modules/search/documents/search-list.ts';
import { hasLimits, type Narrowing, tabQuery } from '#modules/search/everything/groups-at-place.ts';
import type { TabName } from '#modules/search/everything/search-tabs.ts';
import type { Database } from '#platform/db/connect.ts';
import { type TripOfCard, tripCardView } from '#web/parts/products/trip-card-view.ts';
import { wantedTrip } from '#web/parts/products/wanted-trip.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';

/** Results per tab; the linked list has them all. */
const perTab = 24;

/** The results of a tab, and how many there are. */
export async function loadTab(db: Database, name: TabName, wanted: Wanted) {
  if (name === 'article')
    return { products: [], articles: await loadArticles(db, wanted.text), total: null, where: '' };
  const { results, totalResults, where } = await loadProducts(db, name, wanted);
  return { products: results, articles: [], total: totalResults, where };
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
): Promise<{
  results: (BriefCard & { trip: TripOfCard | null })[];
  totalResults: number;
  where: string;
}> {
  const searched = await searchList(db, tabQuery(kindName, narrowing, perTab), { text, isWords: false });
  const { query } = searched;
  const isAlone = !hasLimits(narrowing) && (await findNamedPlace(db, kindName, text)) !== null;
  const where = whereOf(kindName, searched, isAlone ? '' : ' như vậy');
  if (!trip) {
    const { results, totalResults } = await listProducts(db, query);
    return { results: results.map((card) => ({ ...briefCard(card), trip: null })), totalResults, where };
  }
  const wanted = wantedTrip(trip, getKind(kindName), now);
  const { results, totalResults } = await listTripProducts(db, query, { trip: wanted, now, facets: false });
  return {
    results: results.map((card) => {
      const brief = briefCard(card);
      return { ...brief, trip: tripCardView(brief, card.trip, trip) };
    }),
    totalResults,
    where,
  };
}

/** With nothing so near, a place itself has none of a kind. */
const atPlaceKilometres = 5;

/**
 * Where results lie if not at the place that the text names; '' where they lie there.
 * @param such what is said of them besides where: ' như vậy' where the text says more than a place
 */
function whereOf(kind: KindName, { place, readAs, kilometres, query }: SearchedList, such: string): string {
  const { compared } = kindProfiles[kind].nouns;
  if (!place) return '';
  if (readAs === 'around') return `Đây là ${compared} quanh ${place.name}, trong khoảng ${kilometres} km.`;
  const [, radius = ''] = query.near?.[0]?.split('.') ?? [];
  if (readAs === 'near' && Number(radius) > atPlaceKilometres)
    return `Không ${compared} nào${such} ở ${place.name}: đây là ${compared} cách đó không quá ${radius} km.`;
  return readAs === 'province' && !place.isProvince
    ? `Không ${compared} nào${such} ở ${place.name}: đây là ${compared} ở ${place.province.title}.`
    : '';
}
