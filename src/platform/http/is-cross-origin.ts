import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser reports that a write comes from another site's page (OWASP: 'Verifying Origin'; the same as Go's
 * `http.CrossOriginProtection`). Pages cannot alter these headers. A client without them has no guest's cookies to
 * misuse.
 */
export function isCrossOrigin(headers: IncomingHttpHeaders, siteOrigins: string[]): boolean {
  const { origin, host } = headers;
  if (origin !== undefined)
    return !siteOrigins.includes(origin) && (host === undefined || URL.parse(origin)?.host !== host);
  const from = headers['sec-fetch-site'];
  return from !== undefined && from !== 'same-origin' && from !== 'none';
}
