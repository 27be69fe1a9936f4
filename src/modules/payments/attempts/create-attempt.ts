import { randomUUID } from 'node:crypto';
import type { AttemptDetails, PaymentMethod, StartedAttempt } from '#modules/payments/gateways/gateway.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { processId } from '#platform/db/process-alive.ts';

export interface PaymentAttempt {
  id: string;
  method: PaymentMethod;
  reference: string;
  amountVnd: number;
  state: string;
  details: AttemptDetails;
  startedAt: Date;
  /** The run of the program that began it; null for what an earlier version began. */
  startedBy: number | null;
  expiresAt: Date;
}

/**
 * Writes a new attempt to pay a booking. Its reference is the booking's code and the next number, and is never used
 * again. The caller has locked the booking, or two attempts would get the same number.
 */
export async function createAttempt(
  tx: Tx,
  {
    bookingId,
    bookingCode,
    started,
    now,
    ...attempt
  }: Pick<PaymentAttempt, 'method' | 'amountVnd' | 'expiresAt'> & {
    bookingId: string;
    bookingCode: string;
    /** When it is known at once what the guest needs; else `recordStart` says so later. */
    started?: StartedAttempt;
    now: Date;
  },
): Promise<PaymentAttempt> {
  const { count } = await tx
    .selectFrom('payment_attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const created: PaymentAttempt = {
    ...attempt,
    id: randomUUID(),
    startedAt: now,
    startedBy: processId,
    reference: `${bookingCode}-${count + 1}`,
    state: started?.state ?? 'created',
    details: started?.details ?? {},
  };
  await tx
    .insertInto('payment_attempts')
    .values({
      id: created.id,
      booking_id: bookingId,
      method: created.method,
      reference: created.reference,
      amount_vnd: created.amountVnd,
      state: created.state,
      details: json(created.details),
      created_at: created.startedAt,
      started_by: created.startedBy,
      expires_at: created.expiresAt,
    })
    .execute();
  return created;
}
