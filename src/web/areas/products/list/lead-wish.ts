import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { findFeatureFilters } from '#modules/search/documents/find-feature-filters.ts';
import { type Region, readSearch } from '#modules/search/documents/read-search.ts';
import { isInRegion } from '#modules/search/everything/search-everything.ts';
import type { Database } from '#platform/db/connect.ts';
import { toRegion } from '#web/parts/trip-search/to-region.ts';
import { writeWish } from '#web/parts/trip-search/write-wish.ts';

/**
 * The URL of a list whose search text contains more than words: 'Nha Trang dưới 1tr cuối tuần này' becomes a search for
 * Nha Trang, with price and days in the fields where they can be changed. Null where it does not.
 * @param spelled the text in its proper spelling
 */
export async function leadWish(
  db: Database,
  kind: Kind,
  { params, spelled, today }: { params: URLSearchParams; spelled: string; today: string },
): Promise<URLSearchParams | null> {
  if (!spelled) return null;
  const { text: read, wish, origin, region } = await readSearch(db, spelled, today);
  const isHere = region !== null && !params.has('provinces');
  const features = await findFeatureFilters(db, kind.name, wish?.features ?? []);
  // What nothing is filtered by stays in the text, so that the list can say so.
  const text = [read, ...features.unfiltered].filter(Boolean).join(' ');
  if (!isHere && ((!wish && !origin) || text === spelled)) return null;
  const filterKeys = kind.filters.map(({ key }) => key);
  const target = wish
    ? writeWish(wish, { ...kind, filterKeys }, { params, today, features })
    : new URLSearchParams(params);
  if (isHere)
    return toRegion(target, region, {
      text: await thereOrNothing(db, kind, region, text),
      typed: params.get('search')?.trim() ?? '',
    });
  target.set('search', text);
  target.delete('page');
  return target;
}

/** What else is said of a region, where anything of the kind has it there. */
const thereOrNothing = async (db: Database, { name }: Kind, region: Region, text: string) =>
  text && (await isInRegion(db, name, region, text)) ? text : '';
