import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { listHighlights } from '#modules/catalog/queries/list-highlights.ts';
import { listPlaces } from '#modules/catalog/queries/places.ts';
import { listProvinces, type ProvinceCard } from '#modules/catalog/queries/provinces.ts';
import { listTextPictures } from '#modules/content/queries/list-text-pictures.ts';
import { listArticles } from '#modules/content/queries.ts';
import { listReviews } from '#modules/reviews/queries/list-reviews.ts';
import { isBannerOn, nextBannerTurn } from '#modules/settings/wordings/banner-turns.ts';
import { getWording } from '#modules/settings/wordings/get-wording.ts';
import type { BannerWords } from '#modules/settings/wordings/shapes.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { PictureSource } from '#ui/picture.tsx';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { pack, packOnce } from '#web/app/pack.ts';
import { proposeTrip } from '#web/parts/trip-search/propose-trip.ts';
import { tripBarView } from '#web/parts/trip-search/trip-bar-view.ts';
import { loadOffers } from './load-offers.ts';

/** How a tour card's facts name the departure city. */
const fact = /^Từ (.+)$/;

export type HomeSectionsView = Omit<Awaited<ReturnType<typeof loadSections>>, 'heroPicture' | 'banners'>;

/** The home page's content of this moment, apart from what is the same on any day. */
export type HomeArrangement = ReturnType<typeof arrangementOf>;

/** A large tile and eight small ones. */
const perTiles = 9;

const perRow = 4;

/** Enough tours for a row from each of the larger cities. */
const perKind = {
  combo: perRow,
  tour: 16,
  cruise: perRow,
  attraction: perRow,
  experience: perRow,
};

/** The kinds in the hero's search; the first is selected. */
const searchedKinds: KindName[] = ['hotel', 'combo', 'tour', 'cruise', 'attraction', 'car'];

/** All data of the home page except the settings; few of each kind, because it is rendered often. */
export async function loadHome(app: Pick<App, 'readDb' | 'data' | 'clock'>) {
  const { readDb, data, clock } = app;
  const now = clock.now();
  const today = dayInVietnam(now);
  const [bars, offers, settings, sections] = await Promise.all([
    data.get(`search bars of ${today}`, [], async () => barsOf(today)),
    loadOffers(readDb, proposeTrip(kindProfiles.hotel, today), now),
    getLastSettings(app),
    data.get('home', ['catalogue', 'content'], () => loadSections(readDb)),
  ]);
  const { heroPicture, banners, ...shown } = sections;
  const turn = nextBannerTurn(banners, now);
  return {
    bars,
    offers: pack(offers),
    heroPicture,
    sections: packOnce(sections, () => pack(shown)),
    arrangement: pack(arrangementOf(banners, settings, now)),
    openedAt: now.toISOString(),
    /** Seconds until a banner appears or disappears; null when none does. */
    secondsToTurn: turn && Math.max(1, Math.floor((turn.getTime() - now.getTime()) / 1000)),
  };
}

/** The search bars, the same for everybody all day. */
function barsOf(today: string) {
  const bars = searchedKinds.map((kind) => tripBarView(kindProfiles[kind], new URLSearchParams(), today));
  return packOnce(bars, () => pack(bars));
}

function arrangementOf(
  banners: readonly ShownBanner[],
  { menus, commitments }: Awaited<ReturnType<typeof getLastSettings>>,
  now: Date,
) {
  return {
    banners: banners
      .filter((banner) => isBannerOn(banner, now))
      .map(({ title, text, href, picture }) => ({ title, text, href, picture })),
    services: menus.featured,
    commitments,
  };
}

type ShownBanner = BannerWords & { picture: PictureSource };

/** Banners whose picture exists, whether or not they are due yet. */
async function loadBanners(db: App['readDb']): Promise<ShownBanner[]> {
  const { banners } = await getWording(db, { kind: 'banners' });
  const shown = banners.filter(({ isShown }) => isShown);
  const files = await listTextPictures(
    db,
    shown.map(({ mediaId }) => mediaId),
  );
  return shown.flatMap((banner) => {
    const file = files.find(({ id }) => id === banner.mediaId);
    if (!file) return [];
    const { url, width, height, haze } = file;
    return [{ ...banner, picture: { url, width, height, haze, alt: banner.alt } }];
  });
}

/** Content that is the same for everyone on any day. */
async function loadSections(readDb: App['readDb']) {
  const [highlights, provinces, places, articles, reviews, { sections }, banners] = await Promise.all([
    listHighlights(readDb, { perKind }),
    listProvinces(readDb, { special: true, hasProducts: true, page: 1, limit: perTiles }),
    listPlaces(readDb, { special: true, page: 1, limit: 1 }),
    listArticles(readDb, { page: 1, limit: 3 }),
    listReviews(readDb, { of: 'all', page: 1, limit: perRow }),
    getWording(readDb, { kind: 'home' }),
    loadBanners(readDb),
  ]);
  // Before anything is sold, special provinces are shown; one more of them stands in for the hero's picture.
  const destinations = provinces.totalResults
    ? provinces.results
    : (await listProvinces(readDb, { special: true, page: 1, limit: perTiles + 1 })).results;
  const { combo = [], tour = [], cruise = [], attraction = [], experience = [] } = highlights;
  return {
    // The first place that editors suggest: a landscape that no card below shows.
    heroPicture: places.results[0]?.picture ?? destinations[perTiles]?.picture ?? null,
    banners,
    /** The visible sections, in their order. */
    order: sections
      .filter(({ isShown }) => isShown)
      .map(({ key, title, intro, more }) => ({ key, title, intro, more })),
    combos: combo.slice(0, perRow),
    cities: groupByCity(tour, perRow),
    cruises: cruise.slice(0, perRow),
    outings: [...attraction.slice(0, perRow), ...experience.slice(0, perRow)],
    /** Whether anything is sold at the destinations below. */
    isSelling: provinces.totalResults > 0,
    provinces: destinations.slice(0, perTiles).map((province) => ({
      id: province.id,
      title: nameInUse(province),
      url: province.url,
      picture: province.picture,
      facts: tileWords(province),
    })),
    articles: articles.results.map((article) => ({
      ...article,
      publishedAt: article.publishedAt.toISOString(),
    })),
    reviews: reviews.results.map(({ id, overall, title, content, pros, author, product }) => ({
      id,
      overall,
      title,
      text: content || pros,
      author: { name: author.name, tripLabel: author.tripLabel },
      product: { title: product.title, url: product.url },
    })),
  };
}

/** The name travellers use for a province: 'Phú Quốc' for An Giang. Its other names begin with its old ones. */
export function nameInUse({
  title,
  type,
  nameAlias,
  mergedFrom,
}: Pick<ProvinceCard, 'title' | 'type'> & Record<'nameAlias' | 'mergedFrom', readonly string[]>): string {
  if (type === 'city') return title;
  return nameAlias.find((name) => !mergedFrom.includes(name)) ?? title;
}

/**
 * 'An Giang', '12 chỗ nghỉ' and '30 dịch vụ': the same counts on every tile, with the official name where the title is another.
 */
export function tileWords(
  province: Parameters<typeof nameInUse>[0] & Pick<ProvinceCard, 'counts'>,
): string[] {
  const { hotel = 0, ...others } = province.counts;
  const rest = Object.values(others).reduce((sum, count) => sum + count, 0);
  return [
    nameInUse(province) !== province.title && province.title,
    hotel > 0 && `${hotel} ${kindProfiles.hotel.nouns.compared}`,
    rest > 0 && `${rest} dịch vụ`,
  ].filter((words) => words !== false);
}

/** Tour cards grouped by departure city, the city with most tours first; at most so many tours each. */
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
