import { type JobType, jobType } from '#platform/queue/queue.ts';

interface OfBooking {
  bookingId: string;
}

/** Events of booking, announced in the transaction of the change itself. */
export const bookingHeld = jobType<OfBooking>('booking.held');
/** A booking on request came in that the supplier must answer first; nothing is held. */
export const bookingRequested = jobType<OfBooking>('booking.requested');
/** The supplier accepted: inventory is held, the guest can pay. */
export const bookingAccepted = jobType<OfBooking>('booking.accepted');
/** The supplier declined, or did not answer in time. */
export const bookingDeclined = jobType<OfBooking>('booking.declined');
/** One of several payers has paid their part of the balance of a confirmed booking. */
export const bookingBalancePartPaid = jobType<OfBooking & { at: string }>('booking.balance_part_paid');
/** A booking for a firm needs a manager's approval before it can be paid. */
export const bookingApprovalRequested = jobType<OfBooking>('booking.approval_asked');
export const bookingApproved = jobType<OfBooking>('booking.approved');
/** The firm refused approval: the booking is cancelled, which is announced as well. */
export const bookingApprovalRefused = jobType<OfBooking>('booking.approval_refused');
/** Staff recorded a manager's answer: the firm's managers are to be notified. */
export const bookingApprovalWrittenDown = jobType<OfBooking & { managerId: string; isApproved: boolean }>(
  'booking.approval_written_down',
);
/** The balance after a deposit is due in so many days. */
export const bookingBalanceReminded = jobType<OfBooking & { daysBefore: number }>('booking.balance_reminded');
/** The guest chose to pay at the counter: a mail to the booking's own address asks to confirm it. */
export const counterChosen = jobType<OfBooking>('booking.counter_chosen');
export const bookingConfirmed = jobType<OfBooking>('booking.confirmed');
export const bookingExpired = jobType<OfBooking>('booking.expired');
export const bookingCancelled = jobType<OfBooking>('booking.cancelled');
/** Money came, but not enough: the guest needs a QR code for the rest. */
export const bookingPartlyPaid = jobType<OfBooking>('booking.partly_paid');
/** One of those who share the amount due has paid; others have not yet. */
export const bookingPartPaid = jobType<OfBooking & { at: string }>('booking.part_paid');
/** Money matched with the booking by mistake was removed again: it may have to be paid once more. */
export const bookingMatchUndone = jobType<OfBooking & { at: string }>('booking.match_undone');
/** Money came after the inventory was gone: staff and guest must choose. */
export const bookingPaymentLate = jobType<OfBooking>('booking.payment_late');
/** Staff closed days; the bookings on them are to be notified. */
export const daysClosed = jobType<{ disruptionId: string }>('booking.days_closed');
/** An item of a confirmed booking cannot take place: its guest must choose by `choiceBy` (ISO). */
export const bookingDisrupted = jobType<OfBooking & { choiceBy: string }>('booking.disrupted');
/** The guest has not chosen yet, and the deadline is near. */
export const bookingChoiceReminded = jobType<OfBooking & { choiceBy: string }>('booking.choice_reminded');
/** The closed days are open again before the guest has chosen: everything is as before. */
export const bookingReopened = jobType<OfBooking & { at: string }>('booking.reopened');
/** Items of a confirmed booking were moved to another day, or are for other guests. */
export const bookingRebooked = jobType<OfBooking & { at: string }>('booking.rebooked');
/** A change of days or guests waits for its difference to be paid; until then the booking stays as it is. */
export const bookingChangeOffered = jobType<OfBooking & { at: string }>('booking.change_offered');
/** The difference or the added service was not paid in time, or its inventory was gone: the booking stays as it is. */
export const bookingChangeEnded = jobType<OfBooking & { at: string }>('booking.change_ended');
/** The money of items that could not take place became credit. */
export const bookingCredited = jobType<OfBooking & { creditCode: string }>('booking.credited');
/** A booking's guest was given credit as goodwill. */
export const bookingCreditGiven = jobType<OfBooking & { creditCode: string }>('booking.credit_given');
/** The last day of a guest's credit was extended. */
export const bookingCreditExtended = jobType<OfBooking & { at: string }>('booking.credit_extended');
/** The last day of a prepaid code that a booking bought was extended. */
export const bookingCodeExtended = jobType<OfBooking & { at: string }>('booking.code_extended');
/** Items of a booking will not take place and are refunded. */
export const bookingItemsRefunded = jobType<OfBooking & { at: string }>('booking.items_refunded');
/** A supplier confirmed the guest, with a reference. */
export const bookingSupplierConfirmed = jobType<OfBooking & { at: string }>('booking.supplier_confirmed');
/** A guest announced a late arrival for an item of a confirmed booking: its supplier is to be notified. */
export const bookingArrivalNoted = jobType<OfBooking & { arrivalId: string }>('booking.arrival_noted');
/** The supplier has acknowledged a late arrival. */
export const bookingArrivalAcknowledged = jobType<OfBooking & { at: string }>('booking.arrival_acknowledged');
/** A no-show was recorded for an item, or undone. */
export const bookingNoShowNoted = jobType<OfBooking & { at: string }>('booking.no_show_noted');
/** One item of several was cancelled; the others take place. */
export const bookingItemsCancelled = jobType<OfBooking & { at: string }>('booking.items_cancelled');
/** Staff answered a guest's message about a booking. */
export const messageAnswered = jobType<OfBooking & { messageId: number }>('booking.message_answered');
/** A refund is owed to the guest. */
export const bookingRefundRequested = jobType<OfBooking & { refundId: string }>('booking.refund_requested');
/** The trip is over: the guest may write a review. */
export const bookingCompleted = jobType<OfBooking>('booking.completed');
/** A visitor requests full access to a booking: the access code goes to its own mail. */
export const accessCodeRequested = jobType<OfBooking & { accessCodeId: string }>(
  'booking.access_code_asked',
  {
    retryLimit: 5,
  },
);
/** A visitor lost their booking codes: those of a mailbox are sent to it; there may be none. */
export const bookingCodesRequested = jobType<{ askId: string; bookingIds: string[] }>('booking.codes_asked');
/** The contact email changed; `before` is notified as well. */
export const contactEmailChanged = jobType<OfBooking & { before: string; at: string }>(
  'booking.contact_email_changed',
);
/** Its guests ride in another vehicle of the same departure. */
export const bookingRegrouped = jobType<OfBooking & { at: string }>('booking.regrouped');
/** The passenger list was replaced. */
export const passengersSaved = jobType<OfBooking & { at: string }>('booking.passengers_saved');
/** The mail that describes a booking's current state. */
export type ResendableMail = 'held' | 'requested' | 'confirmed' | 'cancelled' | 'disrupted';
/** The mail that asks for what a booking still owes. */
export type DueMail = 'held' | 'partly_paid' | 'balance_reminded';

/** Staff had one of the booking's mails sent, or sent again. */
export const bookingMailRequested = jobType<OfBooking & { mail: ResendableMail | DueMail; at: string }>(
  'booking.mail_asked',
);
/** Staff had the payment link of a quote sent to its guest's phone. */
export const quoteLinkRequested = jobType<OfBooking & { at: string }>('booking.quote_link_asked');
/** A bank message is stored in the inbox; processes it in case the webhook's own attempt failed. */
export const bankMessageReceived = jobType<{ inboxId: number }>('payments.bank_message_received');

/** The reconciliation of a day found differences. */
export const reconciliationFailed = jobType<{ reconciliationId: number }>('booking.books_differ');

/** For `Worker.start`. */
export const bookingJobTypes = [
  bookingHeld,
  bookingRequested,
  bookingAccepted,
  bookingDeclined,
  bookingApprovalRequested,
  bookingApproved,
  bookingApprovalRefused,
  bookingApprovalWrittenDown,
  bookingBalanceReminded,
  counterChosen,
  bookingConfirmed,
  bookingSupplierConfirmed,
  bookingExpired,
  bookingCancelled,
  bookingPartlyPaid,
  bookingPartPaid,
  bookingBalancePartPaid,
  bookingPaymentLate,
  bookingMatchUndone,
  daysClosed,
  bookingDisrupted,
  bookingChoiceReminded,
  bookingReopened,
  bookingRebooked,
  bookingRegrouped,
  bookingChangeOffered,
  bookingChangeEnded,
  bookingCredited,
  bookingCreditGiven,
  bookingCreditExtended,
  bookingCodeExtended,
  bookingItemsRefunded,
  bookingArrivalNoted,
  bookingArrivalAcknowledged,
  bookingNoShowNoted,
  bookingItemsCancelled,
  messageAnswered,
  bookingRefundRequested,
  bookingCompleted,
  accessCodeRequested,
  bookingCodesRequested,
  contactEmailChanged,
  passengersSaved,
  bookingMailRequested,
  quoteLinkRequested,
  bankMessageReceived,
  reconciliationFailed,
] as unknown as JobType<never>[];
