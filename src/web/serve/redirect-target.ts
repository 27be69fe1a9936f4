import { canonicalPath } from '../seo/canonical.ts';

/** Where a request should have gone (SEO-03), without its query; null when it came to the right address. */
export function redirectTarget(url: string): string | null {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  // React Router fetches the data of '/abc' at '/abc.data', which is nobody's address.
  if (path.endsWith('.data') || path.startsWith('/dev/')) return null;
  const target = canonicalPath(path);
  return target === path ? null : target;
}
