import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { listPlaces } from '#modules/catalog/queries/places.ts';
import { type Found, searchEverything } from '#modules/search/everything/search-everything.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { compact } from '#platform/vietnamese/fold.ts';
import { highlightParts } from '#platform/vietnamese/highlight.ts';
import { tripBarView } from '#web/parts/trip-search/trip-bar-view.ts';
import { tripSearchKeys } from '#web/parts/trip-search/write-trip-search.ts';
import { countAtPlace, loadTab } from './load-tab.ts';
import { searchTabs } from './search-tabs.ts';

/** Enough places to see which of them is meant. */
const perGroup = 4;

export type SearchView = Awaited<ReturnType<typeof loadSearch>>;

/** What the search page shows for its address: a text, one of its tabs, and maybe a trip. */
export async function loadSearch({ readDb, clock }: Pick<App, 'readDb' | 'clock'>, params: URLSearchParams) {
  const text = (params.get('search') ?? '').trim().slice(0, 200);
  const found = text ? await searchEverything(readDb, text, { perGroup }) : null;
  const groups = found ? await atPlace(readDb, found) : [];
  const { tabs, shown } = searchTabs({ groups, text }, params.get('tab'));
  const now = clock.now();
  const kind = shown && shown.name !== 'article' ? kindProfiles[shown.name] : null;
  const bar = kind && tripBarView(kind, params, dayInVietnam(now));
  const trip = bar?.search ?? null;
  const { products, articles } = shown
    ? await loadTab(readDb, shown.name, { text, trip, now })
    : { products: [], articles: [] };
  const destinations =
    found?.groups.flatMap((group) => (group.type === 'destination' ? group.results : [])) ?? [];
  const isEmpty = tabs.length === 0 && destinations.length === 0;
  const carried = [...params].filter(([key]) => tripSearchKeys.includes(key));
  return {
    text,
    /** As it is written properly: 'Đà Nẵng' for 'da nang'. */
    spelled:
      found?.correctedTo ??
      spelledAs(
        text,
        destinations.map(({ title }) => title),
      ),
    correctedTo: found?.correctedTo ?? null,
    tabs,
    shown,
    bar,
    /** The trip in the keys of an address. */
    carried,
    listHref: found?.groups.find(({ type }) => type === shown?.name)?.href ?? '',
    products,
    articles,
    destinations: destinations.map(({ url, title, province }) => ({ url, title, province: province.title })),
    hasTrip: trip !== null,
    // Where to go on from, when there is nothing to show.
    places: isEmpty ? (await listPlaces(readDb, { special: true, page: 1, limit: 8 })).results : [],
  };
}

/** The groups with as many products as the lists have that a text leads to: one that names a place has what lies there. */
async function atPlace(db: Database, { groups, text }: Found) {
  const counted = await Promise.all(
    groups.map(async ({ type, total }) => {
      const isList = type !== 'article' && type !== 'destination';
      return { type, total: (isList ? await countAtPlace(db, type, text) : null) ?? total };
    }),
  );
  return counted.filter(({ total }) => total > 0);
}

/** A text as it stands in one of the titles, with its marks. */
export function spelledAs(text: string, titles: readonly string[]): string {
  const parts = titles.flatMap((title) => highlightParts(title, text));
  return parts.find((part) => part.match && compact(part.text) === compact(text))?.text ?? text;
}
