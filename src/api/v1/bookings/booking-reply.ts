import type { BookingView } from '#modules/booking/trip/find-booking.ts';

/** The booking in the field names of the API contract. */
export function bookingReply({ state, quote, ...booking }: Omit<BookingView, 'id'>) {
  const { lines, cancellation, items } = quote;
  return { ...booking, status: state, lines, cancellation, items, dueNow: booking.due };
}
