import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { listProvinces } from '#modules/catalog/queries/provinces.ts';
import { findNamedPlace } from '#modules/search/documents/find-named-place.ts';
import { findRegion, type Region } from '#modules/search/documents/read-search.ts';
import type { SearchedList } from '#modules/search/documents/search-list.ts';
import type { Database } from '#platform/db/connect.ts';
import { placeLabel } from './place-label.ts';

/** How a search text that names a place was interpreted, and a link to search for its words instead. */
export interface Reading {
  message: string;
  href: string;
  label: string;
}

/** The query that replaces a search for a province's name: the list of that province, with the typed text in `typed`. */
export function toProvince(params: URLSearchParams, province: string): URLSearchParams {
  const target = new URLSearchParams(params);
  for (const key of ['search', 'words', 'page']) target.delete(key);
  target.set('provinces', province);
  target.set('typed', params.get('search')?.trim() ?? '');
  return target;
}

interface Read extends Pick<SearchedList, 'place' | 'readAs' | 'kilometres' | 'leftOut'> {
  near: string[] | undefined;
}

/** The notice about it; null where nothing was interpreted so, or the place has been changed since. */
export async function describeInterpretation(
  db: Database,
  kind: Kind,
  params: URLSearchParams,
  { place, readAs, kilometres, near, leftOut }: Read,
): Promise<Reading | null> {
  const { compared } = kind.nouns;
  const text = params.get('search')?.trim() ?? '';
  if (readAs === 'near' && place)
    return {
      message: `Không ${compared} nào mang tên này: đây là ${compared} cách ${place.name} không quá ${near?.[0]?.split('.')[1]} km.`,
      ...wordsOf(params, text, `Tìm chữ “${text}” ở mọi nơi`),
    };
  if (readAs === 'around' && place)
    return {
      message: `Đây là ${compared} quanh ${place.name}, trong khoảng ${kilometres} km.`,
      ...wordsOf(params, text, `Tìm chữ “${text}” ở mọi nơi`),
    };
  if (leftOut && leftOut.length > 0)
    return {
      message: `Không nơi nào có chữ “${leftOut.join(' ')}”, nên đây là kết quả của phần còn lại.`,
      ...wordsOf(params, text, `Tìm đủ chữ “${text}”`),
    };
  if (readAs === 'within' && place) {
    return {
      message: `Chỉ gồm ${compared} ở ${placeLabel(place)}.`,
      ...wordsOf(params, text, `Tìm chữ “${text}” ở mọi nơi`),
    };
  }
  const typed = params.get('typed')?.slice(0, 200) ?? '';
  if (!typed) return null;
  const region = await shownRegion(db, params);
  if (region)
    return {
      message: `“${region.name}” là một vùng, nên đây là ${compared} ở ${await namesOf(db, region)}.`,
      ...wordsOf(params, typed, `Tìm theo chữ “${typed}”`),
    };
  if (params.get('search') || params.getAll('provinces').length !== 1) return null;
  const named = await findNamedPlace(db, kind.name, typed);
  if (!named?.isProvince || named.province.slug !== params.get('provinces')) return null;
  return {
    message: `“${typed}” là tên một nơi, nên đây là mọi ${compared} ở ${named.name}.`,
    ...wordsOf(params, typed, `Tìm theo chữ “${typed}”`),
  };
}

/** The region that was typed, if the list still shows all of it. */
export async function shownRegion(db: Database, params: URLSearchParams): Promise<Region | null> {
  const provinces = params.getAll('provinces').join();
  const found = provinces ? await findRegion(db, params.get('typed')?.slice(0, 200) ?? '') : null;
  return found?.region.provinces.join() === provinces ? found.region : null;
}

async function namesOf(db: Database, { ids }: Region): Promise<string> {
  const { results } = await listProvinces(db, { rankedIds: ids, page: 1, limit: ids.length });
  return new Intl.ListFormat('vi').format(results.map(({ title }) => title));
}

function wordsOf(params: URLSearchParams, text: string, label: string): Pick<Reading, 'href' | 'label'> {
  const words = new URLSearchParams(params);
  for (const key of ['typed', 'page', 'provinces', 'bounds']) words.delete(key);
  words.set('search', text);
  words.set('words', 'true');
  return { href: `?${words}`, label };
}
