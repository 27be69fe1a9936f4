import { sql } from 'kysely';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import type { Executor } from '#platform/db/connect.ts';

export interface DueStatusCheck {
  reference: string;
  method: PaymentMethod;
  amountVnd: number;
  startedAt: Date;
}

/** Minutes after the start at which a provider is asked, one after the other. */
const askAfterMinutes = [1, 3, 10, 30, 120];
/** So long before an attempt runs out it is asked about in any case. */
const beforeEndSeconds = 45;

/** Attempts on a provider's page that are due to be asked about now; each is given to one caller only. */
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
