import { createHmac, randomUUID } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';

const kept = guestCookie('nv_voter', '/danh-gia');
const maxAgeSeconds = 400 * 86_400;

/**
 * Who votes, as a keyed hash of a number that their browser was given for nothing else; and the Set-Cookie that gives it
 * to a browser without one.
 */
export function voterOf(
  request: Request,
  { config, secrets }: Pick<App, 'config' | 'secrets'>,
): { voter: string; cookie: string | null } {
  const value = kept.read(request, config);
  const found = /^[0-9a-f-]{36}$/.test(value) ? value : null;
  const key = found ?? randomUUID();
  return {
    voter: createHmac('sha256', secrets.token).update(`voter:${key}`).digest('base64url'),
    cookie: found ? null : kept.write(key, maxAgeSeconds, config),
  };
}
