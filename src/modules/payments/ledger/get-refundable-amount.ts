import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** The most that can still go back on a booking, in đồng: everything that came in, less every refund that stands. */
export async function getRefundableAmount(db: Executor, bookingId: string): Promise<number> {
  const { rows } = await sql<{ leftVnd: number }>`
    SELECT
      (SELECT coalesce(sum(amount_vnd), 0) FROM ledger_entries
        WHERE booking_id = ${bookingId} AND amount_vnd > 0
          AND account IN ('bank', 'cash', 'gateway', 'unmatched', 'credit'))
      - (SELECT coalesce(sum(amount_vnd), 0) FROM refunds
        WHERE booking_id = ${bookingId} AND state <> 'rejected') AS "leftVnd"`.execute(db);
  return rows[0]?.leftVnd ?? 0;
}
