import type { Config } from '#platform/config/config.ts';

/** The end of a Set-Cookie: by which way and to which hosts browsers may send the cookie back. */
export function cookieScope({
  publicUrl,
  COOKIE_DOMAIN,
}: Pick<Config, 'publicUrl' | 'COOKIE_DOMAIN'>): string {
  const domain = COOKIE_DOMAIN ? `; Domain=${COOKIE_DOMAIN}` : '';
  return publicUrl.startsWith('https:') ? `${domain}; Secure` : domain;
}
