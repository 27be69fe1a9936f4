import { readTripPass, signTripPass } from '#modules/booking/trip-pass.ts';
import type { App } from '#platform/app.ts';
import { cookieScope } from '#platform/http/cookie-scope.ts';

const name = 'nv_trip';
/** How many bookings one browser keeps open; the oldest falls out. */
const kept = 12;
const maxAgeSeconds = 400 * 86_400;

/** The bookings that this browser may see, newest first: those it made, and those it was let into by code and phone. */
export function readTripCodes(request: Request, app: App): string[] {
  return passesOf(request).flatMap((pass) => readTripPass(app.secrets.token, pass, app.clock.now()) ?? []);
}

export function mayOpenTrip(request: Request, app: App, code: string): boolean {
  return readTripCodes(request, app).includes(code);
}

/** The Set-Cookie that lets this browser into one more booking. */
export function openTrip(request: Request, app: App, code: string): string {
  const others = passesOf(request).filter((pass) => !pass.startsWith(`${code}.`));
  const passes = [signTripPass(app.secrets.token, code, app.clock.now()), ...others].slice(0, kept);
  return `${name}=${passes.join('~')}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${cookieScope(app.config)}`;
}

function passesOf(request: Request): string[] {
  const cookie = request.headers.get('cookie') ?? '';
  const value = cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value ? value.split('~').slice(0, kept) : [];
}
