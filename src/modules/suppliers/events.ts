import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A supplier is to be asked, or reminded; `number` counts the mails about this ask. */
export const supplierConfirmationRequested = jobType<{ askId: string; number: number }>('suppliers.asked');
/** A supplier's copy of a booking is outdated, or they have a new guest; `number` counts these mails. */
export const supplierNotified = jobType<{ bookingId: string; supplierId: number; number: number }>(
  'suppliers.told',
);

/** For `Worker.start`. */
export const supplierJobTypes = [
  supplierConfirmationRequested,
  supplierNotified,
] as unknown as JobType<never>[];
