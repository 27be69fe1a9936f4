import { previewKey } from '#modules/catalog/editing/preview-product.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import type { Visit } from '#modules/reports/rules/visit.ts';
import { servicePaths } from '#modules/settings/wordings/service-slugs.ts';

/** What the page of each route shows, beside the slug at its end. */
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

/** Pages that are searched besides lists. */
const searched = new Set(['areas/search/search-page', 'areas/destinations/destinations-page']);

const asksWhere = /[?&](?:search|near|places|provinces)=/;

/** Longer texts name no place. */
const mostLetters = 80;

/** Whether an address shows a draft, which those see who write it. */
export const isDraft = (url: string): boolean => url.includes(`${previewKey}=`);

/** What a page shows; null where that is not counted. @param path of the page, without its query */
export function visitOf(routeId: string, path: string): Visit | null {
  const page = shown.get(routeId);
  if (!page) return null;
  if (page.what === 'list') return page;
  const slug = path.slice(path.lastIndexOf('/') + 1).replace(/\.html$/, '');
  return { ...page, slug };
}

/** What a page is asked to look for: the one place or province that was chosen, else the words; null where nothing is. */
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
