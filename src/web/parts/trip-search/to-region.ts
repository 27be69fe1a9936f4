import type { Region } from '#modules/search/documents/read-search.ts';

/** The query of a list that shows a region: its provinces and map section as filters, the typed text in `typed`. */
export function toRegion(
  params: URLSearchParams,
  { provinces, bounds }: Region,
  { text, typed }: { text: string; typed: string },
): URLSearchParams {
  const led = new URLSearchParams(params);
  for (const key of ['search', 'words', 'page', 'provinces', 'bounds']) led.delete(key);
  for (const slug of provinces) led.append('provinces', slug);
  if (bounds) led.set('bounds', [bounds.west, bounds.south, bounds.east, bounds.north].join(','));
  if (text) led.set('search', text);
  led.set('typed', typed);
  return led;
}
