import type { FastifyRequest } from 'fastify';
import { guestCookie } from '#platform/http/guest-cookie.ts';

type Hosts = Parameters<ReturnType<typeof guestCookie>['write']>[2];

/** A session cookie of the browser. Shared pages are rendered without it; only the checkout reads it. */
const cookie = guestCookie('nv_from');

/** Format of a recorded source. */
const shape = /^[a-z0-9][a-z0-9._-]{0,39}$/;
/** Phone numbers and mail addresses: a campaign that identifies a person is not recorded. */
const namesSomebody = /\d{6}|@/;
/** Hosts of one service, by a part of their name. */
const services: readonly [RegExp, string][] = [
  [/(^|\.)google\.[a-z.]{2,6}$/, 'google'],
  [/(^|\.)bing\.com$/, 'bing'],
  [/(^|\.)coccoc\.com$/, 'coccoc'],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, 'facebook'],
  [/(^|\.)instagram\.com$/, 'instagram'],
  [/(^|\.)(zalo\.me|zaloapp\.com)$/, 'zalo'],
  [/(^|\.)tiktok\.com$/, 'tiktok'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube'],
];

/**
 * Where the visitor who opens a page comes from: the campaign in the link (`utm_source`), or the referring site. Null for
 * navigation within the site, without a known origin, or where the link's campaign could identify a person.
 */
export function visitSource(
  { method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
  ownHost: string,
): string | null {
  if (method !== 'GET' || !isOpening(headers)) return null;
  if (url.includes('utm_source=')) {
    const named = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('utm_source') ?? '';
    const campaign = named.trim().toLowerCase().replace(/\s+/g, '-');
    return namesSomebody.test(campaign) || !shape.test(campaign) ? null : campaign;
  }
  const { referer } = headers;
  if (!referer || headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'same-site')
    return null;
  return siteOf(referer, ownHost);
}

/** Whether the request is a top-level navigation, not a script's or picture's. */
function isOpening(headers: FastifyRequest['headers']): boolean {
  const aim = headers['sec-fetch-dest'];
  return (aim === undefined || aim === 'document') && headers['sec-purpose'] === undefined;
}

function siteOf(referer: string, ownHost: string): string | null {
  if (!URL.canParse(referer)) return null;
  const host = new URL(referer).hostname.replace(/^(?:www|m|l|lm)\./, '');
  if (host === '' || host === ownHost.replace(/^www\./, '')) return null;
  const name = services.find(([pattern]) => pattern.test(host))?.[1] ?? host;
  return namesSomebody.test(name) || !shape.test(name) ? null : name;
}

/**
 * Response headers for a visitor who came from elsewhere: a session cookie with the source's name. `private`, so that no cache in
 * front of the site serves it to others.
 */
export function sourceHeaders(source: string, config: Hosts): Record<string, string> {
  return { 'set-cookie': cookie.write(source, null, config), 'cache-control': 'private, no-cache' };
}

/** The source in the cookie of a browser that submits a checkout; null where none is known. */
export function readSource(request: Request, config: Hosts): string | null {
  const source = cookie.read(request, config);
  return shape.test(source) && !namesSomebody.test(source) ? source : null;
}
