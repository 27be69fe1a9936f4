import * as bookingEvents from '#modules/booking/events.ts';
import * as enquiryEvents from '#modules/enquiries/events.ts';
import { newsletterRequested } from '#modules/newsletter/events.ts';
import * as refundEvents from '#modules/payments/events.ts';
import {
  reviewAnswered,
  reviewAppealDecided,
  reviewPublished,
  reviewRejected,
} from '#modules/reviews/events.ts';
import {
  vouchersIssued,
  vouchersRebooked,
  vouchersReissued,
  vouchersVoided,
} from '#modules/vouchers/events.ts';
import type { App } from '#platform/app.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { type AboutBooking, sendBookingMail } from './commands/send-booking-mail.ts';
import { type AboutEnquiry, sendEnquiryMail } from './commands/send-enquiry-mail.ts';
import { sendNewsletterMail } from './commands/send-newsletter-mail.ts';
import { sendRefundMail } from './commands/send-refund-mail.ts';
import {
  sendAnsweredMail,
  sendAppealMail,
  sendPublishedMail,
  sendRejectionMail,
  sendReviewMail,
} from './commands/send-review-mail.ts';
import type { MailTemplate } from './texts/booking-mail-texts.ts';
import type { EnquiryMailTemplate } from './texts/enquiry-mail-texts.ts';
import type { RefundMailTemplate } from './texts/refund-mail-texts.ts';

export { guestAccountMailJobs } from './commands/guest-account-mail-jobs.ts';
export { officeAccountMailJobs } from './commands/office-account-mail-jobs.ts';

export interface BookingMailJob {
  type: JobType<AboutBooking>;
  handle(app: App, data: AboutBooking): Promise<void>;
}

/** Mails by the events that they follow; those with vouchers follow the event of the vouchers' issue. */
const bookingMailOf: [JobType<AboutBooking>, MailTemplate][] = [
  [bookingEvents.bookingHeld, 'held'],
  [bookingEvents.bookingRequested, 'requested'],
  [bookingEvents.bookingAccepted, 'accepted'],
  [bookingEvents.bookingDeclined, 'declined'],
  [bookingEvents.bookingBalanceReminded as JobType<AboutBooking>, 'balance_reminded'],
  [bookingEvents.counterChosen, 'counter_chosen'],
  [vouchersIssued, 'confirmed'],
  [bookingEvents.bookingSupplierConfirmed as JobType<AboutBooking>, 'supplier_confirmed'],
  [bookingEvents.bookingExpired, 'expired'],
  [bookingEvents.bookingCancelled, 'cancelled'],
  [bookingEvents.bookingPartlyPaid, 'partly_paid'],
  [bookingEvents.bookingPartPaid as JobType<AboutBooking>, 'part_paid'],
  [bookingEvents.bookingBalancePartPaid as JobType<AboutBooking>, 'balance_part_paid'],
  [bookingEvents.bookingApprovalRequested, 'approval_asked'],
  [bookingEvents.bookingApproved, 'approval_given'],
  [bookingEvents.bookingApprovalRefused, 'approval_refused'],
  [bookingEvents.bookingPaymentLate, 'payment_late'],
  [bookingEvents.bookingMatchUndone as JobType<AboutBooking>, 'match_undone'],
  [bookingEvents.bookingCreditGiven as JobType<AboutBooking>, 'credit_given'],
  [bookingEvents.bookingCreditExtended as JobType<AboutBooking>, 'credit_extended'],
  [bookingEvents.bookingCodeExtended as JobType<AboutBooking>, 'code_extended'],
  [bookingEvents.bookingDisrupted as JobType<AboutBooking>, 'disrupted'],
  [bookingEvents.bookingChoiceReminded as JobType<AboutBooking>, 'choice_reminded'],
  [bookingEvents.bookingRegrouped as JobType<AboutBooking>, 'regrouped'],
  [bookingEvents.bookingReopened as JobType<AboutBooking>, 'reopened'],
  [vouchersRebooked, 'rebooked'],
  [vouchersReissued as JobType<AboutBooking>, 'voucher_reissued'],
  [vouchersVoided as JobType<AboutBooking>, 'voucher_voided'],
  [bookingEvents.bookingChangeOffered as JobType<AboutBooking>, 'change_offered'],
  [bookingEvents.bookingChangeEnded as JobType<AboutBooking>, 'change_ended'],
  [bookingEvents.bookingCredited as JobType<AboutBooking>, 'credited'],
  [bookingEvents.bookingRefundRequested as JobType<AboutBooking>, 'refund_requested'],
  [bookingEvents.bookingArrivalAcknowledged as JobType<AboutBooking>, 'late_acknowledged'],
  [bookingEvents.bookingNoShowNoted as JobType<AboutBooking>, 'no_show'],
  [bookingEvents.bookingItemsCancelled as JobType<AboutBooking>, 'item_cancelled'],
  [bookingEvents.messageAnswered as JobType<AboutBooking>, 'message_answered'],
  [bookingEvents.passengersSaved as JobType<AboutBooking>, 'passengers_saved'],
];

export const bookingMailJobs: BookingMailJob[] = bookingMailOf.map(([type, template]) => ({
  type,
  handle: (app, data) => sendBookingMail(app, template, data),
}));

/** Sends a mail, or sends it again, when staff request it. */
export const mailRequestedJob = {
  type: bookingEvents.bookingMailRequested,
  async handle(
    app: App,
    { mail, ...about }: AboutBooking & { mail: bookingEvents.ResendableMail | bookingEvents.DueMail },
  ) {
    await sendBookingMail(app, mail, about);
    // The member of staff who requested it is waiting for the result.
    await announceLive(app.db, { tags: ['bookings'] });
  },
};

/** Asks for a review the day after a trip, informs its author of what happened to it, and asks an address to confirm the newsletter. */
export const askingMailJobs = [
  { type: bookingEvents.bookingCompleted, handle: sendReviewMail },
  { type: reviewRejected, handle: sendRejectionMail },
  { type: reviewPublished, handle: sendPublishedMail },
  { type: reviewAnswered, handle: sendAnsweredMail },
  { type: reviewAppealDecided, handle: sendAppealMail },
  { type: newsletterRequested, handle: sendNewsletterMail },
];

const refundMailOf: [JobType<refundEvents.OfRefund>, RefundMailTemplate][] = [
  [refundEvents.refundApproved, 'refund_approved'],
  [refundEvents.refundSent, 'refund_sent'],
  [refundEvents.refundSucceeded, 'refund_succeeded'],
  [refundEvents.refundLate, 'refund_late'],
  [refundEvents.refundAccountGiven, 'refund_account_given'],
];

/** Mails about refunds. */
export const refundMailJobs = refundMailOf.map(([type, template]) => ({
  type,
  handle: (app: App, data: refundEvents.OfRefund) => sendRefundMail(app, template, data),
}));

/** Asks for a bank account after every event that may leave a transfer to be made. */
export const refundAccountMailJobs = [
  refundEvents.refundNeedsAccount,
  refundEvents.refundApproved,
  bookingEvents.bookingRefundRequested,
].map((type) => ({
  type,
  async handle(app: App, data: refundEvents.OfRefund) {
    await sendRefundMail(app, 'refund_needs_account', data);
    // The holder cannot give the bank accounts of other payers.
    await sendBookingMail(app, 'parts_refunded', data);
  },
}));

const enquiryMailOf: [JobType<AboutEnquiry>, EnquiryMailTemplate][] = [
  [enquiryEvents.enquiryReceived, 'request_received'],
  [enquiryEvents.enquiryAnswered as JobType<AboutEnquiry>, 'request_answered'],
];

/** Mails about enquiries. */
export const enquiryMailJobs: {
  type: JobType<AboutEnquiry>;
  handle(app: App, data: AboutEnquiry): Promise<void>;
}[] = enquiryMailOf.map(([type, template]) => ({
  type,
  handle: (app, data) => sendEnquiryMail(app, template, data),
}));
