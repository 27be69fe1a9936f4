import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { findAround, type ListPlace } from '#modules/catalog/queries/places.ts';
import { expandAbbreviations } from '#modules/search/understanding/expand-abbreviations.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findMatches } from './find-matches.ts';
import { findNamedPlace } from './find-named-place.ts';

export const nearTown = /^(.*?)\s*(?:gần|gan|quanh|near|close to|around)\s+(\S.*)$/iu;
/** Says no more than that somebody wants to go out. */
const anything =
  /^(?:(?:đi|di|chơi|choi|du lịch|du lich|nghỉ|nghi|ở đâu|o dau|đâu|dau|chỗ|cho|nơi|noi|điểm|diem|địa điểm|dia diem|đẹp|dep|vui chơi|vui choi|nào|nao|có gì|co gi)\s*)*$/iu;
/** How far somebody goes for a weekend: the first with a result is used. */
const kilometres = [100, 200];
const matchedAtMost = 500;

export interface AroundTown {
  query: ProductQuery;
  town: ListPlace;
  kilometres: number;
}

/**
 * What lies around a city for a text that asks for that, and not for what is in it: 'khu nghỉ dưỡng gần Hà Nội'. Of what else it
 * says only where something around has it. Null for any other text.
 */
export async function findAroundTown(
  db: Executor,
  asked: ProductQuery,
  text: string,
): Promise<AroundTown | null> {
  const [, said = '', behind = ''] = nearTown.exec(text) ?? [];
  const what = anything.test(said) ? '' : said;
  const town = behind ? await cityCalled(db, asked.kind, behind) : null;
  if (!town) return null;
  const matched = what ? await findMatches(db, asked.kind, what, { limit: matchedAtMost }) : null;
  const isAny = async (query: ProductQuery) =>
    (await listProducts(db, { ...query, page: 1, limit: 1 })).totalResults > 0;
  for (const most of kilometres) {
    const around = await findAround(db, town.province.slug, most);
    if (!around) return null;
    const query = { ...asked, ...around };
    const narrow = matched && matched.ids.length > 0 ? { ...query, rankedIds: matched.ids } : null;
    if (narrow && (await isAny(narrow))) return { query: narrow, town, kilometres: most };
    if (searchKey(what) !== '' && matched && matched.ids.length > 0) continue;
    if (await isAny(query)) return { query, town, kilometres: most };
  }
  return null;
}

/** What is left to look for of a text that says no more than that somebody wants to go out near a city; null for any other text. */
export async function readNearCity(db: Executor, text: string): Promise<string | null> {
  const [, said = '', behind = ''] = nearTown.exec(text) ?? [];
  const isAny = behind !== '' && said !== '' && anything.test(said);
  return isAny && (await cityCalled(db, 'hotel', behind)) ? `gần ${behind}` : null;
}

/** The city of a name, or of what it stands for: 'Sài Gòn'. */
export async function cityCalled(db: Executor, kind: KindName, name: string): Promise<ListPlace | null> {
  for (const written of [name, ...expandAbbreviations(name)]) {
    const place = await findNamedPlace(db, kind, written);
    if (place?.isProvince) return place;
  }
  return null;
}
