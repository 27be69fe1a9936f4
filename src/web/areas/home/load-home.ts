import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { listHighlights } from '#modules/catalog/queries/list-highlights.ts';
import { listProvinces } from '#modules/catalog/queries/provinces.ts';
import { listArticles } from '#modules/content/queries.ts';
import { listReviews } from '#modules/reviews/queries/list-reviews.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { tripBarView } from '#web/parts/trip-search/trip-bar-view.ts';

/** How the facts of a tour's card name the city that it leaves from. */
const fact = /^Từ (.+)$/;

export type HomeView = Awaited<ReturnType<typeof loadHome>>;

/** A large tile and eight small ones. */
const perTiles = 9;

/** Enough tours for a row from each of the larger cities. */
const perKind = 16;

const perRow = 4;
/** What the head of the page searches, the first one at once. */
const searchedKinds: KindName[] = ['hotel', 'combo', 'tour', 'cruise', 'attraction', 'car'];

/** Everything that the home page shows but the settings; few of each kind, because it is drawn often. */
export async function loadHome({ readDb, clock }: App) {
  const [highlights, provinces, articles, reviews] = await Promise.all([
    listHighlights(readDb, { perKind }),
    listProvinces(readDb, { special: true, hasProducts: true, page: 1, limit: perTiles }),
    listArticles(readDb, { page: 1, limit: 3 }),
    listReviews(readDb, { of: 'all', page: 1, limit: perRow }),
  ]);
  // Before anything is sold, the country itself is shown; its last picture leads, so that none stands twice.
  const destinations = provinces.totalResults
    ? provinces.results
    : (await listProvinces(readDb, { special: true, page: 1, limit: perTiles + 1 })).results;
  const { combo = [], hotel = [], tour = [], cruise = [], attraction = [], experience = [] } = highlights;
  const today = dayInVietnam(clock.now());
  return {
    bars: searchedKinds.map((kind) => tripBarView(kindProfiles[kind], new URLSearchParams(), today)),
    // The first one that has no card below.
    heroPicture:
      cruise[perRow]?.picture ??
      hotel[2 * perRow]?.picture ??
      cruise[0]?.picture ??
      destinations[perTiles]?.picture ??
      null,
    combos: combo.slice(0, perRow),
    hotels: hotel.slice(0, 2 * perRow),
    cities: groupByCity(tour, perRow),
    cruises: cruise.slice(0, perRow),
    outings: [...attraction.slice(0, perRow), ...experience.slice(0, perRow)],
    provinces: destinations.slice(0, perTiles).map(({ id, title, url, picture, counts }) => ({
      id,
      title,
      url,
      picture,
      counts: largestCounts(counts),
    })),
    articles: articles.results,
    reviews: reviews.results.map(({ id, overall, title, content, pros, author, product }) => ({
      id,
      overall,
      title,
      text: content || pros,
      author: { name: author.name, tripLabel: author.tripLabel },
      product: { title: product.title, url: product.url },
    })),
    openedAt: clock.now().toISOString(),
  };
}

/** The two largest counts in words. */
function largestCounts(counts: Partial<Record<KindName, number>>): string[] {
  return (Object.entries(counts) as [KindName, number][])
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([kind, count]) => `${count} ${kindProfiles[kind].nouns.counted}`);
}

/** Cards of tours by the city of departure, the city with most tours first; so many tours for each. */
export function groupByCity<T extends { facts: string[] }>(
  tours: readonly T[],
  limit: number,
): { city: string; tours: T[] }[] {
  const cityOf = (tour: T) => tour.facts.map((text) => fact.exec(text)?.[1]).find(Boolean) ?? '';
  return [...Map.groupBy(tours, cityOf)]
    .filter(([city]) => city !== '')
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([city, own]) => ({ city, tours: own.slice(0, limit) }));
}
