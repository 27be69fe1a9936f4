import { sql } from 'kysely';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import type { Executor } from '#platform/db/connect.ts';

export interface DueStatusCheck {
  reference: string;
  method: PaymentMethod;
  amountVnd: number;
  startedAt: Date;
}

/** Minutes after the start at which a provider is polled. */
const askAfterMinutes = [1, 3, 10, 30, 120];

/** Seconds before an attempt's expiry at which it is polled in any case. */
const beforeEndSeconds = 45;

/** Attempts on a provider's page that are due for polling; each is claimed by one caller only. */
export async function claimDueStatusChecks(db: Executor, now: Date, limit = 50): Promise<DueStatusCheck[]> {
  const { rows } = await sql<DueStatusCheck>`
    UPDATE payment_attempts SET asked = asked + 1, asked_at = ${now}
    WHERE id IN (
      SELECT id FROM payment_attempts
      WHERE state IN ('redirected', 'pending') AND method IN ('vnpay', 'momo', 'zalopay') AND (
        created_at <= ${now}::timestamptz
          - make_interval(mins => (${askAfterMinutes}::int[])[least(asked + 1, ${askAfterMinutes.length})])
          AND asked < ${askAfterMinutes.length}
        OR expires_at <= ${now}::timestamptz + make_interval(secs => ${beforeEndSeconds})
          AND coalesce(asked_at < expires_at - make_interval(secs => ${beforeEndSeconds}), true)
      )
      ORDER BY expires_at
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED
    )
    RETURNING reference, method, amount_vnd AS "amountVnd", created_at AS "startedAt"`.execute(db);
  return rows;
}

/** Minutes after an attempt has ended at which its provider is polled again. */
const askAgainAfterMinutes = [10, 360];

/** Days after which polling stops; anything left shows in the provider's statement. */
const askForDays = 2;

/**
 * Attempts on a provider's page that ended without a report of the provider, because the hold expired or another method
 * was chosen, and are due for polling: a guest may have paid at the last moment, and the message may have been lost. So
 * are those whose money the provider holds for review, counted from their start. Each is claimed by one caller only.
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
          SELECT FROM unnest(${askAgainAfterMinutes}::int[]) AS minutes
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
