import { readTripPass, signTripPass } from '#modules/booking/trip-pass.ts';
import type { App } from '#platform/app.ts';
import { cookieScope } from '#platform/http/cookie-scope.ts';

const name = 'nv_request';
/** How many requests one browser keeps open; the oldest falls out. */
const kept = 6;
const maxAgeSeconds = 90 * 86_400;

/** The phone number with which this browser may open a request: it sent it, or was let in by code and phone. */
export function phoneForRequest(request: Request, app: App, code: string): string | null {
  for (const pass of passesOf(request)) {
    const [known, phone] = readTripPass(app.secrets.token, pass, app.clock.now())?.split(':') ?? [];
    if (known === code && phone) return phone;
  }
  return null;
}

/** The Set-Cookie that lets this browser into one more request. */
export function openRequest(
  request: Request,
  app: App,
  { code, phone }: { code: string; phone: string },
): string {
  const others = passesOf(request).filter((pass) => !pass.startsWith(`${code}:`));
  const pass = signTripPass(app.secrets.token, `${code}:${phone}`, app.clock.now());
  const value = encodeURIComponent([pass, ...others].slice(0, kept).join('~'));
  return `${name}=${value}; Path=/yeu-cau; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${cookieScope(app.config)}`;
}

function passesOf(request: Request): string[] {
  const cookie = request.headers.get('cookie') ?? '';
  const value = cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  try {
    return value ? decodeURIComponent(value).split('~').slice(0, kept) : [];
  } catch {
    return [];
  }
}
