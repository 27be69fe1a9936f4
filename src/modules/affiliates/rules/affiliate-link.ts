/** The query parameter that names an affiliate, on any page: 'ctv', for cộng tác viên. */
export const affiliateKey = 'ctv';

/** The format of a code, in links and forms. */
export const codeShape = /^[A-Z0-9]{4,16}$/;

/** Maximum attribution window; stated on the privacy page. */
export const mostAttributionDays = 90;
export const usualAttributionDays = 30;

/**
 * A link to a page of the site with an affiliate's code, where `text` is the page's full address or path; null for another site's
 * address or none.
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
