import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A supplier is to be asked, or reminded: the how many-th mail about this ask it is. */
export const supplierAsked = jobType<{ askId: string; number: number }>('suppliers.asked');
/** What a supplier knows of a booking is no longer so, or they have a new guest: the how many-th mail it is. */
export const supplierTold = jobType<{ bookingId: string; supplierId: number; number: number }>(
  'suppliers.told',
);

/** For `Worker.start`. */
export const supplierJobTypes = [supplierAsked, supplierTold] as unknown as JobType<never>[];
