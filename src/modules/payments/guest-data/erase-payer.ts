import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import type { JsonText } from '#platform/db/json.ts';
import { erased } from '#platform/guest/guest-contact.ts';

/**
 * Takes out of the payments of a locked booking who paid and where refunds went. What accounting keeps stays: amounts, the
 * ledger, and the messages of banks and providers as they came.
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
  // The address of a provider's page holds the guest's connection.
  await tx
    .updateTable('payment_attempts')
    .set({ details: sql<JsonText>`details - 'redirectUrl' - 'qr'` })
    .where('booking_id', '=', bookingId)
    .execute();
}
