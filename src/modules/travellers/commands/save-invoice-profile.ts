import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { InvoiceProfile } from '../queries.ts';
import { withRoomFor } from './with-room-for.ts';

/**
 * Saves a company in an account, or changes one of its own.
 * @returns whether it did: not for an id that is not theirs, nor if the account has the maximum number
 */
export async function saveInvoiceProfile(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  userId: string,
  { id, companyName, taxCode, address, email }: Omit<InvoiceProfile, 'id'> & { id?: string | undefined },
): Promise<boolean> {
  const kept = { company_name: companyName, tax_code: taxCode, address, email };
  if (id) {
    const changed = await db
      .updateTable('invoice_profiles')
      .set(kept)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }
  return withRoomFor(db, 'invoice_profiles', userId, async (tx) => {
    const row = { user_id: userId, ...kept, created_at: clock.now() };
    await tx.insertInto('invoice_profiles').values(row).execute();
  });
}

/** Deletes one of a guest's own companies. Idempotent. */
export async function removeInvoiceProfile(db: Executor, userId: string, id: string): Promise<void> {
  await db.deleteFrom('invoice_profiles').where('id', '=', id).where('user_id', '=', userId).execute();
}
