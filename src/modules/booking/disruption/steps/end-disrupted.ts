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
 * Ends the items that a choice concerns: their inventory is released, codes that they redeemed become usable again, and
 * they no longer count. The caller moves the money and changes the state to the returned one: confirmed where an item
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
  // A booking that ends as a whole keeps its quote as a record.
  if (!isAll) await writeQuote(tx, booking.id, quote);
  return isAll ? 'cancelled' : 'confirmed';
}

/** Records the outcome for the items of a booking that could not take place. */
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
