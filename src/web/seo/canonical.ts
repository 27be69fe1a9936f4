import { findKindByPrefix } from '#modules/catalog/kinds/registry.ts';
import { featuredServices } from '../navigation.ts';

/** Prefixes of pages whose address ends in '.html', besides those of the kinds of products. */
const detailPrefixes = new Set(['provinces', 'dia-diem', 'kham-pha']);

/** Pages that live below a detail prefix under an address without '.html' (NAV-03). */
const shortAddresses = new Set(featuredServices.map((entry) => entry.href));

/** Old names of first segments and what they are called now; '' lets the rest stand at the root. */
const renamed: Record<string, string> = { province: 'provinces', service: 'dich-vu', 'cam-nang-du-lich': '' };

/**
 * The one address of a page (SEO-03) for a path in any of its old or careless forms; the path itself when it already
 * is that address. The query is not part of it.
 */
export function canonicalPath(path: string): string {
  let segments = path.split('/').filter((segment) => segment !== '');
  segments = segments.filter((segment) => segment !== 'detail');
  const first = segments[0] ?? '';
  const isOldName = first in renamed && segments.length > 1;
  if (isOldName) segments = [renamed[first] ?? '', ...segments.slice(1)].filter(Boolean);
  if (segments.length > 1 && /^\d+$/.test(segments.at(-1) ?? '')) segments = segments.slice(0, -1);

  const [prefix = '', name] = segments;
  const plain = `/${segments.join('/')}`;
  if (segments.length === 2 && name && isDetailPrefix(prefix)) {
    return shortAddresses.has(plain) || name.endsWith('.html') ? plain : `${plain}.html`;
  }
  // Articles stand at the root without an ending.
  if (segments.length === 1 && prefix.endsWith('.html')) return plain.slice(0, -'.html'.length);
  return plain;
}

function isDetailPrefix(prefix: string): boolean {
  return detailPrefixes.has(prefix) || findKindByPrefix(`/${prefix}`) !== null;
}
