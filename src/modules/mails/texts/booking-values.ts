import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

/** What the words of a booking's mail are filled with, besides its links; empty where the booking has no such time. */
export function bookingValues(
  booking: BookingView,
  company: { name: string; phone: string },
): Record<string, string> {
  const moment = (iso: string | null | undefined) => (iso ? formatDateTime(iso) : '');
  return {
    code: booking.code,
    name: booking.contact.fullName,
    company: company.name,
    phone: company.phone,
    total: formatVnd(booking.total),
    paid: formatVnd(booking.paid),
    due: formatVnd(booking.due),
    balance: formatVnd(booking.balance),
    holdUntil: moment(booking.holdExpiresAt),
    answerBy: moment(booking.answerBy),
    dueOn: booking.balanceDueOn ? formatDate(booking.balanceDueOn) : '',
    changeUntil: moment(booking.change?.until),
    firm: booking.approval?.firmName ?? '',
    passengers: String(booking.travellers.length),
  };
}
