import type { Executor } from '#platform/db/connect.ts';
import { getBookingFunds } from './get-booking-funds.ts';

/** The most that can still go back on a booking, in đồng: everything that came in, less every refund that stands. */
export async function getRefundableAmount(db: Executor, bookingId: string): Promise<number> {
  return (await getBookingFunds(db, bookingId)).refundableVnd;
}
