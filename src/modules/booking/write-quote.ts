import { toStoredQuote } from '#modules/booking/stored-quote.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Tx } from '#platform/db/connect.ts';
import { recordDealUses } from './record-deal-uses.ts';
import { storedItem } from './stored-item.ts';

/** Puts another quote in place of the one that a locked booking had; its items stay in their positions. */
export async function writeQuote(tx: Tx, bookingId: string, quote: Quote): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({
      quote: toStoredQuote(quote),
      total_vnd: quote.total,
      due_now_vnd: quote.dueNow,
      balance_due_on: quote.dueNow < quote.total ? quote.balanceDueOn : null,
    })
    .where('id', '=', bookingId)
    .execute();
  for (const [position, item] of quote.items.entries()) {
    await tx
      .updateTable('booking_items')
      .set(storedItem(item))
      .where('booking_id', '=', bookingId)
      .where('position', '=', position)
      .execute();
  }
  await recordDealUses(tx, bookingId, quote);
}
