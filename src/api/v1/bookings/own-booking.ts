import type { FastifyRequest } from 'fastify';
import { type BookingView, findBookingByToken } from '#modules/booking/trip/find-booking.ts';
import { findPartnerBooking } from '#modules/channels/partners/partner-bookings.ts';
import { findTestBooking } from '#modules/channels/partners/test-bookings.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';

/** How callers show that a booking is theirs, for the API's document. */
export const bookingSecurity = [{ bookingToken: [] }];

/** The booking that the access token of a call opens. @throws ProblemError 404 for a wrong token as for no booking */
export async function ownBooking(app: App, request: FastifyRequest, code: string): Promise<BookingView> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const booking = token ? await findBookingByToken(app.db, code, token, app.clock.now()) : null;
  if (!booking) throw notFound('Không tìm thấy đặt chỗ này.');
  return booking;
}

/**
 * The same, also for a partner's key: a booking that this partner made, of a test key one of its try-outs.
 * @throws ProblemError 404 for one of somebody else as for none
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
