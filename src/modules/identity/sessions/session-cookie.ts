import type { Config } from '#platform/config/config.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { sessionHours } from './start-session.ts';

const cookie = guestCookie('nv_office', '/quan-tri');

/** When somebody last signed in on this device; nobody's name is in it. */
const lastCookie = guestCookie('nv_office_last', '/quan-tri');
const lastDays = 400;

/** The office's cookie is limited to its own host, even where visitors' cookies are shared by several hosts. */
export const onOwnHost = (config: Config): Config => ({ ...config, COOKIE_DOMAIN: undefined });

export function readSessionToken(request: Request, config: Config): string {
  return cookie.read(request, onOwnHost(config));
}

/** The Set-Cookie of a session's token; without a token it is deleted. */
export function sessionCookie(token: string | null, config: Config): string {
  return cookie.write(token ?? '', token ? sessionHours * 3600 : 0, onOwnHost(config));
}

/** The Set-Cookie headers of somebody who signs in: their session, and when it was, for this device's next sign-in page. */
export function signInCookies(token: string, config: Config, now: Date): [string, string][] {
  const last = lastCookie.write(String(now.getTime()), lastDays * 86_400, onOwnHost(config));
  return [
    ['set-cookie', sessionCookie(token, config)],
    ['set-cookie', last],
  ];
}

/** When somebody last signed in on this device; null if never, or if the cookie says nonsense. */
export function readLastSignIn(request: Request, config: Config, now: Date): Date | null {
  const text = lastCookie.read(request, onOwnHost(config));
  const at = /^\d{13}$/.test(text) ? new Date(Number(text)) : null;
  return at && at <= now ? at : null;
}
