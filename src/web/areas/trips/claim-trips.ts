import { redirect } from 'react-router';
import { readBookingCode } from '#modules/booking/schema.ts';
import { claimBooking } from '#modules/booking/trip/account-bookings.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { appContext } from '#web/app/app-context.ts';
import { findTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/claim-trips.ts';

/**
 * Adds a booking to the signed-in account by its code, where the account has verified its phone or mail address or this device has
 * full access to it. Those made with the account's mail address come by themselves, as the page of trips is opened.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const holder = await readGuestSession(app, request);
  if (!holder) return redirect('/dang-nhap?tiep=/chuyen-di', 303);
  const code = readBookingCode(String((await request.formData()).get('code') ?? ''));
  if (!code) return redirect('/chuyen-di?xong=khong-nhan', 303);
  const trip = await findTrip(request, app, code);
  const hasFullAccess = typeof trip === 'object' && trip.access === 'full';
  const claimed = await claimBooking(app.db, { code, holder, hasFullAccess }, app.clock.now());
  return redirect(`/chuyen-di?xong=${claimed.ok ? 'da-nhan' : 'khong-nhan'}`, 303);
}

export const loader = () => redirect('/chuyen-di');
