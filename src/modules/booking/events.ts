import { type JobType, jobType } from '#platform/queue/queue.ts';

interface OfBooking {
  bookingId: string;
}

/** What booking announces, in the transaction of the change itself. */
export const bookingHeld = jobType<OfBooking>('booking.held');
/** A request came in that the supplier must answer first; nothing is held. */
export const bookingRequested = jobType<OfBooking>('booking.requested');
/** The supplier said yes: places are held, the guest can pay. */
export const bookingAccepted = jobType<OfBooking>('booking.accepted');
/** The supplier said no, or nothing in time. */
export const bookingDeclined = jobType<OfBooking>('booking.declined');
/** The rest after a deposit is due in so many days. */
export const bookingBalanceReminded = jobType<OfBooking & { daysBefore: number }>('booking.balance_reminded');
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
  bookingRequested,
  bookingAccepted,
  bookingDeclined,
  bookingBalanceReminded,
  bookingConfirmed,
  bookingExpired,
  bookingCancelled,
  bookingPartlyPaid,
  bookingPaymentLate,
  bookingRefundRequested,
  bankMessageReceived,
] as unknown as JobType<never>[];
