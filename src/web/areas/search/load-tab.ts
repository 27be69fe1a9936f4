import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { type BriefCard, briefCard } from '#modules/catalog/queries/product-cards.ts';
import { listArticles } from '#modules/content/queries.ts';
import { listTripProducts } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { findNamedPlace } from '#modules/search/documents/find-named-place.ts';
import { isAny, type SearchedList, searchList } from '#modules/search/documents/search-list.ts';
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
  if (name === 'article') return { ...nothing, articles: await loadArticles(db, wanted.text) };
  const { results, totalResults, ...said } = await loadProducts(db, name, wanted);
  return { ...nothing, ...said, products: results, total: totalResults };
}

const nothing = { products: [], articles: [], total: null, where: '', leftOut: [] };

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
  /** Words of the text that this list has given up. */
  leftOut: readonly string[];
}> {
  const searched = await searchList(db, tabQuery(kindName, narrowing, perTab), { text, isWords: false });
  const { query } = searched;
  const isAlone = !hasLimits(narrowing) && (await findNamedPlace(db, kindName, text)) !== null;
  const isElsewhere = kindName === 'attraction' && !(await isTicketFor(db, searched));
  const where = whereOf(kindName, searched, { such: isAlone ? '' : ' như vậy', isElsewhere });
  const leftOut = searched.leftOut ?? [];
  if (!trip) {
    const { results, totalResults } = await listProducts(db, query);
    return {
      results: results.map((card) => ({ ...briefCard(card), trip: null })),
      totalResults,
      where,
      leftOut,
    };
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
    leftOut,
  };
}

/** Whether one of the tickets that are near a sight is for it: the zoo is no palace, however near that is. */
async function isTicketFor(db: Database, { query, place, readAs }: SearchedList): Promise<boolean> {
  return readAs !== 'near' || !place?.slug || isAny(db, { ...query, near: [`${place.slug}.1`] });
}

/** With nothing so near, a place itself has none of a kind. */
const atPlaceKilometres = 5;

/**
 * Where results lie if not at the place that the text names; '' where they lie there.
 * @param such what is said of them besides where: ' như vậy' where the text says more than a place
 * @param isElsewhere whether they are not at the place, however near they are
 */
function whereOf(
  kind: KindName,
  { place, readAs, kilometres, query }: SearchedList,
  { such, isElsewhere }: { such: string; isElsewhere: boolean },
): string {
  const { compared } = kindProfiles[kind].nouns;
  if (!place) return '';
  if (readAs === 'around') return `Đây là ${compared} quanh ${place.name}, trong khoảng ${kilometres} km.`;
  const [, radius = ''] = query.near?.[0]?.split('.') ?? [];
  if (readAs === 'near' && (Number(radius) > atPlaceKilometres || isElsewhere))
    return `Không ${compared} nào${such} ở ${place.name}: đây là ${compared} cách đó không quá ${radius} km.`;
  return readAs === 'province' && !place.isProvince
    ? `Không ${compared} nào${such} ở ${place.name}: đây là ${compared} ở ${place.province.title}.`
    : '';
}
