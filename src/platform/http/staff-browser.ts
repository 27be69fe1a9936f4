import type { Config } from '#platform/config/config.ts';
import { guestCookie } from './guest-cookie.ts';

const name = 'nv_staff';
const cookie = guestCookie(name);
const keptSeconds = 90 * 24 * 3600;

/**
 * Says to the site's pages that a browser is one of the staff's, so that what they look at is not counted. It gives no right: anybody
 * can write it.
 */
export const staffBrowser = {
  /** The Set-Cookie, for the site's own host alone. */
  mark: (config: Config): string => cookie.write('1', keptSeconds, { ...config, COOKIE_DOMAIN: undefined }),
  /** @param cookies as the browser sends them */
  is: (cookies: string | undefined): boolean => cookies?.includes(`${name}=1`) ?? false,
};
