import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { notUndone } from './not-undone.ts';

export { notUndone } from './not-undone.ts';

export type Account =
  | 'bank'
  | 'cash'
  | 'gateway'
  | 'guest'
  | 'refund_payable'
  | 'unmatched'
  | 'credit'
  | 'goodwill'
  | 'adjustment';

export interface LedgerEntry {
  bookingId: string | null;
  cause: string;
  inboxId?: number | undefined;
  /** The part whose money it is, where it is not that of the booking's holder. */
  partId?: string | null;
  /** The amount goes from one account to the other: negative on `from`, positive on `to`. */
  from: Account;
  to: Account;
  amountVnd: number;
  /** The bank's reference, where no message reported it. */
  reference?: string | undefined;
}

/** Posts one double entry. Entries cannot be changed or removed; a mistake is corrected by a reversing entry. @returns its id */
export async function postLedger(tx: Tx, entry: LedgerEntry): Promise<string> {
  if (!Number.isSafeInteger(entry.amountVnd) || entry.amountVnd <= 0) {
    throw new RangeError(`Not an amount that can be posted: ${entry.amountVnd}`);
  }
  const entryId = randomUUID();
  const row = {
    entry_id: entryId,
    booking_id: entry.bookingId,
    cause: entry.cause,
    inbox_id: entry.inboxId ?? null,
    part_id: entry.partId ?? null,
    reference: entry.reference ?? '',
  };
  await tx
    .insertInto('ledger_entries')
    .values([
      { ...row, account: entry.to, amount_vnd: entry.amountVnd },
      { ...row, account: entry.from, amount_vnd: -entry.amountVnd },
    ])
    .execute();
  return entryId;
}

/** What a booking's guest has paid, in đồng: all payments, less every requested refund. */
export async function getPaidAmount(db: Executor, bookingId: string): Promise<number> {
  const { paid } = await db
    .selectFrom('ledger_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_vnd'), eb.lit(0)).as('paid'))
    .where('booking_id', '=', bookingId)
    .where('account', '=', 'guest')
    .executeTakeFirstOrThrow();
  return -paid || 0;
}

/** The most that can still be refunded on a booking, in đồng: all incoming money, less every refund that was not rejected. */
export async function getRefundableAmount(db: Executor, bookingId: string): Promise<number> {
  return (await getBookingFunds(db, bookingId)).refundableVnd;
}

/** What stayed paid on a booking, in đồng: all incoming money, less what became credit or a gift card and every approved refund. */
export async function getStayedAmount(db: Executor, bookingId: string): Promise<number> {
  const { rows } = await sql<{ stayed: number }>`
    SELECT (SELECT coalesce(sum(amount_vnd), 0) FROM ledger_entries
        WHERE booking_id = ${bookingId} AND cause <> 'gift_taken_back'
          AND (cause IN ('credited', 'gift_issued') AND account = 'credit'
            OR amount_vnd > 0 AND account IN ('bank', 'cash', 'gateway', 'unmatched', 'credit')
              AND ${notUndone('ledger_entries')}))
      - (SELECT coalesce(sum(amount_vnd), 0) FROM refunds
        WHERE booking_id = ${bookingId} AND state NOT IN ('requested', 'rejected')) AS stayed`.execute(db);
  return rows[0]?.stayed ?? 0;
}

export interface BookingFunds {
  /** Paid by the booking's guest, as in `getPaidAmount`. */
  paidVnd: number;
  /** The most that can still be refunded: all incoming money, less every refund that was not rejected. */
  refundableVnd: number;
}

/** The money of a booking in đồng, in one statement. */
export async function getBookingFunds(db: Executor, bookingId: string): Promise<BookingFunds> {
  const { rows } = await sql<BookingFunds>`${planOnce}
    SELECT
      (SELECT coalesce(-sum(amount_vnd), 0) FROM ledger_entries
        WHERE booking_id = ${bookingId} AND account = 'guest') AS "paidVnd",
      (SELECT coalesce(sum(amount_vnd), 0) FROM ledger_entries
        WHERE booking_id = ${bookingId} AND amount_vnd > 0 AND cause <> 'gift_taken_back'
          AND account IN ('bank', 'cash', 'gateway', 'unmatched', 'credit') AND ${notUndone('ledger_entries')})
      - (SELECT coalesce(sum(amount_vnd), 0) FROM refunds
        WHERE booking_id = ${bookingId} AND state <> 'rejected') AS "refundableVnd"`.execute(db);
  return rows[0] ?? { paidVnd: 0, refundableVnd: 0 };
}

/** A payment for the copy of a guest's data. */
export interface PaymentMade {
  amount: number;
  /** 'bank', 'office', 'vnpay' …; 'credit' for credit. */
  by: string;
  /** The bank's or provider's reference. */
  reference: string | null;
  paidAt: string;
}

/** Payments received for a booking, oldest first. Amounts are integer đồng. */
export async function listPaymentsMade(db: Executor, bookingId: string): Promise<PaymentMade[]> {
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .leftJoin('payment_inbox as message', 'message.id', 'entry.inbox_id')
    .select([
      'entry.account',
      'entry.amount_vnd as amount',
      'entry.at',
      'message.provider',
      'message.provider_txn_id as reference',
      'message.occurred_at as occurredAt',
    ])
    .where('entry.booking_id', '=', bookingId)
    .where('entry.account', 'in', ['bank', 'cash', 'gateway', 'unmatched', 'credit'])
    .where('entry.amount_vnd', '>', 0)
    .where('entry.cause', '<>', 'gift_taken_back')
    .where(notUndone('entry'))
    .orderBy('entry.id')
    .execute();
  return rows.map(({ account, amount, at, provider, reference, occurredAt }) => ({
    amount,
    by: provider ?? account,
    reference,
    paidAt: (occurredAt ?? at).toISOString(),
  }));
}
