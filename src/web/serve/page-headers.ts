/** Headers for the shell around every page; those that only steer our own cache stay inside. */
const inside = new Set([
  'x-cache-tags',
  'x-cache-fresh',
  'content-length',
  'transfer-encoding',
  'set-cookie',
]);

/**
 * The headers that a rendered reply is sent with. A whole page that says it is the same for everyone may be kept by a
 * CDN for as long as by us; everything else is the visitor's own.
 */
export function pageHeaders(response: Response, hasBody: boolean): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  response.headers.forEach((value, name) => {
    if (!inside.has(name)) headers[name] = value;
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length) headers['set-cookie'] = cookies;
  const tags = response.headers.get('x-cache-tags');
  const freshSeconds = response.headers.get('x-cache-fresh') ?? '60';
  const isShared = response.status === 200 && Boolean(tags);
  headers['cache-control'] ??= isShared
    ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=600`
    : 'private, no-store';
  if (hasBody) headers['content-type'] ??= 'text/html; charset=utf-8';
  headers['x-content-type-options'] = 'nosniff';
  headers['referrer-policy'] ??= 'strict-origin-when-cross-origin';
  headers['x-frame-options'] = 'DENY';
  return headers;
}
