import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { findProvinceCalled, keepInProvince, listPlacesWithin } from '#modules/catalog/queries/places.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { surroundingWords } from '#modules/search/understanding/parsing/without-surroundings.ts';
import type { Executor } from '#platform/db/connect.ts';
import { asksOnlyWhere } from './asks-where.ts';
import { titledSo } from './at-place.ts';
import { besideWish } from './beside-wish.ts';
import { findMatches, type Matches } from './find-matches.ts';
import { findNamedPlace } from './find-named-place.ts';
import { findRegion, type Region, regionQuery } from './find-region.ts';
import { isAnsweredOnly } from './is-answered-only.ts';
import type { SearchType } from './match-documents.ts';

/**
 * The matches of a text while it is typed; where nothing has all of it, those of what is left without days, guests, price and
 * features, which the results page takes out as well: 'khách sạn Huế ngày 30/12'.
 */
export async function findWhileTyping(
  db: Executor,
  type: SearchType,
  text: string,
  options: { limit: number },
): Promise<Matches> {
  if ((await isAnsweredOnly(db, text)) || (await asksOnlyWhere(db, text))) return nothing;
  const named = /\S\s+\S/.test(text) ? await findRegion(db, text) : null;
  const isWhole = named && (named.rest === '' || (isPlaceType(type) && saysOnlyKind(named.rest)));
  if (isWhole) return findInRegion(db, type, named.region, options);
  const found = await findMatches(db, type, text, options);
  if (found.ids.length > 0) return isProductType(type) ? withoutElsewhere(db, type, text, found) : found;
  const typed = await besideWish(db, text);
  const isShorter = typed !== '' && typed.split(' ').length < text.trim().split(/\s+/).length;
  return isShorter ? findMatches(db, type, typed, options) : found;
}

/** Of the name of a province nothing that only has its words elsewhere: 'Hà Tĩnh' is no quiet hotel in Hà Nội. */
async function withoutElsewhere(
  db: Executor,
  kind: KindName,
  text: string,
  found: Matches,
): Promise<Matches> {
  const place = await findNamedPlace(db, kind, (await findProvinceCalled(db, text)) ?? text);
  if (!place?.isProvince) return found;
  const within = await keepInProvince(db, kind, { ids: found.ids, province: place.province.slug });
  if (within.length > 0) return found;
  const ids = await titledSo(db, found.ids, place.name);
  return { ...found, ids, total: ids.length };
}

const isProductType = (type: SearchType): type is KindName => (kindNames as readonly string[]).includes(type);

const isPlaceType = (type: SearchType) => type === 'province' || type === 'place';

/** Whether a text has but the words for a kind and how long: the place is the region itself. */
const saysOnlyKind = (text: string) =>
  queryWordsOf(text).every(
    ({ key }) => surroundingWords.has(key) || /^(?:\d{1,2}|ngay|dem|\d[nd](?:\d[nd])?)$/.test(key),
  );

const nothing: Matches = { ids: [], total: 0, correctedTo: null, leftOut: null };

/** What of a type lies in a region, the best known first; of articles nothing is known to. */
async function findInRegion(
  db: Executor,
  type: SearchType,
  region: Region,
  { limit }: { limit: number },
): Promise<Matches> {
  const found = { correctedTo: null, leftOut: null };
  if (type === 'article') return { ...found, ids: [], total: 0 };
  if (type === 'province') return { ...found, ids: region.ids, total: region.ids.length };
  if (type !== 'place') {
    const { results, totalResults } = await listProducts(db, regionQuery(type, region, limit));
    return { ...found, ids: results.map(({ id }) => id), total: totalResults };
  }
  const places = await listPlacesWithin(db, region);
  return { ...found, ids: places.slice(0, limit), total: places.length };
}
