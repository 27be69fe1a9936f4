import type { FastifyRequest } from 'fastify';
import { type BookingView, findBookingByToken } from '#modules/booking/trip/find-booking.ts';
import { findPartnerBooking } from '#modules/channels/partners/partner-bookings.ts';
import { findTestBooking } from '#modules/channels/partners/test-bookings.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';

/** Security of calls about one's own booking, for the API document. */
export const bookingSecurity = [{ bookingToken: [] }];

/** The booking that a call's access token opens. @throws ProblemError 404 for a wrong token as for a missing booking */
export async function ownBooking(app: App, request: FastifyRequest, code: string): Promise<BookingView> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const booking = token ? await findBookingByToken(app.db, code, token, app.clock.now()) : null;
  if (!booking) throw notFound('Không tìm thấy đặt chỗ này.');
  return booking;
}

/**
 * The same, or by a partner's key: a booking made by this partner, or with a test key one of its test bookings.
 * @throws ProblemError 404 for a foreign booking as for a missing one
 */
export async function bookingOfCaller(
  app: App,
  request: FastifyRequest,
  code: string,
): Promise<Omit<BookingView, 'id'>> {
  const { partner } = request;
  if (!partner) return ownBooking(app, request, code);
  const booking =
    partner.mode === 'test'
      ? await findTestBooking(app.db, code, partner.partnerId)
      : await findPartnerBooking(app.db, code, partner.partnerId, app.clock.now());
  if (!booking) throw notFound('Không tìm thấy đặt chỗ này.');
  return booking;
}
