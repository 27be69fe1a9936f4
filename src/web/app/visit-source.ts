import type { FastifyRequest } from 'fastify';
import { guestCookie } from '#platform/http/guest-cookie.ts';

type Hosts = Parameters<ReturnType<typeof guestCookie>['write']>[2];

/** Gone with the browser's window. Pages that others get, too, are drawn without it; the checkout alone reads it. */
const cookie = guestCookie('nv_from');

/** What is written of a source. */
const shape = /^[a-z0-9][a-z0-9._-]{0,39}$/;
/** Numbers of phones and of people: a campaign that names somebody is none. */
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
 * From where whoever opens a page comes: the campaign that its link names (`utm_source`), or the other site. Null for who goes on within
 * the site, comes from nowhere that is told, or whose link names what could be a person.
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

/** Somebody goes to a page, and no script or picture asks for it. */
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
 * What a page is sent with for who has come from elsewhere: a cookie with the source's name, as long as the window is open. A cache in
 * front of the site must not give it to others.
 */
export function sourceHeaders(source: string, config: Hosts): Record<string, string> {
  return { 'set-cookie': cookie.write(source, null, config), 'cache-control': 'private, no-cache' };
}

/** The source that the browser has kept of who sends a checkout; null where none is known. */
export function readSource(request: Request, config: Hosts): string | null {
  const source = cookie.read(request, config);
  return shape.test(source) && !namesSomebody.test(source) ? source : null;
}
