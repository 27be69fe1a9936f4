import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser says that a write comes from a page of somebody else (OWASP: 'Verifying Origin'; the same as Go's
 * `http.CrossOriginProtection`). What a browser says cannot be changed by a page. A program that says nothing has no
 * guest's cookies to misuse.
 */
export function isCrossOrigin(headers: IncomingHttpHeaders, siteOrigins: string[]): boolean {
  const { origin, host } = headers;
  if (origin !== undefined)
    return !siteOrigins.includes(origin) && (host === undefined || URL.parse(origin)?.host !== host);
  const from = headers['sec-fetch-site'];
  return from !== undefined && from !== 'same-origin' && from !== 'none';
}
