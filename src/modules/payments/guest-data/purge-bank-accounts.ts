import type { Database } from '#platform/db/connect.ts';

/**
 * Forgets the account numbers and holders of refunds that arrived so many days ago; the bank and the last digits stay, so that
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
