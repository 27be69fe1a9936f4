import { redirect } from 'react-router';
import {
  type BookingView,
  findBookingByCode,
  findBookingByToken,
} from '#modules/booking/queries/find-booking.ts';
import { readTripPass } from '#modules/booking/trip-pass.ts';
import type { App } from '#platform/app.ts';
import { mayOpenTrip, openTrip } from './trip-cookie.ts';

/**
 * The booking of an address below /chuyen-di/{code}, for a browser that may see it.
 * @throws a redirect to the look-up for others; one to the same address without its secret when it came with a pass or an
 * access token, so that the secret leaves the address bar at once, whether or not it opened anything
 */
export async function requireTrip(request: Request, app: App, code: string): Promise<BookingView> {
  const now = app.clock.now();
  const { pathname, searchParams } = new URL(request.url);
  const pass = searchParams.get('pass');
  const token = searchParams.get('token');
  if (pass || token) {
    const isTheirs = pass
      ? readTripPass(app.secrets.token, pass, now) === code
      : (await findBookingByToken(app.db, code, token ?? '', now)) !== null;
    throw redirect(
      pathname.replace(/\.data$/, ''),
      isTheirs ? { headers: { 'set-cookie': openTrip(request, app, code) } } : {},
    );
  }
  const booking = mayOpenTrip(request, app, code) ? await findBookingByCode(app.db, code, now) : null;
  if (!booking) throw redirect(`/chuyen-di?code=${encodeURIComponent(code)}`);
  return booking;
}
