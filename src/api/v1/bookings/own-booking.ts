import type { FastifyRequest } from 'fastify';
import { type BookingView, findBookingByToken } from '#modules/booking/trip/find-booking.ts';
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
