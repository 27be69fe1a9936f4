import { redirect } from 'react-router';
import { appContext } from '#web/app/app-context.ts';
import { writeCartCookie, writeCartCount } from '#web/parts/booking/cart-cookie.ts';
import { clearTripCookie } from '#web/parts/booking/trip-cookie.ts';
import { clearEnquiryCookie } from '#web/parts/enquiries/enquiry-cookie.ts';
import type { Route } from './+types/forget-device.ts';

export function loader() {
  return redirect('/chuyen-di');
}

/**
 * Takes everything of this visitor off the browser: bookings, requests and the cart by their cookies; kept vouchers and
 * pages and all that scripts stored by the header, which works without a script.
 */
export async function action({ context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const headers = new Headers({ 'clear-site-data': '"storage"' });
  const cart = [writeCartCookie(app, { items: [] }), writeCartCount(app, { items: [] })];
  for (const cookie of [clearTripCookie(app), clearEnquiryCookie(app), ...cart])
    headers.append('set-cookie', cookie);
  return redirect('/chuyen-di', { status: 303, headers });
}
