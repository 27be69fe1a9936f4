/** Headers for the shell around every page; those that only steer our own cache stay inside. */
const inside = new Set([
  'x-cache-tags',
  'x-cache-fresh',
  'content-length',
  'transfer-encoding',
  'set-cookie',
]);

/** No copy of a page is shown that is older, here or in a CDN, unless we cannot be reached. */
const oldestSeconds = 60;

/**
 * The headers that a rendered reply is sent with. Only the whole page of a shared route may be kept by a CDN, for as long
 * as by us; everything else is the visitor's own. What is shared sets no cookie: it would reach everybody.
 */
export function pageHeaders(
  response: Response,
  { hasBody, isShared }: { hasBody: boolean; isShared: boolean },
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  response.headers.forEach((value, name) => {
    if (!inside.has(name)) headers[name] = value;
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length && !isShared) headers['set-cookie'] = cookies;
  const freshSeconds = Number(response.headers.get('x-cache-fresh') ?? oldestSeconds);
  const isKept = isShared && response.status === 200 && response.headers.has('x-cache-tags');
  headers['cache-control'] ??= isKept
    ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${oldestSeconds - freshSeconds}, stale-if-error=600`
    : 'private, no-store';
  if (response.status === 503) headers['retry-after'] ??= '5';
  if (hasBody) headers['content-type'] ??= 'text/html; charset=utf-8';
  return headers;
}
