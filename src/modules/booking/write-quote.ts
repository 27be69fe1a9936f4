import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { toStoredQuote } from '#modules/booking/stored-quote.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Tx } from '#platform/db/connect.ts';
import { storedItem } from './stored-item.ts';

/** Replaces the quote of a locked booking; its items keep their positions, further ones are added. */
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
    const { numUpdatedRows } = await tx
      .updateTable('booking_items')
      .set(storedItem(item))
      .where('booking_id', '=', bookingId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      await tx
        .insertInto('booking_items')
        .values({ ...storedItem(item), id: randomUUID(), booking_id: bookingId, position })
        .execute();
  }
  await recordDealUses(tx, bookingId, quote);
}

/**
 * Records which deals a booking benefits from: deals have no limit, so nothing is counted, but the office sees their effect.
 * Idempotent; a deal that it no longer has stays recorded, with no discount.
 */
export async function recordDealUses(tx: Tx, bookingId: string, { items }: Quote): Promise<void> {
  const ids = [...new Set(items.flatMap(({ deal }) => deal?.promotionId ?? []))];
  if (ids.length === 0) return;
  await sql`
    INSERT INTO promotion_uses (booking_id, promotion_id, hold_id, phone, mailbox_hash)
    SELECT b.id, deal, b.hold_id, b.phone, b.mailbox_hash
    FROM bookings b, unnest(${ids}::int[]) AS deal WHERE b.id = ${bookingId}
    ON CONFLICT DO NOTHING`.execute(tx);
}
