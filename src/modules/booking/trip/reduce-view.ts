import { withoutReference } from '#modules/booking/supplier-answer/confirm-item.ts';
import { hideAccount } from '#modules/payments/refunds/destination-label.ts';
import { maskCode, maskEmail, maskName, maskPhone } from '#platform/vietnamese/mask.ts';
import type { BookingView } from './load-booking-view.ts';

/**
 * A booking for somebody who has shown its code and phone number only, as a hotel's desk or whoever saw a voucher could:
 * what was booked, when, how it stands and what is to be paid. No contact, papers, addresses, accounts, nor codes that are
 * worth money.
 */
export function reduceView(booking: BookingView): BookingView {
  const { contact, quote } = booking;
  return {
    ...booking,
    contact: {
      fullName: maskName(contact.fullName),
      phone: maskPhone(contact.phone),
      email: maskEmail(contact.email),
    },
    note: '',
    invoice: null,
    travellers: [],
    quote: { ...quote, items: quote.items.map((item) => ({ ...item, options: plainOptions(item.options) })) },
    confirmations: booking.confirmations.map(withoutReference),
    vouchers: booking.vouchers.map((voucher) => ({ ...voucher, code: maskCode(voucher.code) })),
    credits: booking.credits.map((credit) => ({ ...credit, code: maskCode(credit.code) })),
    refunds: booking.refunds.map((refund) => ({
      ...refund,
      destinations: refund.destinations.map((place) => ({ ...place, label: hideAccount(place.label) })),
    })),
  };
}

type Options = BookingView['quote']['items'][number]['options'];

function plainOptions({
  voucherCode,
  flightNo,
  pickupAddress,
  dropoffAddress,
  childHeightsCm,
  ...options
}: Options): Options {
  return options;
}
