import { type JobType, jobType } from '#platform/queue/queue.ts';

export interface OfRefund {
  bookingId: string;
  refundId: string;
}

/** Events of refunds, announced in the transaction of the change itself. */
export const refundApproved = jobType<OfRefund>('refund.approved');
/** The provider has accepted the payout and is processing it. */
export const refundSent = jobType<OfRefund>('refund.sent');
export const refundSucceeded = jobType<OfRefund>('refund.succeeded');
/** The provider could not refund: a transfer is needed, for which the guest names an account. */
export const refundNeedsAccount = jobType<OfRefund>('refund.needs_account');
/** The guest named or changed the account. */
export const refundAccountGiven = jobType<OfRefund & { at: string }>('refund.account_given');
/** The promised day has passed. */
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
