import { type JobType, jobType } from '#platform/queue/queue.ts';

/**
 * What is announced once the vouchers of a booking are as the change wants them, with what the change itself had
 * announced: a mail that carries vouchers listens to this, not to the change.
 */
export const vouchersIssued = jobType<{ bookingId: string }>('vouchers.issued');
export const vouchersRebooked = jobType<{ bookingId: string; choiceBy?: string; at?: string }>(
  'vouchers.rebooked',
);

/** The vouchers of a booking were taken back, because it has to be paid again: its suppliers are to hear of it. */
export const vouchersTakenBack = jobType<{ bookingId: string }>('vouchers.taken_back');

interface OfVoucher {
  bookingId: string;
  /** Its code. */
  voucher: string;
  /** ISO instant. */
  at: string;
}

/** Staff issued a voucher anew, or took one back: guest and supplier are to hear of it. */
export const vouchersReissued = jobType<OfVoucher>('vouchers.reissued');
export const vouchersVoided = jobType<OfVoucher>('vouchers.voided');

/** For `Worker.start`. */
export const voucherJobTypes = [
  vouchersIssued,
  vouchersRebooked,
  vouchersTakenBack,
  vouchersReissued,
  vouchersVoided,
] as unknown as JobType<never>[];
