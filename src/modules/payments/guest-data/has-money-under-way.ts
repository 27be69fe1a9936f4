import { sql } from 'kysely';
import { openAttemptStates } from '#modules/payments/state.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Whether money of a booking goes back, can still be paid, or may have been paid while its provider's word is out. */
export async function hasMoneyUnderWay(db: Executor, bookingId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isUnderWay: boolean }>`
    SELECT EXISTS (
      SELECT FROM refunds WHERE booking_id = ${bookingId} AND state NOT IN ('succeeded', 'rejected')
    ) OR EXISTS (
      SELECT FROM payment_attempts WHERE booking_id = ${bookingId} AND (
        (state = ANY (${openAttemptStates}::text[]) AND expires_at > ${now})
        OR (method IN ('vnpay', 'momo', 'zalopay') AND state IN ('review', 'expired', 'cancelled')
          AND coalesce(ended_at, created_at) > ${now}::timestamptz - make_interval(days => ${questionDays}))
      )
    ) AS "isUnderWay"`.execute(db);
  return rows[0]?.isUnderWay ?? false;
}

/** As long as providers are asked about what has ended, see `claimEndedStatusChecks`. */
const questionDays = 2;
