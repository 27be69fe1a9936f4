import { previewKey } from '#modules/catalog/editing/preview-product.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import type { Visit } from '#modules/reports/rules/visit.ts';
import { servicePaths } from '#modules/settings/wordings/service-slugs.ts';

/** What each route's page shows, apart from the slug at the end of its path. */
const shown = new Map<
  string,
  { what: 'list'; kind: KindName } | { what: 'product'; kind: KindName } | { what: 'place' | 'province' }
>([
  ...kindNames.map((kind) => [`${kind}-list`, { what: 'list', kind }] as const),
  ...servicePaths.map((path) => [path, { what: 'list', kind: 'service' }] as const),
  ...kindNames.map((kind) => [`areas/products/${kind}/${kind}-page`, { what: 'product', kind }] as const),
  ['areas/destinations/place-page', { what: 'place' }],
  ['areas/destinations/province-page', { what: 'province' }],
]);

/** Pages with a search, besides lists. */
const searched = new Set(['areas/search/search-page', 'areas/destinations/destinations-page']);

const asksWhere = /[?&](?:search|near|places|provinces)=/;

/** Longer texts are not counted, as they name no place. */
const mostLetters = 80;

/** Whether a URL shows a draft, which only its authors see. */
export const isDraft = (url: string): boolean => url.includes(`${previewKey}=`);

/** What a page shows, for the visit counter; null where that is not counted. @param path the page's path without its query */
export function visitOf(routeId: string, path: string): Visit | null {
  const page = shown.get(routeId);
  if (!page) return null;
  if (page.what === 'list') return page;
  const slug = path.slice(path.lastIndexOf('/') + 1).replace(/\.html$/, '');
  return { ...page, slug };
}

/** What a page is asked to search: the single chosen place or province, else the text; null where there is none. */
export function searchOf(routeId: string, url: string): Visit | null {
  const at = url.indexOf('?');
  if (at < 0 || !(searched.has(routeId) || shown.get(routeId)?.what === 'list')) return null;
  if (!asksWhere.test(url)) return null;
  const query = new URLSearchParams(url.slice(at + 1));
  const only = (key: string) => {
    const [one, ...others] = query.getAll(key).filter(Boolean);
    return others.length === 0 ? one : undefined;
  };
  const place = only('near')?.split('.')[0] ?? only('places');
  if (place) return { what: 'sought_place', slug: place.slice(0, mostLetters) };
  const text = query.get('search')?.trim().toLowerCase();
  if (text && text.length <= mostLetters) return { what: 'sought_text', text };
  const province = only('provinces');
  return province ? { what: 'sought_province', slug: province.slice(0, mostLetters) } : null;
}
