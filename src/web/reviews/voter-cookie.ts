import { createHmac, randomUUID } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { cookieScope } from '#platform/http/cookie-scope.ts';

const name = 'nv_voter';
const maxAgeSeconds = 400 * 86_400;

/**
 * Who votes, as a keyed hash of a number that their browser was given for nothing else; and the Set-Cookie that gives it
 * to a browser without one.
 */
export function voterOf(
  request: Request,
  { config, secrets }: Pick<App, 'config' | 'secrets'>,
): { voter: string; cookie: string | null } {
  const found = /(?:^|; )nv_voter=([0-9a-f-]{36})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const key = found ?? randomUUID();
  return {
    voter: createHmac('sha256', secrets.token).update(`voter:${key}`).digest('base64url'),
    cookie: found
      ? null
      : `${name}=${key}; Path=/danh-gia; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${cookieScope(config)}`,
  };
}
