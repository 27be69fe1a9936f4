import { redirect } from 'react-router';
import {
  firstLinkVersion,
  readTripLinkToken,
  signTripLinkToken,
  type TripAccess,
} from '#modules/booking/access/trip-link-tokens.ts';
import { findAccountBooking } from '#modules/booking/trip/account-bookings.ts';
import {
  type BookingView,
  findBookingByLinkToken,
  findBookingByToken,
} from '#modules/booking/trip/find-booking.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import type { App } from '#platform/app.ts';
import { withoutData } from '#web/app/routing/page-target.ts';
import { stepUpPath } from './step-up-path.ts';
import { addToTripCookie, readTripCookie, saveInTripCookie } from './trip-cookie.ts';

export interface OpenTrip {
  booking: BookingView;
  access: TripAccess;
}

/**
 * This browser's access to a booking, by its link token or as the account that owns it: with 'reduced' access the booking comes
 * without what only its owner may read. 'ended' for a browser whose link token has ended, 'unknown' for any other.
 */
export async function findTrip(
  request: Request,
  app: App,
  code: string,
): Promise<OpenTrip | 'ended' | 'unknown'> {
  const now = app.clock.now();
  const pass = readTripCookie(request, app).find((one) => one.code === code);
  const passed = pass && (await findBookingByLinkToken(app.db, pass, now));
  if (pass && passed && pass.access === 'full') return { booking: passed, access: 'full' };
  const guest = await readGuestSession(app, request);
  const own = guest && (await findAccountBooking(app.db, { code, userId: guest.userId }, now));
  if (own) return { booking: own, access: 'full' };
  if (!pass) return 'unknown';
  return passed ? { booking: passed, access: pass.access } : 'ended';
}

/**
 * The booking of a URL below /chuyen-di/{code}, for a browser with access to it.
 * @throws a redirect to the look-up for others, or to where an ended link token is renewed; one to the same URL without its
 * secret when it came with a link token or an access token, so that the secret leaves the address bar at once, whether or not it
 * was valid
 */
export async function requireTrip(request: Request, app: App, code: string): Promise<OpenTrip> {
  await takeSecret(request, app, code);
  const trip = await findTrip(request, app, code);
  if (trip === 'ended') throw leadToStepUp(request, code);
  if (trip === 'unknown') throw redirect(`/chuyen-di?code=${encodeURIComponent(code)}`, 303);
  return trip;
}

/**
 * The booking for a page that shows or changes money, identity documents or vouchers.
 * @throws as `requireTrip`, and for reduced access a redirect to where an access code from the booking's mail is requested
 */
export async function requireFullTrip(request: Request, app: App, code: string): Promise<BookingView> {
  const { booking, access } = await requireTrip(request, app, code);
  if (access === 'full') return booking;
  throw leadToStepUp(request, code);
}

/** Redirects to the step-up; the submitted form is carried along (307), and submitted again once the code was right. */
export function leadToStepUp(request: Request, code: string): Response {
  const { pathname } = new URL(request.url);
  return redirect(stepUpPath(code, pathname), request.method === 'GET' ? 302 : 307);
}

async function takeSecret(request: Request, app: App, code: string): Promise<void> {
  const { pathname, searchParams } = new URL(request.url);
  const [pass, token] = [searchParams.get('pass'), searchParams.get('token')];
  if (!pass && !token) return;
  const cookie = pass
    ? await cookieOfPass(request, app, { code, pass })
    : await cookieOfToken(request, app, { code, token });
  throw redirect(withoutData(pathname), cookie ? { headers: { 'set-cookie': cookie } } : {});
}

/** An ended link token is stored as well: the next page says so, and sends a new one. */
async function cookieOfPass(
  request: Request,
  app: App,
  { code, pass }: { code: string; pass: string },
): Promise<string | null> {
  const now = app.clock.now();
  const signed = readTripLinkToken(app.secrets.token, pass, now);
  if (signed?.code !== code) return null;
  if (await findBookingByLinkToken(app.db, signed, now)) return addToTripCookie(request, app, signed);
  const known = await findTrip(request, app, code);
  return known === 'unknown' ? saveInTripCookie(request, app, pass) : null;
}

async function cookieOfToken(
  request: Request,
  app: App,
  { code, token }: { code: string; token: string | null },
): Promise<string | null> {
  const now = app.clock.now();
  const booking = await findBookingByToken(app.db, code, token ?? '', now);
  if (!booking) return null;
  // The link is as old as the booking: it ends with the first link tokens, though the API's access token itself does not.
  const first = {
    code,
    access: 'full',
    version: firstLinkVersion,
    until: new Date(now.getTime() + 86_400_000),
  } as const;
  return cookieOfPass(request, app, { code, pass: signTripLinkToken(app.secrets.token, first) });
}
