import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/connect.ts';

/** Whether nothing was ever earned; whether nothing is left to be closed or paid. */
const isUntouched = sql<boolean>`NOT EXISTS (SELECT FROM affiliate_lines l WHERE l.affiliate_id = affiliates.id)`;
const isSettled = sql<boolean>`
  NOT EXISTS (SELECT FROM affiliate_bookings b WHERE b.affiliate_id = affiliates.id AND b.state IN ('waiting', 'booked'))
  AND (SELECT coalesce(sum(amount_vnd), 0) FROM affiliate_lines l WHERE l.affiliate_id = affiliates.id)
    <= (SELECT coalesce(sum(amount_vnd + withheld_vnd), 0) FROM affiliate_payments p WHERE p.affiliate_id = affiliates.id)`;
const erased = {
  email: sql<string>`'da-xoa-' || id || '@example.invalid'`,
  phone: '',
  channel: '',
  bank_bin: null,
  account_no: null,
  holder: null,
  last_digits: '',
  tax_code: null,
};
const name = sql<string>`CASE WHEN ${isUntouched} THEN 'Đã xóa' ELSE name END`;
const isKept = sql<boolean>`email NOT LIKE '%@example.invalid'`;

/**
 * Ends somebody's role as an affiliate when their account is erased: their links no longer count. Those who never earned anything are
 * deleted at once, others once nothing is owed to them (`purgeAffiliates`); the law requires keeping statements, payments and the name on
 * them. @param email in lower case
 */
export async function endAffiliate(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('affiliates')
    .set(({ eb }) => ({ is_active: false, version: eb('version', '+', 1), updated_at: now }))
    .where('email', '=', email)
    .execute();
  await tx
    .updateTable('affiliates')
    .set({ ...erased, name })
    .where('email', '=', email)
    .where(sql<boolean>`${isUntouched} AND ${isSettled}`)
    .execute();
}

/** Deletes contact, account and tax number of former affiliates after this many days, once nothing is owed to them. @returns how many */
export async function purgeAffiliates(db: Database, now: Date, keptDays: number): Promise<number> {
  const done = await db
    .updateTable('affiliates')
    .set({ ...erased, name })
    .where('is_active', '=', false)
    .where('updated_at', '<=', new Date(now.getTime() - keptDays * 86_400_000))
    .where(sql<boolean>`${isKept} AND ${isSettled}`)
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}
