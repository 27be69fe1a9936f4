import { redirect } from 'react-router';
import { guestSessionCookies, readGuestToken } from '#modules/identity/guests/guest-session-cookies.ts';
import { signOutGuest } from '#modules/identity/guests/read-guest-session.ts';
import { clearPlanCookie } from '#modules/plans/access/read-plan-visitor.ts';
import { appContext } from '#web/app/app-context.ts';
import { clearCart } from '#web/parts/booking/cart-cookie.ts';
import { forgottenContact } from '#web/parts/booking/remembered-contact.ts';
import { clearTripCookie } from '#web/parts/booking/trip-cookie.ts';
import { clearEnquiryCookie } from '#web/parts/enquiries/enquiry-cookie.ts';
import type { Route } from './+types/forget-device.ts';

export function loader() {
  return redirect('/chuyen-di');
}

/**
 * Removes all of this visitor's data from the browser: bookings, requests, plans and the cart by their cookies; offline vouchers
 * and pages and all that scripts stored by the Clear-Site-Data header, which works without script. Whoever is signed in is signed
 * out, else the account's lists and cart would be back with the next page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const headers = new Headers({ 'clear-site-data': '"storage"' });
  const own = [clearTripCookie(app), clearEnquiryCookie(app), clearPlanCookie(app)];
  if (readGuestToken(request, app.config)) {
    await signOutGuest(app, request);
    own.push(...guestSessionCookies(null, app.config));
  }
  for (const cookie of [...own, ...clearCart(app), forgottenContact]) headers.append('set-cookie', cookie);
  return redirect('/chuyen-di', { status: 303, headers });
}
