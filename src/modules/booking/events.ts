import { type JobType, jobType } from '#platform/queue/queue.ts';

interface OfBooking {
  bookingId: string;
}

/** What booking announces, in the transaction of the change itself. */
export const bookingHeld = jobType<OfBooking>('booking.held');
export const bookingConfirmed = jobType<OfBooking>('booking.confirmed');
export const bookingExpired = jobType<OfBooking>('booking.expired');
export const bookingCancelled = jobType<OfBooking>('booking.cancelled');
/** Money came, but not enough: the guest needs the QR for the rest. */
export const bookingPartlyPaid = jobType<OfBooking>('booking.partly_paid');
/** Money came and the places are gone: staff and guest must choose. */
export const bookingPaymentLate = jobType<OfBooking>('booking.payment_late');
/** Money is owed back to the guest. */
export const bookingRefundRequested = jobType<OfBooking & { refundId: string }>('booking.refund_requested');
/** A bank message lies in the inbox; carries it out should the webhook's own try have failed. */
export const bankMessageReceived = jobType<{ inboxId: number }>('payments.bank_message_received');

/** For `Worker.start`. */
export const bookingJobTypes = [
  bookingHeld,
  bookingConfirmed,
  bookingExpired,
  bookingCancelled,
  bookingPartlyPaid,
  bookingPaymentLate,
  bookingRefundRequested,
  bankMessageReceived,
] as unknown as JobType<never>[];
