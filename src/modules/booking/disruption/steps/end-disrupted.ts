import { activeItems, endItems } from '#modules/booking/active-items.ts';
import { holdOf } from '#modules/booking/lock-booking.ts';
import { requiredInventory } from '#modules/booking/required-inventory.ts';
import { writeQuote } from '#modules/booking/write-quote.ts';
import { returnHold } from '#modules/inventory/holds/holds.ts';
import { shrinkHold } from '#modules/inventory/holds/shrink-hold.ts';
import { reopenPrepaidCodes } from '#modules/inventory/prepaid-codes/prepaid-codes.ts';
import { endAttempts } from '#modules/payments/attempts/attempts.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { AffectedItems } from './find-affected-items.ts';

/**
 * Ends the items that a choice is about: their places go back, codes that they redeemed can be used again, nothing of
 * them counts any more. The caller moves the money and the state, which is what this tells: confirmed where something
 * still takes place.
 */
export async function endDisrupted(
  tx: Tx,
  { booking, positions, now }: AffectedItems,
  outcome: 'credited' | 'refunded',
): Promise<'confirmed' | 'cancelled'> {
  const quote = endItems(booking.quote, positions, outcome);
  const ended = booking.quote.items.filter((_, position) => positions.includes(position));
  const isAll = activeItems(quote).length === 0;
  if (booking.state === 'disrupted') {
    const { id } = holdOf(booking);
    if (isAll) await returnHold(tx, id, 'disrupted');
    else {
      await shrinkHold(tx, id, {
        demand: ended.flatMap((item) => item.takes.places),
        vehicles: ended.flatMap((item) => item.takes.vehicles),
      });
    }
    await reopenPrepaidCodes(tx, id, requiredInventory({ ...booking.quote, items: ended }).vouchers);
    await closeItems(tx, booking.id, outcome, now);
  }
  await endAttempts(tx, booking.id, { state: 'cancelled', now });
  // A booking that is over as a whole goes on telling what it was.
  if (!isAll) await writeQuote(tx, booking.id, quote);
  return isAll ? 'cancelled' : 'confirmed';
}

/** Notes what became of the items of a booking that could not take place. */
export async function closeItems(
  tx: Tx,
  bookingId: string,
  outcome: 'rebooked' | 'credited' | 'refunded',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('disruption_items')
    .set({ outcome, ended_at: now })
    .where('booking_id', '=', bookingId)
    .where('outcome', 'is', null)
    .execute();
}
