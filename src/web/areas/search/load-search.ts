import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { type ListPlace, listPlaces } from '#modules/catalog/queries/places.ts';
import { linkToContent } from '#modules/catalog/rules.ts';
import { type FeatureFilters, findFeatureFilters } from '#modules/search/documents/find-feature-filters.ts';
import { findNamedPlace } from '#modules/search/documents/find-named-place.ts';
import type { ReadSearch, SearchWish } from '#modules/search/documents/read-search.ts';
import { describeResults } from '#modules/search/everything/describe-results.ts';
import { withoutNamed } from '#modules/search/everything/find-answers.ts';
import { groupsAtPlace, hasLimits, isParkIn } from '#modules/search/everything/groups-at-place.ts';
import type { Found } from '#modules/search/everything/search-everything.ts';
import { searchTabs, type TabName, townOf } from '#modules/search/everything/search-tabs.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { compact } from '#platform/vietnamese/fold.ts';
import { highlightParts } from '#platform/vietnamese/highlight.ts';
import { describeWish } from '#web/parts/trip-search/describe-wish.ts';
import { readTripSearch } from '#web/parts/trip-search/read-trip-search.ts';
import { tripBarView } from '#web/parts/trip-search/trip-bar-view.ts';
import { tripSearchKeys } from '#web/parts/trip-search/write-trip-search.ts';
import { findTyped } from './find-typed.ts';
import { listHrefOf } from './list-href-of.ts';
import { loadTab } from './load-tab.ts';
import { wishFor } from './wish-for.ts';

export type SearchView = Awaited<ReturnType<typeof loadSearch>>;

/** The search page's data for its URL: a text, a tab, and possibly a trip. */
export async function loadSearch(app: Pick<App, 'readDb' | 'clock' | 'data'>, params: URLSearchParams) {
  const { readDb, clock } = app;
  const typed = (params.get('search') ?? '').trim().slice(0, 200);
  const isWords = params.get('words') === 'true';
  const now = clock.now();
  const today = dayInVietnam(now);
  const sought = await findTyped(app, typed, { today, isWords });
  const { read, outside, help, found, asked } = sought;
  const { text } = read;
  const features = await featuresOfKinds(readDb, read.wish);
  const wished = (name: KindName) =>
    wishFor(read.wish, name, {
      ...{ params, today, region: read.region },
      features: features.get(name) ?? noFeatures,
    });
  const groups = found ? await groupsAtPlace(readDb, found, (name) => wished(name).narrowing) : [];
  const place = found ? await findNamedPlace(readDb, 'hotel', found.correctedTo ?? found.text) : null;
  const destinations = destinationsOf(found, place);
  const kindText = `${withoutNamed(asked, help)} ${found?.correctedTo ?? ''}`;
  const { tabs, shown } = searchTabs(
    {
      ...{ ...searchedOf(found, place), groups, text: kindText, isRegion: read.region !== null },
      wishesMet: (name) => features.get(name)?.chosen.length ?? 0,
    },
    params.get('tab') ?? (read.isByCar ? 'car' : null),
  );
  const kind = shown && shown.name !== 'article' ? kindProfiles[shown.name] : null;
  const own = kind ? wished(kind.name) : null;
  const shownFeatures = (kind && features.get(kind.name)) ?? noFeatures;
  const bar = kind && own && tripBarOf(kind, own.params, today);
  const trip = bar?.search ?? null;
  const wanted = { text, trip, narrowing: own?.narrowing ?? { filters: {} }, now };
  const tab = shown ? await loadNarrowed(readDb, shown.name, wanted) : noTab;
  const { products, articles, total, isWider, where } = tab;
  const said = describeResults(found, {
    ...{ asked, kindText, known: read.leftOut, ofList: tab.leftOut, tabs, shown },
    ...{ place: destinations[0]?.title, results: products },
  });
  return {
    typed,
    text,
    /** The text in its proper spelling: 'Đà Nẵng' for 'da nang'. */
    spelled: spellingOf(sought, { typed, destinations }),
    correctedTo: found?.correctedTo ?? sought.correctedTo,
    leftOut: said.leftOut,
    /** What was understood besides the words. */
    understood:
      kind && own && !outside?.like
        ? understoodOf(read, kind, { params: own.params, today, features: shownFeatures })
        : [],
    /** Wished features that these results cannot be filtered by. */
    unfiltered: shownFeatures.unfiltered,
    /** What these results are, if not of the kind that was typed, and where, if not at that place; '' otherwise. */
    where: [said.instead, where].filter(Boolean).join(' '),
    /** Whether no result meets the wished limits, so that all others are shown. */
    isWider,
    tabs: tabs.map((tab) => (tab.name === shown?.name ? { ...tab, total: total ?? tab.total } : tab)),
    shown: shown && { ...shown, total: total ?? shown.total },
    bar,
    /** The trip as query keys. */
    carried: [...params].filter(([key]) => tripSearchKeys.includes(key)),
    listHref: listHrefOf(found?.groups.find(({ type }) => type === shown?.name)?.href, {
      ...{ text, typed, region: read.region },
      own,
      kind,
      isWider,
    }),
    products,
    articles,
    destinations: destinations.map(({ url, title, province }) => ({ url, title, province: province.title })),
    /** What of the text is not sold here at all, and the place that it names besides. */
    outside,
    help,
    hasTrip: trip !== null || read.wish !== null,
    // Suggestions when there are no results.
    places: tabs.length + destinations.length === 0 ? await listSpecialPlaces(readDb) : [],
  };
}

async function listSpecialPlaces(db: Database) {
  return (await listPlaces(db, { special: true, page: 1, limit: 8 })).results;
}

/** The places that were found, before them the one that is named together with its province: 'Thuận An Huế'. */
function destinationsOf(found: Found | null, place: ListPlace | null) {
  const results = found?.groups.flatMap((group) => (group.type === 'destination' ? group.results : [])) ?? [];
  if (!place?.slug) return results;
  const { name: title, province } = place;
  const named = { url: linkToContent('Place', place.slug), title, province };
  const own = results.find(({ url }) => url === named.url);
  const isFirst = own && results[0]?.type !== 'province' && compact(own.title).includes(compact(place.name));
  if (own) return isFirst ? [own, ...results.filter((one) => one !== own)] : results;
  return [named, ...results];
}

/** What tells the tab to open, besides the text and its groups. */
function searchedOf(found: Found | null, place: ListPlace | null) {
  if (!found) return {};
  const { names, isInTexts, groups } = found;
  return { ...townOf(found, place), names, isInTexts, isPark: isParkIn(groups) };
}

/** The filters of each kind for what was wished for. */
async function featuresOfKinds(db: Database, wish: SearchWish | null) {
  const found = kindNames.map(
    async (name) => [name, await findFeatureFilters(db, name, wish?.features ?? [])] as const,
  );
  return new Map(await Promise.all(found));
}

function understoodOf(
  { wish, origin }: ReadSearch,
  kind: (typeof kindProfiles)[KindName],
  shown: { params: URLSearchParams; today: string; features: FeatureFilters },
): string[] {
  return wish || origin ? describeWish(wish ?? { childAges: [] }, kind, { ...shown, origin }) : [];
}

const noFeatures: FeatureFilters = { chosen: [], unfiltered: [] };

const noTab = { products: [], articles: [], total: null, isWider: false, where: '', leftOut: [] };

/** A tab with the wished limits; without them where nothing meets them, which the page says. */
async function loadNarrowed(db: Database, name: TabName, wanted: Parameters<typeof loadTab>[2]) {
  const tab = await loadTab(db, name, wanted);
  const isWider = hasLimits(wanted.narrowing) && tab.total === 0;
  // Of what costs more than is wished for the cheapest is the nearest.
  const isPriced = wanted.narrowing.priceMaxVnd !== undefined;
  const wider = { filters: {}, ...(isPriced && { sortBy: 'finalPrice:asc' as const }) };
  return { ...(isWider ? await loadTab(db, name, { ...wanted, narrowing: wider }) : tab), isWider };
}

/** The trip bar; it proposes the guests that were named even where no day was. */
function tripBarOf(kind: (typeof kindProfiles)[KindName], params: URLSearchParams, today: string) {
  const bar = tripBarView(kind, params, today);
  const { rooms, adults, childAges } = readTripSearch(params, kind, today).form;
  return { ...bar, proposed: { ...bar.proposed, rooms, adults, childAges } };
}

function spellingOf(
  { read, outside, found, asked, isBesideFlights }: Awaited<ReturnType<typeof findTyped>>,
  { typed, destinations }: { typed: string; destinations: readonly { title: string }[] },
): string {
  if (read.region || outside?.like || isBesideFlights) return typed;
  if (!found) return asked || typed;
  const titles = destinations.map(({ title }) => title);
  return found.correctedTo ?? spelledAs(read.text || typed, titles);
}

/** A text as one of the titles spells it, with its diacritics. */
export function spelledAs(text: string, titles: readonly string[]): string {
  // 'vinh' is Nghệ An's, and no 'Vịnh Hạ Long'.
  const own = text.includes(' ') ? titles : titles.slice(0, 1);
  const parts = own.flatMap((title) => highlightParts(title, text));
  return parts.find((part) => part.match && compact(part.text) === compact(text))?.text ?? text;
}
