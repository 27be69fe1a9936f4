import type { Region } from '#modules/search/documents/read-search.ts';

/** The query of a list that shows a region: its provinces and map section as filters, the typed text in `typed`. */
export function toRegion(
  params: URLSearchParams,
  { provinces, bounds }: Region,
  { text, typed }: { text: string; typed: string },
): URLSearchParams {
  const target = new URLSearchParams(params);
  for (const key of ['search', 'words', 'page', 'provinces', 'bounds']) target.delete(key);
  for (const slug of provinces) target.append('provinces', slug);
  if (bounds) target.set('bounds', [bounds.west, bounds.south, bounds.east, bounds.north].join(','));
  if (text) target.set('search', text);
  target.set('typed', typed);
  return target;
}
