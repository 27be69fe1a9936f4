import { findKindByPrefix } from '#modules/catalog/kinds/registry.ts';
import { servicePaths } from '#modules/settings/wordings/service-slugs.ts';

/** Prefixes of pages whose address ends in '.html', besides those of the kinds of products. */
const detailPrefixes = new Set(['provinces', 'dia-diem', 'kham-pha']);

/** Pages that live below a detail prefix under an address without '.html' (NAV-03). */
const shortAddresses = new Set(servicePaths);

/** Old names of first segments and what they are called now; '' lets the rest stand at the root. */
const renamed: Record<string, string> = { province: 'provinces', service: 'dich-vu', 'cam-nang-du-lich': '' };

/** Prefixes that are no page of their own, and the list that a visitor means by them. */
const bare: Record<string, string> = {
  province: '/dia-diem',
  provinces: '/dia-diem',
  service: '/dich-vu',
  'kham-pha': '/cam-nang-du-lich',
  index: '/',
};

/** Below these stand codes and numbers that mean something: nothing is taken away. */
const codes = [
  'chuyen-di',
  'dat-cho',
  'yeu-cau',
  'thanh-toan',
  'doi-tac',
  'nha-cung-cap',
  'danh-gia',
  'phieu-qua-tang',
  'ban-tin',
  'dev',
];
const codePrefixes = new Set(codes);

/**
 * The one address of a page (SEO-03) for a path in any of its old or careless forms; the path itself when it already
 * is that address. The query is not part of it.
 */
export function canonicalPath(path: string): string {
  let segments = path.split('/').filter((segment) => segment !== '');
  const first = inSmallLetters(segments[0] ?? '');
  if (codePrefixes.has(first)) return `/${[first, ...segments.slice(1)].join('/')}`;
  // Capitals may mean something in the codes below other prefixes.
  const isContent = first in renamed || first === 'page' || isDetailPrefix(first);
  segments = segments.map((segment, index) => (index === 0 || isContent ? inSmallLetters(segment) : segment));
  segments = segments.filter((segment) => segment !== 'detail');
  if (segments.length > 1 && first in renamed)
    segments = [renamed[first] ?? '', ...segments.slice(1)].filter(Boolean);
  if (segments.length > 1 && /^\d+$/.test(segments.at(-1) ?? '')) segments = segments.slice(0, -1);

  const [prefix = '', last = ''] = segments;
  const name = withoutEnding(last);
  if (segments.length === 1) return bare[withoutEnding(prefix)] ?? `/${withoutEnding(prefix)}`;
  if (segments.length === 2 && isDetailPrefix(prefix)) {
    const plain = `/${prefix}/${name}`;
    return shortAddresses.has(plain) ? plain : `${plain}.html`;
  }
  if (segments.length === 2 && prefix === 'page') return `/page/${name}`;
  return `/${segments.join('/')}`;
}

/** Letters alone: a byte written as '%E1' stays as it is. */
function inSmallLetters(segment: string): string {
  return segment.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

function withoutEnding(name: string): string {
  return name.replace(/(\.html?)+$/, '');
}

function isDetailPrefix(prefix: string): boolean {
  return detailPrefixes.has(prefix) || findKindByPrefix(`/${prefix}`) !== null;
}
