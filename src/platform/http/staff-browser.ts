import type { Config } from '#platform/config/config.ts';
import { guestCookie } from './guest-cookie.ts';

const name = 'nv_staff';
const cookie = guestCookie(name);
const keptSeconds = 90 * 24 * 3600;

/**
 * Cookie that marks a browser as one of the staff's, so that its page views are not counted. It grants no rights: anybody
 * can set it.
 */
export const staffBrowser = {
  /** The Set-Cookie header, for the site's own host alone. */
  mark: (config: Config): string => cookie.write('1', keptSeconds, { ...config, COOKIE_DOMAIN: undefined }),
  /** @param cookies as the browser sends them */
  is: (cookies: string | undefined): boolean => cookies?.includes(`${name}=1`) ?? false,
};
