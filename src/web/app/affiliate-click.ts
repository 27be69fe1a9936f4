import type { AffiliateClick } from '#modules/affiliates/commands/attribute-booking.ts';
import { affiliateKey, codeShape } from '#modules/affiliates/rules/affiliate-link.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';

type Hosts = Parameters<ReturnType<typeof guestCookie>['write']>[2];

/** Cookie with an affiliate's code and when the link was opened, in seconds; nothing about the visitor. HttpOnly. */
const cookie = guestCookie('nv_ctv');

/** The affiliate's code in a page request's URL; null for none. Hand-typed codes are often in lower case. */
export function affiliateOf(url: string): string | null {
  const at = url.indexOf('?');
  if (at < 0 || !url.includes(`${affiliateKey}=`, at)) return null;
  const code = (new URLSearchParams(url.slice(at + 1)).get(affiliateKey) ?? '').trim().toUpperCase();
  return codeShape.test(code) ? code : null;
}

/**
 * Response headers for a visitor who came by an affiliate's link: a cookie that lives as long as the click counts. The last click
 * replaces the one before. `private`, so that no cache in front of the site serves it to others.
 */
export function affiliateClickHeaders(
  { code, clickedAt }: AffiliateClick,
  days: number,
  config: Hosts,
): Record<string, string> {
  const value = `${code}.${Math.floor(clickedAt.getTime() / 1000)}`;
  return { 'set-cookie': cookie.write(value, days * 86_400, config), 'cache-control': 'private, no-cache' };
}

/** The affiliate click in the cookie of a browser that submits a checkout; null where there is none. */
export function readAffiliateClick(request: Request, config: Hosts): AffiliateClick | null {
  const [code = '', seconds = ''] = cookie.read(request, config).split('.');
  if (!codeShape.test(code) || !/^\d{9,10}$/.test(seconds)) return null;
  return { code, clickedAt: new Date(Number(seconds) * 1000) };
}
