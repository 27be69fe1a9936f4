import { type PlaceKind, widePlaceKinds } from '#modules/catalog/codes.ts';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { kindNamedIn } from '#modules/catalog/kinds/kind-named-in.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { searchList } from '#modules/search/documents/search-list.ts';
import { mostWordsInTitle } from '#modules/search/everything/most-words-in-title.ts';
import type { Found } from '#modules/search/everything/search-everything.ts';
import { hasTripLength, isSoLong, isTripKind } from '#modules/search/understanding/normalize-trip-length.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Executor } from '#platform/db/connect.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { kinOf } from './search-tabs.ts';
import { isAirport } from './trip-of.ts';

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

/**
 * The groups with the totals of the lists that a text leads to: where it names a place, these include what lies there
 * even if no words of a product name it.
 */
export async function groupsAtPlace(
  db: Executor,
  { groups, text, correctedTo, names, isNamed }: Found,
  narrowingOf: (kind: KindName) => Narrowing,
) {
  const isKind = (type: string): type is KindName => type !== 'article' && type !== 'destination';
  // A car whose text says where it goes as well is not all that there is: 'đảo Bình Ba'.
  const isNothingThere = !groups.some(({ type }) => isKind(type) && type !== 'car' && type !== 'service');
  const isPlaceAlone =
    isNamed &&
    ((isNothingThere && kindNamedIn(text, { names }) === undefined) || isAroundAlone.test(fold(text)));
  const isThere = (name: KindName) => groups.some(({ type }) => type === name);
  // A kind that is named has its nearest products, even where only a combo matches all the words; a trip where nothing is like it.
  const isRide = isAirport.test(fold(text));
  const asked = kindNamedIn(text, { names }) ?? (isRide ? 'car' : undefined);
  const named = kindNamedIn(text, { names, isThere }) === undefined ? asked : undefined;
  const isNearby = named !== undefined && (named === 'car' ? isRide : isNearest(named, isThere));
  const tickets: KindName[] = isParkIn(groups) && !isThere('attraction') ? ['attraction'] : [];
  const also = tripNamedToo(text, { names, isThere });
  const further = isPlaceAlone
    ? kindNames.filter((name) => !isThere(name))
    : isNearby && groups.length > 0
      ? [named]
      : [...tickets, ...also];
  const sight = sightIn(groups);
  const counted = await Promise.all([
    ...groups.map(async ({ type, total, strength, results }) => {
      const titleHits = mostWordsInTitle(results, correctedTo ?? text, names);
      const isTitle = results.some(({ title }) => isTitleOf(title, text, names));
      const hasLength = results.some(({ title }) => isSoLong(text, title));
      const isOfSight = sight ? results.some(({ title }) => searchKey(title).includes(sight)) : undefined;
      if (!isKind(type)) return { type, total, strength, titleHits };
      const narrowing = narrowingOf(type);
      const counted = await countAtPlace(db, type, { text, narrowing });
      return { type, total: counted ?? total, strength, titleHits, isTitle, hasLength, isOfSight };
    }),
    ...further.map(async (type) => {
      const narrowing = narrowingOf(type);
      const { total, titles } = await findNearest(db, type, { text, narrowing });
      const hasLength = titles.some((title) => isSoLong(text, title));
      return { type, total, strength: 0, titleHits: 0, hasLength };
    }),
  ]);
  return counted.filter(({ total }) => total > 0);
}

/** A second kind of trip that a text names beside how long, of which nothing has all words: 'combo Hạ Long du thuyền 2N1Đ'. */
function tripNamedToo(
  text: string,
  { names, isThere }: { names: readonly string[]; isThere: (name: KindName) => boolean },
): KindName[] {
  const first = kindNamedIn(text, { names });
  if (!hasTripLength(text) || !first || !isTripKind(first)) return [];
  const second = kindNamedIn(text, { names, isThere: (name) => name !== first && isTripKind(name) });
  return second && !isThere(second) ? [second] : [];
}

/** The sight that a text names, in search form; undefined for a town, an island or a province. */
function sightIn(groups: Found['groups']): string | undefined {
  const [first] = groups.flatMap((group) => (group.type === 'destination' ? group.results : []));
  return first?.placeKind && !widePlaceKinds.has(first.placeKind) ? searchKey(first.title) : undefined;
}

/** With fewer words many titles begin so. */
const fewestOfBeginning = 3;

/** Whether a text is a title, or the beginning of one and no place: 'Xe con thoi' of 'Xe con thoi sân bay …' is no river island. */
function isTitleOf(title: string, text: string, names: readonly string[]): boolean {
  const [whole, begun] = [searchKey(title), searchKey(text)];
  if (whole === begun) return true;
  const isLong = begun.split(' ').length >= fewestOfBeginning && !names.includes(begun);
  const isMarked = begun !== text.toLowerCase();
  return (
    isLong && whole.startsWith(begun) && (!isMarked || title.toLowerCase().startsWith(text.toLowerCase()))
  );
}

/** What lies around a city, whatever it is. */
const isAroundAlone = /^(?:gan|quanh) /;

/** Whether the nearest of a kind are as good as those with the words: places to stay, tickets, and trips where nothing is like them. */
function isNearest(kind: KindName, isThere: (name: KindName) => boolean): boolean {
  const { isStay } = kindProfiles[kind];
  return isStay || kind === 'attraction' || !kinOf(kind).some((name) => name !== 'article' && isThere(name));
}

/** Whether the first place that was found is a park, as of 'Sun World'. */
export const isParkIn = (groups: Found['groups']): boolean =>
  groups.some((group) => group.type === 'destination' && isPark(group.results[0]?.placeKind));

/** Whether tickets are sold to a place of this kind. */
export const isPark = (kind: PlaceKind | null | undefined): boolean => kind === 'theme-park';

/** The query of a tab's list. */
export function tabQuery(kind: KindName, narrowing: Narrowing, limit: number): ProductQuery {
  const order = 'popularity:desc' as const;
  return { kind, page: 1, limit, sortBy: order, provinces: [], places: [], ...narrowing };
}

const noLimits = { priceMinVnd: undefined, priceMaxVnd: undefined, filters: {} };

/**
 * Number of a kind's products in the whole list where the text names a place, which a search for the words alone does
 * not tell, or limits are wished for; else null.
 */
export async function countAtPlace(
  db: Executor,
  kind: KindName,
  { text, narrowing }: { text: string; narrowing: Narrowing },
): Promise<number | null> {
  const { query, readAs } = await searchList(db, tabQuery(kind, narrowing, 1), { text, isWords: false });
  if (!readAs && !hasLimits(narrowing)) return null;
  const { totalResults } = await listProducts(db, query);
  if (totalResults > 0 || !hasLimits(narrowing)) return totalResults;
  // Nothing meets the limits: the tab shows everything without them, and says so.
  return (await listProducts(db, { ...query, ...noLimits })).totalResults;
}

/** How many products of a kind are nearest to a text that no words of its products match, and the titles of the first. */
export async function findNearest(
  db: Executor,
  kind: KindName,
  { text, narrowing }: { text: string; narrowing: Narrowing },
): Promise<{ total: number; titles: string[] }> {
  const { query } = await searchList(db, tabQuery(kind, narrowing, mostTitles), { text, isWords: false });
  const { results, totalResults } = await listProducts(db, query);
  return { total: totalResults, titles: results.map(({ title }) => title) };
}

/** Enough to tell how long trips take there. */
const mostTitles = 4;

/** Whether limits besides the text are wished for. */
export const hasLimits = ({ priceMinVnd, priceMaxVnd, filters }: Narrowing) =>
  priceMinVnd !== undefined || priceMaxVnd !== undefined || Object.keys(filters).length > 0;
