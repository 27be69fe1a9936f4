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
/** One of several has paid their part of the balance of a confirmed booking. */
export const bookingBalancePartPaid = jobType<OfBooking & { at: string }>('booking.balance_part_paid');
/** A firm's manager has to approve what was booked for it before it can be paid. */
export const bookingApprovalAsked = jobType<OfBooking>('booking.approval_asked');
export const bookingApproved = jobType<OfBooking>('booking.approved');
/** The firm did not approve it: it is cancelled, which is announced as well. */
export const bookingApprovalRefused = jobType<OfBooking>('booking.approval_refused');
/** Staff wrote down a manager's answer: the firm's managers are to know. */
export const bookingApprovalWrittenDown = jobType<OfBooking & { managerId: string; isApproved: boolean }>(
  'booking.approval_written_down',
);
/** The rest after a deposit is due in so many days. */
export const bookingBalanceReminded = jobType<OfBooking & { daysBefore: number }>('booking.balance_reminded');
/** The guest chose to pay at the office: the booking's own mailbox is asked to confirm it. */
export const counterChosen = jobType<OfBooking>('booking.counter_chosen');
export const bookingConfirmed = jobType<OfBooking>('booking.confirmed');
export const bookingExpired = jobType<OfBooking>('booking.expired');
export const bookingCancelled = jobType<OfBooking>('booking.cancelled');
/** Money came, but not enough: the guest needs the QR for the rest. */
export const bookingPartlyPaid = jobType<OfBooking>('booking.partly_paid');
/** One of those who share what is due has paid; others have not yet. */
export const bookingPartPaid = jobType<OfBooking & { at: string }>('booking.part_paid');
/** Money that was matched with it by mistake was taken out again: it may have to be paid once more. */
export const bookingMatchUndone = jobType<OfBooking & { at: string }>('booking.match_undone');
/** Money came and the places are gone: staff and guest must choose. */
export const bookingPaymentLate = jobType<OfBooking>('booking.payment_late');
/** Staff have closed days; the bookings on them are to be told. */
export const daysClosed = jobType<{ disruptionId: string }>('booking.days_closed');
/** Something of a confirmed booking cannot take place: its guest must choose by `choiceBy` (ISO). */
export const bookingDisrupted = jobType<OfBooking & { choiceBy: string }>('booking.disrupted');
/** The guest has not chosen yet, and the time is nearly up. */
export const bookingChoiceReminded = jobType<OfBooking & { choiceBy: string }>('booking.choice_reminded');
/** The closed days are open again before the guest has chosen: all stays as it was. */
export const bookingReopened = jobType<OfBooking & { at: string }>('booking.reopened');
/** Items of a confirmed booking were moved to another day, or are for other guests. */
export const bookingRebooked = jobType<OfBooking & { at: string }>('booking.rebooked');
/** Other days or guests wait for their difference to be paid; until then the booking stays as it is. */
export const bookingChangeOffered = jobType<OfBooking & { at: string }>('booking.change_offered');
/** The difference was not paid in time, or its places were gone: the booking stays as it is. */
export const bookingChangeEnded = jobType<OfBooking & { at: string }>('booking.change_ended');
/** The money of items that could not take place became credit. */
export const bookingCredited = jobType<OfBooking & { creditCode: string }>('booking.credited');
/** Credit was given to a booking's guest without being owed. */
export const bookingCreditGiven = jobType<OfBooking & { creditCode: string }>('booking.credit_given');
/** A guest may use credit for longer. */
export const bookingCreditExtended = jobType<OfBooking & { at: string }>('booking.credit_extended');
/** Items of a booking will not take place and their money goes back. */
export const bookingItemsRefunded = jobType<OfBooking & { at: string }>('booking.items_refunded');
/** A supplier has said that they have the guest, and under which number. */
export const bookingSupplierConfirmed = jobType<OfBooking & { at: string }>('booking.supplier_confirmed');
/** A guest is late at an item of a confirmed booking: its supplier is to know when they come. */
export const bookingArrivalNoted = jobType<OfBooking & { arrivalId: string }>('booking.arrival_noted');
/** The supplier has read when a guest who is late will come. */
export const bookingArrivalAcknowledged = jobType<OfBooking & { at: string }>('booking.arrival_acknowledged');
/** Nobody came to an item, or that was taken back. */
export const bookingNoShowNoted = jobType<OfBooking & { at: string }>('booking.no_show_noted');
/** One item of several was cancelled; the others take place. */
export const bookingItemsCancelled = jobType<OfBooking & { at: string }>('booking.items_cancelled');
/** Staff have answered what a guest wrote about a booking. */
export const messageAnswered = jobType<OfBooking & { messageId: number }>('booking.message_answered');
/** Money is owed back to the guest. */
export const bookingRefundRequested = jobType<OfBooking & { refundId: string }>('booking.refund_requested');
/** The trip is over: the guest may say how it was. */
export const bookingCompleted = jobType<OfBooking>('booking.completed');
/** Somebody asks for full access to a booking: the code goes to its own mail. */
export const accessCodeAsked = jobType<OfBooking & { accessCodeId: string }>('booking.access_code_asked', {
  retryLimit: 5,
});
/** Somebody lost their codes: those of a mailbox go to it; maybe none. */
export const bookingCodesAsked = jobType<{ askId: string; bookingIds: string[] }>('booking.codes_asked');
/** Mails go to another address; `before` is told as well. */
export const contactEmailChanged = jobType<OfBooking & { before: string; at: string }>(
  'booking.contact_email_changed',
);
/** Its guests ride in another vehicle of the same departure. */
export const bookingRegrouped = jobType<OfBooking & { at: string }>('booking.regrouped');
/** The list of passengers was written anew. */
export const passengersSaved = jobType<OfBooking & { at: string }>('booking.passengers_saved');
/** Which mail says how a booking stands. */
export type ResendableMail = 'held' | 'requested' | 'confirmed' | 'cancelled' | 'disrupted';
/** Staff have one of its mails sent again. */
export const bookingMailAsked = jobType<OfBooking & { mail: ResendableMail; at: string }>(
  'booking.mail_asked',
);
/** Staff have the link by which a quote is paid sent to its guest's phone. */
export const quoteLinkAsked = jobType<OfBooking & { at: string }>('booking.quote_link_asked');
/** A bank message lies in the inbox; carries it out should the webhook's own try have failed. */
export const bankMessageReceived = jobType<{ inboxId: number }>('payments.bank_message_received');

/** A day's books were closed, and something in them does not agree. */
export const reconciliationFailed = jobType<{ reconciliationId: number }>('booking.books_differ');

/** For `Worker.start`. */
export const bookingJobTypes = [
  bookingHeld,
  bookingRequested,
  bookingAccepted,
  bookingDeclined,
  bookingApprovalAsked,
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
  bookingItemsRefunded,
  bookingArrivalNoted,
  bookingArrivalAcknowledged,
  bookingNoShowNoted,
  bookingItemsCancelled,
  messageAnswered,
  bookingRefundRequested,
  bookingCompleted,
  accessCodeAsked,
  bookingCodesAsked,
  contactEmailChanged,
  passengersSaved,
  bookingMailAsked,
  quoteLinkAsked,
  bankMessageReceived,
  reconciliationFailed,
] as unknown as JobType<never>[];
