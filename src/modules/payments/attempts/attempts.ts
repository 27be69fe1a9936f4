import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StartedAttempt } from '#modules/payments/gateways/gateway.ts';
import { qrDetails } from '#modules/payments/gateways/vietqr.ts';
import { attemptTransitions, statesBefore } from '#modules/payments/state.ts';
import type { Tx } from '#platform/db/connect.ts';
import { processId } from '#platform/db/is-process-alive.ts';
import { type JsonText, json } from '#platform/db/json.ts';
import { findLastAttempt, type PaymentAttempt } from './queries.ts';

export { abandonStart, endAttempts } from './steps/end-attempts.ts';

/**
 * Inserts a new payment attempt for a booking. Its reference is the booking's code and the next number, and is never
 * reused. The caller has locked the booking; otherwise two attempts would get the same number.
 */
export async function createAttempt(
  tx: Tx,
  {
    bookingId,
    bookingCode,
    partId = null,
    started,
    now,
    ...attempt
  }: Pick<PaymentAttempt, 'method' | 'amountVnd' | 'expiresAt'> & {
    bookingId: string;
    bookingCode: string;
    /** The part that it pays, where it is not the holder's payment. */
    partId?: string | null;
    /** Given when the payment details are known at once; otherwise `recordStart` adds them later. */
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
      part_id: partId,
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

/** Records what the gateway returned for a new attempt. An attempt that has ended meanwhile stays ended. */
export async function recordStart(tx: Tx, attemptId: string, started: StartedAttempt): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ state: started.state, details: json(started.details) })
    .where('id', '=', attemptId)
    .where('state', '=', 'created')
    .execute();
}

/**
 * A new QR code for another amount to the account of the booking's last QR code, as for the rest of a transfer that was
 * too small. Null when there was no QR code before. Open attempts are ended by the caller.
 */
export async function renewQr(
  tx: Tx,
  {
    bookingId,
    bookingCode,
    amountVnd,
    expiresAt,
    now,
  }: { bookingId: string; bookingCode: string; amountVnd: number; expiresAt: Date; now: Date },
): Promise<PaymentAttempt | null> {
  const last = await findLastAttempt(tx, bookingId, 'vietqr');
  if (!last?.details.qr) return null;
  return createAttempt(tx, {
    bookingId,
    bookingCode,
    method: 'vietqr',
    amountVnd,
    expiresAt,
    now,
    started: { state: 'qr_shown', details: { qr: qrDetails(last.details.qr, bookingCode, amountVnd) } },
  });
}

/** Extends an open attempt, never shortening it, along with the hold that it belongs to. */
export async function extendAttempt(tx: Tx, attemptId: string, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ expires_at: expiresAt })
    .where('id', '=', attemptId)
    .where('expires_at', '<', expiresAt)
    .execute();
}

/**
 * Records on an open attempt what the provider reported, and the provider's id of the payment, which a refund has to
 * name. An attempt that has ended keeps its state, but still gets the provider's id; only money that came after all makes
 * it a success.
 */
export async function recordAttemptResult(
  tx: Tx,
  reference: string,
  {
    state,
    providerRef,
    now,
  }: { state: 'succeeded' | 'failed' | 'pending' | 'review'; providerRef: string; now: Date },
): Promise<void> {
  const mayBecome = statesBefore(attemptTransitions, state);
  await tx
    .updateTable('payment_attempts')
    .set((eb) => ({
      details: sql<JsonText>`details || jsonb_build_object('providerRef', ${providerRef}::text)`,
      state: eb
        .case()
        .when(sql<boolean>`state = ANY (${mayBecome}::text[])`)
        .then(state)
        .else(eb.ref('state'))
        .end(),
      ended_at: eb
        .case()
        .when(
          sql<boolean>`state = ANY (${mayBecome}::text[]) AND ${state === 'succeeded' || state === 'failed'}`,
        )
        .then(now)
        .else(eb.ref('ended_at'))
        .end(),
    }))
    .where('reference', '=', reference)
    .execute();
}
