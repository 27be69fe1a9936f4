import type { AffiliateClick } from '#modules/affiliates/commands/attribute-booking.ts';
import { affiliateKey, codeShape } from '#modules/affiliates/rules/affiliate-link.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';

type Hosts = Parameters<ReturnType<typeof guestCookie>['write']>[2];

/** The code of the link and when it was opened, in seconds; nothing of who opened it. Scripts cannot read it. */
const cookie = guestCookie('nv_ctv');

/** Whose link a request for a page is; null for none. Typed by hand it is often small. */
export function affiliateOf(url: string): string | null {
  const at = url.indexOf('?');
  if (at < 0 || !url.includes(`${affiliateKey}=`, at)) return null;
  const code = (new URLSearchParams(url.slice(at + 1)).get(affiliateKey) ?? '').trim().toUpperCase();
  return codeShape.test(code) ? code : null;
}

/**
 * What a page is sent with for who came by an affiliate's link: a cookie that lives as long as the click counts. The last click takes the
 * place of the one before. A cache in front of the site must not give it to others.
 */
export function affiliateClickHeaders(
  { code, clickedAt }: AffiliateClick,
  days: number,
  config: Hosts,
): Record<string, string> {
  const value = `${code}.${Math.floor(clickedAt.getTime() / 1000)}`;
  return { 'set-cookie': cookie.write(value, days * 86_400, config), 'cache-control': 'private, no-cache' };
}

/** The click that the browser has kept of who sends a checkout; null where there is none. */
export function readAffiliateClick(request: Request, config: Hosts): AffiliateClick | null {
  const [code = '', seconds = ''] = cookie.read(request, config).split('.');
  if (!codeShape.test(code) || !/^\d{9,10}$/.test(seconds)) return null;
  return { code, clickedAt: new Date(Number(seconds) * 1000) };
}
