import { findKindByPrefix } from '#modules/catalog/kinds/registry.ts';
import { servicePaths } from '#modules/settings/wordings/service-slugs.ts';

/** Prefixes of pages whose URL ends in '.html', besides those of the product kinds. */
const detailPrefixes = new Set(['provinces', 'dia-diem', 'kham-pha']);

/** Pages below such a prefix whose URL has no '.html' (NAV-03). */
const shortAddresses = new Set(servicePaths);

/** Old names of first path segments and their present names; '' moves the rest to the root. */
const renamed: Record<string, string> = { province: 'provinces', service: 'dich-vu', 'cam-nang-du-lich': '' };

/** Prefixes without a page of their own, with the list that they redirect to. */
const bare: Record<string, string> = {
  province: '/dia-diem',
  provinces: '/dia-diem',
  service: '/dich-vu',
  'kham-pha': '/cam-nang-du-lich',
  index: '/',
};

/** Prefixes followed by codes and numbers that are significant: nothing is stripped there. */
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

/** The canonical path of a page (SEO-03) for any of its old or sloppy forms; the path itself when it is canonical. Without query. */
export function canonicalPath(path: string): string {
  let segments = path.split('/').filter((segment) => segment !== '');
  const first = inSmallLetters(segments[0] ?? '');
  if (codePrefixes.has(first)) return `/${[first, ...segments.slice(1)].join('/')}`;
  // Below other prefixes capitals may be significant in codes.
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

/** Lower-cases letters only: a percent-encoded byte such as '%E1' stays as it is. */
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
