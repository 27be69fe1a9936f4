import { writeCredit } from '#modules/payments/credits/credits.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { giftCardIssued } from '../events.ts';

/**
 * Turns the money of a locked booking into the gift card that it ordered, once: from then on its code pays. The money no
 * longer belongs to the booking but is owed to whoever has the card.
 */
export async function issueGiftCard(tx: Tx, queue: Queue, bookingId: string, now: Date): Promise<void> {
  const card = await tx
    .updateTable('gift_cards')
    .set({ issued_at: now })
    .where('booking_id', '=', bookingId)
    .where('issued_at', 'is', null)
    .returning(['id', 'number', 'amount_vnd as amountVnd', 'valid_until as validUntil'])
    .executeTakeFirst();
  if (!card) throw new Error(`Booking ${bookingId} has no unissued gift card`);
  const { id, number, amountVnd, validUntil } = card;
  const bearer = { phone: '', email: '' };
  await writeCredit(tx, {
    ...{ code: number, validUntil, bookingId, ...bearer, amountVnd, cause: 'gift_issued', now },
  });
  await queue.send(tx, giftCardIssued, { giftCardId: id });
}
