import type { Tx } from '#platform/db/connect.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';

/** Name, phone and mail of who pays for a booking. */
export function getPayer(tx: Tx, bookingId: string) {
  return tx
    .selectFrom('bookings')
    .select(['full_name as fullName', 'phone', 'email'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

/**
 * What staff or guests wrote, without the name, phone and mail of who pays: suppliers read it, who know a guest by name alone, or it
 * stays in the history when the guest is erased.
 */
export async function withoutPayer(tx: Tx, { id }: { id: string }, note: string): Promise<string> {
  return note === '' ? note : withoutGuest(note, await getPayer(tx, id));
}
