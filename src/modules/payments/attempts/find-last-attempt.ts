import { sql } from 'kysely';
import type { AttemptDetails, PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { openAttemptStates } from '#modules/payments/state.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { PaymentAttempt } from './create-attempt.ts';

/** The newest attempt of a booking, by one method or any; null when there is none. */
export async function findLastAttempt(
  db: Executor,
  bookingId: string,
  method?: PaymentMethod,
): Promise<PaymentAttempt | null> {
  const row = await selectAttempts(db)
    .where('booking_id', '=', bookingId)
    .$if(method !== undefined, (query) => query.where('method', '=', method as string))
    // By its number: references count on, and '-10' comes after '-9'.
    .orderBy(sql`length(reference)`, 'desc')
    .orderBy('reference', 'desc')
    .executeTakeFirst();
  return row ? toAttempt(row) : null;
}

/** The attempt of an id. @throws when there is none */
export async function getAttempt(db: Executor, id: string): Promise<PaymentAttempt> {
  return toAttempt(await selectAttempts(db).where('id', '=', id).executeTakeFirstOrThrow());
}

function selectAttempts(db: Executor) {
  return db
    .selectFrom('payment_attempts')
    .select([
      'id',
      'method',
      'reference',
      'amount_vnd as amountVnd',
      'state',
      'details',
      'created_at as startedAt',
      'started_by as startedBy',
      'expires_at as expiresAt',
    ]);
}

type Row = Omit<PaymentAttempt, 'method' | 'details'> & { method: string; details: unknown };

function toAttempt(row: Row): PaymentAttempt {
  return { ...row, method: row.method as PaymentMethod, details: row.details as AttemptDetails };
}

/** Whether an attempt may still be paid at a time. */
export function isOpen(attempt: PaymentAttempt, now: Date): boolean {
  return openAttemptStates.includes(attempt.state) && now < attempt.expiresAt;
}
