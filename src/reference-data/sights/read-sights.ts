import { type PlaceKind, placeKinds } from '#modules/catalog/codes.ts';
import type { Place } from '../places/place.ts';

/**
 * Parses sights, places with one sentence and no long text: after '# province' one line each of `slug | title | kind | lat,
 * lng | popularity | picture | other names, separated by '; ' | sentence`. @throws on an invalid line
 */
export function readSights(table: string): Place[] {
  let province = '';
  return table.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) province = line.slice(2);
    if (!line || line.startsWith('# ')) return [];
    return [{ ...readSight(line), province }];
  });
}

function readSight(line: string): Omit<Place, 'province'> {
  const [slug, title, kind, position, popularity, picture, names, summary, ...more] = line.split(' | ');
  const [lat, lng] = (position ?? '').split(', ').map(Number);
  if (!slug || !title || !isKind(kind) || !picture || !summary || !lat || !lng || more.length > 0)
    throw new Error(`Unreadable sight: ${line}`);
  return {
    slug,
    title,
    kind,
    lat,
    lng,
    nameAlias: names ? names.split('; ') : [],
    summary,
    content: '',
    special: false,
    popularity: Number(popularity),
    picture,
  };
}

const isKind = (code: string | undefined): code is PlaceKind =>
  code !== undefined && Object.hasOwn(placeKinds, code);
