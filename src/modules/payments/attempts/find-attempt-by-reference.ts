import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import type { Executor } from '#platform/db/connect.ts';

export interface ReferredAttempt {
  bookingId: string;
  method: PaymentMethod;
  reference: string;
  amountVnd: number;
  state: string;
  startedAt: Date;
}

/** The attempt that a provider knows by a reference; null when nobody started it. */
export async function findAttemptByReference(
  db: Executor,
  reference: string,
): Promise<ReferredAttempt | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .select([
      'booking_id as bookingId',
      'method',
      'reference',
      'amount_vnd as amountVnd',
      'state',
      'created_at as startedAt',
    ])
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? { ...row, method: row.method as PaymentMethod } : null;
}
