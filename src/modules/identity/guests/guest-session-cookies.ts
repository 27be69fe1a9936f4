import { createHash } from 'node:crypto';
import type { Config } from '#platform/config/config.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { onOwnHost } from '../sessions/session-cookie.ts';
import { guestSessionDays } from './guest-sessions.ts';
import { signedInFlag } from './signed-in-flag.ts';

/** The part of a request that is read: its cookies. */
export interface WithCookies {
  headers: { get(name: string): string | null };
}

const cookie = guestCookie('nv_guest');

/** Empty without one. */
export function readGuestToken(request: WithCookies, config: Config): string {
  return cookie.read(request as Request, onOwnHost(config));
}

/**
 * The Set-Cookies of a session's token, for this host only; without a token they are deleted.
 * @returns two: the token, and the flag that pages check before they request the session
 */
export function guestSessionCookies(token: string | null, config: Config): string[] {
  const seconds = token ? guestSessionDays * 86_400 : 0;
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return [
    cookie.write(token ?? '', seconds, onOwnHost(config)),
    `${signedInFlag}=${token ? markOf(token) : ''}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`,
  ];
}

/** Part of a hash that distinguishes sessions and reveals nothing of the token. */
function markOf(token: string): string {
  return createHash('sha256').update(`session mark:${token}`).digest('base64url').slice(0, 12);
}
