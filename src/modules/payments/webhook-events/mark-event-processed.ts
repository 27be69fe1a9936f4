import type { Tx } from '#platform/db/connect.ts';

export type EventOutcome =
  | 'confirmed'
  | 'late_confirmed'
  | 'partial'
  | 'balance'
  | 'overpaid'
  | 'unmatched'
  | 'other_account'
  | 'unallocated'
  | 'duplicate_payment';

/** Notes what became of a locked message; it is not handled again after. */
export async function markEventProcessed(
  tx: Tx,
  id: number,
  { outcome, bookingId, now }: { outcome: EventOutcome; bookingId: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('payment_inbox')
    .set({ outcome, booking_id: bookingId, handled_at: now })
    .where('id', '=', id)
    .execute();
}
