import { z } from 'zod';

/** Scheme, host and port; no path, because the site's paths are fixed. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.vn' })
  .refine((value) => URL.parse(value)?.origin === value.replace(/\/$/, '').toLowerCase(), {
    error: 'must be scheme and host only, without a path',
    abort: true,
  })
  .transform((value) => new URL(value).origin);

/**
 * Separate hosts for parts of the site. All of them lead to this same server; by default everything is on the site's own
 * host.
 */
export const hostKeys = {
  /** Public address of `/api`. */
  API_URL: origin.optional(),
  /** Public address of pictures: `/img` and `/media`. */
  MEDIA_URL: origin.optional(),
  /**
   * Public address of the build's scripts, styles and fonts. Workers, icons and the drawing of the map stay on the site's
   * own host, because browsers accept the first two from nowhere else.
   */
  CDN_URL: origin.optional(),
  /** Domain of guests' cookies, so that subdomains such as the API's host get them as well. */
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as example.vn, without a dot before it')
    .optional(),
};

export interface Hosts {
  /** Origins; default to the site's own. */
  readonly apiUrl: string;
  readonly mediaUrl: string;
  readonly cdnUrl: string;
}

type Given = { [Key in keyof typeof hostKeys]?: string | undefined };

/** @throws when a host cannot work beside the site's own: scripts or cookies would not reach it */
export function hostsOf(given: Given, publicUrl: string): Hosts {
  const site = new URL(publicUrl);
  for (const name of ['API_URL', 'MEDIA_URL', 'CDN_URL'] as const) {
    const isOpen = given[name]?.startsWith('http:');
    if (isOpen && site.protocol === 'https:') throw wrong(`${name}: must be https, as PUBLIC_URL is`);
  }
  const domain = given.COOKIE_DOMAIN;
  for (const [name, url] of [
    ['PUBLIC_URL', publicUrl],
    ['API_URL', given.API_URL],
  ]) {
    if (!domain || !url) continue;
    const { hostname } = new URL(url);
    if (hostname !== domain && !hostname.endsWith(`.${domain}`))
      throw wrong(`COOKIE_DOMAIN: ${name} is not below ${domain}`);
  }
  const { API_URL: apiUrl, MEDIA_URL: mediaUrl, CDN_URL: cdnUrl } = given;
  return { apiUrl: apiUrl ?? publicUrl, mediaUrl: mediaUrl ?? publicUrl, cdnUrl: cdnUrl ?? publicUrl };
}

function wrong(line: string): Error {
  return new Error(`The configuration is wrong:\n${line}`);
}
