import { type JobType, jobType } from '#platform/queue/queue.ts';

/**
 * Published once the vouchers of a booking are synced with a change, with the data of the change's own event: mails with
 * vouchers listen to this, not to the change.
 */
export const vouchersIssued = jobType<{ bookingId: string }>('vouchers.issued');
export const vouchersRebooked = jobType<{ bookingId: string; choiceBy?: string; at?: string }>(
  'vouchers.rebooked',
);

/** The vouchers of a booking were voided, because it has to be paid again: its suppliers are to be notified. */
export const vouchersTakenBack = jobType<{ bookingId: string }>('vouchers.taken_back');

interface OfVoucher {
  bookingId: string;
  /** Its code. */
  voucher: string;
  /** ISO instant. */
  at: string;
}

/** Staff reissued or voided a voucher: guest and supplier are to be notified. */
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
