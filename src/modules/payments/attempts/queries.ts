import { sql } from 'kysely';
import type { AttemptDetails, PaymentMethod, QrDetails } from '#modules/payments/gateways/gateway.ts';
import { openAttemptStates } from '#modules/payments/state.ts';
import type { Executor } from '#platform/db/connect.ts';
import { renderQr } from '#platform/qr/render-qr.ts';

export interface PaymentAttempt {
  id: string;
  method: PaymentMethod;
  reference: string;
  amountVnd: number;
  state: string;
  details: AttemptDetails;
  startedAt: Date;
  /** The program run that started it; null for attempts started by an earlier version. */
  startedBy: number | null;
  expiresAt: Date;
}

/** The newest attempt of a booking's holder, or of the payer of a part, by one method or any; null when there is none. */
export async function findLastAttempt(
  db: Executor,
  bookingId: string,
  method?: PaymentMethod,
  partId: string | null = null,
): Promise<PaymentAttempt | null> {
  const row = await selectAttempts(db)
    .where('booking_id', '=', bookingId)
    .where('part_id', 'is not distinct from', partId)
    .$if(method !== undefined, (query) => query.where('method', '=', method as string))
    // By number: references count on, and '-10' comes after '-9'.
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

export interface ReferredAttempt {
  bookingId: string;
  /** The part that it pays, where it is not the holder's payment. */
  partId: string | null;
  method: PaymentMethod;
  reference: string;
  amountVnd: number;
  state: string;
  startedAt: Date;
}

/** The attempt with a provider's reference; null when nobody started it. */
export async function findAttemptByReference(
  db: Executor,
  reference: string,
): Promise<ReferredAttempt | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .select([
      'booking_id as bookingId',
      'part_id as partId',
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

/** An attempt as the public contract shows it; `amount` is integer đồng. */
export interface AttemptView {
  paymentId: string;
  method: PaymentMethod;
  amount: number;
  expiresAt: string;
  redirectUrl?: string;
  qr?: QrDetails & { svg: string };
}

export async function attemptView({
  id,
  method,
  amountVnd,
  expiresAt,
  details,
}: PaymentAttempt): Promise<AttemptView> {
  return {
    paymentId: id,
    method,
    amount: amountVnd,
    expiresAt: expiresAt.toISOString(),
    ...(details.redirectUrl && { redirectUrl: details.redirectUrl }),
    ...(details.qr && { qr: { ...details.qr, svg: await renderQr(details.qr.payload) } }),
  };
}
