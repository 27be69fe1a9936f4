import { postLedger } from '#modules/payments/ledger/ledger.ts';
import type { Tx } from '#platform/db/connect.ts';

/**
 * Takes a locked credit back whole, of which nothing was used, so that its money is the guest's again on the booking that it
 * came from; with the booking locked, too. @throws where some of it was used
 */
export async function takeCreditBack(
  tx: Tx,
  { code, bookingId, amountVnd, now }: { code: string; bookingId: string; amountVnd: number; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('credits')
    .set({ rest_vnd: 0 })
    .where('code', '=', code)
    .where('amount_vnd', '=', amountVnd)
    .where('rest_vnd', '=', amountVnd)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`Some of credit ${code} was used`);
  await tx
    .insertInto('credit_uses')
    .values({ credit_code: code, booking_id: bookingId, amount_vnd: amountVnd, at: now })
    .execute();
  await postLedger(tx, { bookingId, cause: 'gift_taken_back', from: 'guest', to: 'credit', amountVnd });
}

/** Lets a credit be used until a later day (ISO), with the credit locked. */
export async function extendCredit(tx: Tx, code: string, validUntil: string): Promise<void> {
  await tx.updateTable('credits').set({ valid_until: validUntil }).where('code', '=', code).execute();
}
