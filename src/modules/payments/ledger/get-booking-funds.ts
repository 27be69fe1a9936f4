import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

export interface BookingFunds {
  /** What the booking's guest has with us, as `getPaidAmount` tells it. */
  paidVnd: number;
  /** The most that can still go back: everything that came in, less every refund that stands. */
  refundableVnd: number;
}

/** The money of a booking in đồng, in one statement. */
export async function getBookingFunds(db: Executor, bookingId: string): Promise<BookingFunds> {
  const { rows } = await sql<BookingFunds>`
    SELECT
      (SELECT coalesce(-sum(amount_vnd), 0) FROM ledger_entries
        WHERE booking_id = ${bookingId} AND account = 'guest') AS "paidVnd",
      (SELECT coalesce(sum(amount_vnd), 0) FROM ledger_entries
        WHERE booking_id = ${bookingId} AND amount_vnd > 0
          AND account IN ('bank', 'cash', 'gateway', 'unmatched', 'credit'))
      - (SELECT coalesce(sum(amount_vnd), 0) FROM refunds
        WHERE booking_id = ${bookingId} AND state <> 'rejected') AS "refundableVnd"`.execute(db);
  return rows[0] ?? { paidVnd: 0, refundableVnd: 0 };
}
