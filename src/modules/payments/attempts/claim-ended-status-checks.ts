import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { DueStatusCheck } from './claim-due-status-checks.ts';

/** Minutes after an attempt has ended at which its provider is asked once more. */
const askAfterMinutes = [10, 360];
/** After so many days nobody asks any more; what is left shows in the provider's statement. */
const askForDays = 2;

/**
 * Attempts on a provider's page that ended without a word of the provider, because the hold ran out or another way was
 * taken, and are due to be asked about: a guest may have paid at the last moment, and the message may have been lost. So
 * are those whose money the provider holds for checking, counted from their start. Each is given to one caller only.
 */
export async function claimEndedStatusChecks(db: Executor, now: Date, limit = 50): Promise<DueStatusCheck[]> {
  const { rows } = await sql<DueStatusCheck>`
    UPDATE payment_attempts SET asked = asked + 1, asked_at = ${now}
    WHERE id IN (
      SELECT a.id FROM payment_attempts a
      CROSS JOIN LATERAL (SELECT CASE a.state WHEN 'review' THEN a.created_at ELSE a.ended_at END AS at) since
      WHERE a.state IN ('expired', 'cancelled', 'review') AND a.method IN ('vnpay', 'momo', 'zalopay')
        AND since.at > ${now}::timestamptz - make_interval(days => ${askForDays})
        AND EXISTS (
          SELECT FROM unnest(${askAfterMinutes}::int[]) AS minutes
          WHERE since.at + make_interval(mins => minutes) <= ${now}
            AND coalesce(a.asked_at < since.at + make_interval(mins => minutes), true)
        )
      ORDER BY since.at
      LIMIT ${limit}
      FOR UPDATE OF a SKIP LOCKED
    )
    RETURNING reference, method, amount_vnd AS "amountVnd", created_at AS "startedAt"`.execute(db);
  return rows;
}
