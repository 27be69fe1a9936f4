import { sql } from 'kysely';
import { openAttemptStates } from '#modules/payments/state.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import type { JsonText } from '#platform/db/json.ts';
import { erased } from '#platform/guest/guest-contact.ts';

/**
 * Erases payer and refund accounts from the payments of a locked booking. Accounting data stay: amounts, the ledger, and
 * the original messages of banks and providers.
 */
export async function erasePayer(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const refunds = tx.selectFrom('refunds').select('id').where('booking_id', '=', bookingId);
  await tx
    .updateTable('refund_bank_accounts')
    .set({
      account_no: null,
      holder: null,
      last_digits: '',
      purged_at: sql<Date>`coalesce(purged_at, ${now})`,
    })
    .where('refund_id', 'in', refunds)
    .execute();
  await tx.updateTable('refunds').set({ reason: '' }).where('booking_id', '=', bookingId).execute();
  await tx
    .updateTable('credits')
    .set({ phone: erased.phone, email: erased.email })
    .where('booking_id', '=', bookingId)
    .execute();
  // The URL of a provider's page contains the guest's IP address.
  await tx
    .updateTable('payment_attempts')
    .set({ details: sql<JsonText>`details - 'redirectUrl' - 'qr'` })
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Whether a booking's money is being refunded, can still be paid, or may have been paid while its provider's report is pending. */
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

/** As long as providers are polled about ended attempts, see `claimEndedStatusChecks`. */
const questionDays = 2;

/**
 * Deletes account numbers and holders of refunds that arrived this many days ago; the bank and the last digits stay, so that
 * the guest still sees where the money went. @returns how many
 */
export async function purgeBankAccounts(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const done = await db
    .updateTable('refund_bank_accounts')
    .set({ account_no: null, holder: null, purged_at: now })
    .where('purged_at', 'is', null)
    .where('refund_id', 'in', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('state', 'in', ['succeeded', 'rejected'])
        .where('ended_at', '<=', before),
    )
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}
