import { type JobType, jobType } from '#platform/queue/queue.ts';

export interface OfRefund {
  bookingId: string;
  refundId: string;
}

/** What is announced about refunds, in the transaction of the change itself. */
export const refundApproved = jobType<OfRefund>('refund.approved');
/** The provider has the payout and works on it. */
export const refundSent = jobType<OfRefund>('refund.sent');
export const refundSucceeded = jobType<OfRefund>('refund.succeeded');
/** A provider could not pay it back: it goes by transfer, for which the guest names an account. */
export const refundNeedsAccount = jobType<OfRefund>('refund.needs_account');
/** The guest named an account, or another one. */
export const refundAccountGiven = jobType<OfRefund & { at: string }>('refund.account_given');
/** Past the day that was promised. */
export const refundLate = jobType<OfRefund>('refund.late');

/** For `Worker.start`. */
export const refundJobTypes = [
  refundApproved,
  refundSent,
  refundSucceeded,
  refundNeedsAccount,
  refundAccountGiven,
  refundLate,
] as unknown as JobType<never>[];
