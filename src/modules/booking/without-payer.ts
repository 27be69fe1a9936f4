import type { Tx } from '#platform/db/connect.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';

/** Name, phone and mail of a booking's payer. */
export function getPayer(tx: Tx, bookingId: string) {
  return tx
    .selectFrom('bookings')
    .select(['full_name as fullName', 'phone', 'email'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

/**
 * Text of staff or guests, without the payer's name, phone and mail: suppliers read it, who know a guest by name alone, or it stays
 * in the history after the guest's erasure.
 */
export async function withoutPayer(tx: Tx, { id }: { id: string }, note: string): Promise<string> {
  return note === '' ? note : withoutGuest(note, await getPayer(tx, id));
}
