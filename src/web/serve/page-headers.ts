import type { CachedPage } from '#platform/cache/page-cache.ts';

/** Headers for the page host; those that only control our own cache are not sent. */
const inside = new Set([
  'x-cache-tags',
  'x-cache-fresh',
  'x-own-frame',
  'content-length',
  'transfer-encoding',
  'set-cookie',
]);

/** No older copy of a page is served, here or by a CDN, unless the site cannot be reached. */
export const oldestSeconds = 60;

/**
 * The headers that a rendered reply is sent with. Only the complete page of a shared route may be cached by a CDN, for as long as
 * by us; everything else is private. A shared page sets no cookie: it would reach everybody.
 * @param freshSeconds how long a shared page is fresh; null for a private one
 */
export function pageHeaders(
  response: Response,
  { hasBody, freshSeconds }: { hasBody: boolean; freshSeconds: number | null },
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  response.headers.forEach((value, name) => {
    if (!inside.has(name)) headers[name] = value;
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length && freshSeconds === null) headers['set-cookie'] = cookies;
  headers['cache-control'] ??=
    freshSeconds !== null && response.status === 200
      ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${oldestSeconds - freshSeconds}, stale-if-error=600`
      : 'private, no-store';
  if (response.status === 503) headers['retry-after'] ??= '5';
  if (hasBody) headers['content-type'] ??= 'text/html; charset=utf-8';
  return headers;
}

/** A finished page with additional headers for one visitor: cookies are added to its own, and no other cache may store it. */
export function withHeaders(
  page: CachedPage,
  extras: readonly (Record<string, string> | null)[],
): CachedPage {
  const asked = extras.filter((extra) => extra !== null);
  if (asked.length === 0) return page;
  const all = [page.headers, ...asked];
  const isStored = !String(page.headers['cache-control'] ?? '').includes('no-store');
  const cacheControl = isStored ? 'private, no-cache' : page.headers['cache-control'];
  const headers = {
    ...Object.assign({}, ...all),
    'set-cookie': all.flatMap((one) => one['set-cookie'] ?? []),
    ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
  };
  return { ...page, headers };
}
