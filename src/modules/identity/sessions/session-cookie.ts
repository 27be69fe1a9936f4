import type { Config } from '#platform/config/config.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { sessionHours } from './start-session.ts';

const cookie = guestCookie('nv_office', '/quan-tri');

/** The office's cookie is limited to its own host, even where visitors' cookies are shared by several hosts. */
export const onOwnHost = (config: Config): Config => ({ ...config, COOKIE_DOMAIN: undefined });

export function readSessionToken(request: Request, config: Config): string {
  return cookie.read(request, onOwnHost(config));
}

/** The Set-Cookie of a session's token; without a token it is deleted. */
export function sessionCookie(token: string | null, config: Config): string {
  return cookie.write(token ?? '', token ? sessionHours * 3600 : 0, onOwnHost(config));
}
