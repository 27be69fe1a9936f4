/** The key of a query that names an affiliate, on any page: 'ctv', for cộng tác viên. */
export const affiliateKey = 'ctv';

/** How a code is written, in links and where it is typed. */
export const codeShape = /^[A-Z0-9]{4,16}$/;

/** Nobody's clicks count longer; the privacy page says so. */
export const mostAttributionDays = 90;
export const usualAttributionDays = 30;

/**
 * An address of the site with somebody's code in it, where `text` is a page of ours, whole or as its path; null where it is another
 * site's or none.
 */
export function affiliateLink(text: string, code: string, publicUrl: string): string | null {
  const address = text.trim();
  if (!URL.canParse(address, publicUrl)) return null;
  const url = new URL(address, publicUrl);
  if (url.origin !== new URL(publicUrl).origin || url.pathname.startsWith('/quan-tri')) return null;
  url.searchParams.set(affiliateKey, code);
  url.hash = '';
  return url.href;
}
