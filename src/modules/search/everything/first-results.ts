import type { PlaceKind } from '#modules/catalog/codes.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import type { ProductCard } from '#modules/catalog/queries/product-cards.ts';
import { findFeatureFilters } from '#modules/search/documents/find-feature-filters.ts';
import { findNamedPlace } from '#modules/search/documents/find-named-place.ts';
import { findOutside } from '#modules/search/documents/find-outside.ts';
import { isAnsweredBySite } from '#modules/search/documents/is-answered-only.ts';
import { isFoundAsTyped } from '#modules/search/documents/is-found-as-typed.ts';
import { type ReadSearch, readSearch, regionFilters } from '#modules/search/documents/read-search.ts';
import { searchList } from '#modules/search/documents/search-list.ts';
import { completeName } from '#modules/search/understanding/complete-name.ts';
import type { Executor } from '#platform/db/connect.ts';
import { groupsAtPlace, isPark, isParkIn, type Narrowing, tabQuery } from './groups-at-place.ts';
import { type Found, searchEverything, searchRegion } from './search-everything.ts';
import { searchTabs, townOf } from './search-tabs.ts';

/** What is farther from a place is not suggested for it. */
const mostKilometres = 50;

/** Enough places to tell which one is meant, as on the results page. */
const perGroup = 4;

const listedKinds = kindNames.filter((kind) => kindProfiles[kind].hasSuggestionList);

/**
 * The products that the results page begins with, for a text that only its further interpretations understand; none where a list
 * that suggestions ask for has the text as typed, such as the name of a hotel. A park is asked for by who wants a ticket. Prices and
 * days that are wished for narrow only the page.
 * @param placeKind the kind of the place that is suggested first
 */
export async function firstResults(
  db: Executor,
  typed: string,
  { today, limit, placeKind }: { today: string; limit: number; placeKind: PlaceKind | undefined },
): Promise<ProductCard[]> {
  if (!isPark(placeKind) && (await isFoundAsTyped(db, listedKinds, typed, { isCalledSo: true }))) return [];
  if (await isAnsweredBySite(db, typed)) return [];
  const text = (await completeName(db, typed)) ?? typed;
  const outside = await findOutside(db, text);
  const asked = outside?.instead ?? text;
  const read = await readSearch(db, asked, today);
  const found = await foundOf(db, read);
  if (!found) return [];
  const none: Narrowing = { filters: {}, ...(read.region && regionFilters(read.region)) };
  const groups = await groupsAtPlace(db, found, () => none);
  const place = await findNamedPlace(db, 'hotel', found.correctedTo ?? found.text);
  const features = new Map(
    await Promise.all(groups.map(async ({ type }) => [type, await filtersOf(db, type, read)] as const)),
  );
  const { tabs, shown: opened } = searchTabs(
    {
      wishesMet: (name) => Object.keys(features.get(name) ?? {}).length,
      ...{ groups, text: `${asked} ${found.correctedTo ?? ''}`, names: found.names, ...townOf(found, place) },
      ...{ isRegion: read.region !== null, isInTexts: found.isInTexts, isPark: isParkIn(found.groups) },
    },
    read.isByCar ? 'car' : null,
  );
  const shown = opened?.name === 'article' ? tabs.find(({ name }) => name !== 'article') : opened;
  if (!shown || shown.name === 'article') return [];
  const narrowing = { ...none, filters: features.get(shown.name) ?? {} };
  const list = async (within: Narrowing) => {
    const { query, readAs } = await searchList(db, tabQuery(shown.name as KindName, within, limit), {
      ...{ text: found.text, isWords: false },
    });
    // A suggestion cannot say that it lies elsewhere, as the page does.
    const isFar = readAs === 'near' && Number(query.near?.[0]?.split('.')[1]) > mostKilometres;
    return isFar ? [] : (await listProducts(db, query)).results;
  };
  const results = await list(narrowing);
  return results.length > 0 || Object.keys(narrowing.filters).length === 0 ? results : list(none);
}

async function foundOf(db: Executor, { region, text }: ReadSearch): Promise<Found | null> {
  if (region) return (await searchRegion(db, region, text)).found;
  return text ? searchEverything(db, text, { perGroup }) : null;
}

const isKind = (type: string): type is KindName => (kindNames as readonly string[]).includes(type);

async function filtersOf(
  db: Executor,
  kind: string,
  { wish }: ReadSearch,
): Promise<Record<string, string[]>> {
  if (!isKind(kind)) return {};
  const { chosen } = await findFeatureFilters(db, kind, wish?.features ?? []);
  return Object.fromEntries(chosen.map(({ key, values }) => [key, values]));
}
