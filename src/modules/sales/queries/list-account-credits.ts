import { sql } from 'kysely';
import type { AccountHolder } from '#modules/booking/trip/account-bookings.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Credit that a guest can still use; amounts are đồng, the last day is ISO. */
export interface AccountCredit {
  code: string;
  bookingCode: string;
  amountVnd: number;
  restVnd: number;
  validUntil: string;
}

/**
 * The remaining credits of an account's owner, by expiry: of bookings in the account, and of those in none whose phone
 * or mailbox the account has verified, which is also who may use them (`takeCredit`). Gift cards belong to whoever has
 * the code, and are not included.
 */
export async function listAccountCredits(
  db: Executor,
  { userId, phone, email }: AccountHolder,
  today: string,
): Promise<AccountCredit[]> {
  const { rows } = await sql<AccountCredit>`
    SELECT c.code, b.code AS "bookingCode", c.amount_vnd AS "amountVnd", c.rest_vnd AS "restVnd", c.valid_until AS "validUntil"
    FROM credits c JOIN bookings b ON b.id = c.booking_id
    WHERE c.rest_vnd > 0 AND c.phone <> '' AND c.valid_until >= ${today}::date AND (
      b.account_id = ${userId} OR b.account_id IS NULL AND (
        c.phone = ${phone}::text OR c.email <> '' AND lower(c.email) = ${email}::text))
    ORDER BY c.valid_until, c.code`.execute(db);
  return rows;
}
