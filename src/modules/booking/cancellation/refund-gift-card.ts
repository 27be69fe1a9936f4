import { bookingRefundRequested } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { lockGiftCard } from '#modules/gift-cards/commands/gift-cards.ts';
import { markGiftCardRefunded } from '#modules/gift-cards/commands/mark-gift-card-refunded.ts';
import { may } from '#modules/gift-cards/policy.ts';
import { takeCreditBack } from '#modules/payments/credits/credits.ts';
import { requestRefund } from '#modules/payments/refunds/request-refund.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

export type RefundGiftCardResult =
  | { ok: true; amountVnd: number; promisedOn: string }
  | {
      ok: false;
      reason: 'not_allowed' | 'no_reason' | 'unknown_gift_card' | 'not_paid' | 'is_over' | 'is_used';
    };

/**
 * Takes back a gift card of which nothing is used, and refunds its buyer by the original method. Payments with it that were
 * since returned do not matter; once taken back, it no longer pays. A second call is refused.
 */
export async function refundGiftCard(
  db: Database,
  queue: Queue,
  { number, reason, actor }: { number: string; reason: string; actor: Actor },
  now: Date,
): Promise<RefundGiftCardResult> {
  if (!may(actor, 'gift.refund')) return { ok: false, reason: 'not_allowed' };
  if (reason.trim() === '') return { ok: false, reason: 'no_reason' };
  return db.transaction().execute(async (tx): Promise<RefundGiftCardResult> => {
    const found = await tx
      .selectFrom('gift_cards')
      .select('booking_id as bookingId')
      .where('number', '=', number)
      .executeTakeFirst();
    const booking = found && (await lockBooking(tx, { id: found.bookingId }));
    if (!booking) return { ok: false, reason: 'unknown_gift_card' };
    const card = await lockGiftCard(tx, number);
    if (!card.ok) return card;
    const { amountVnd, restVnd } = card;
    if (card.refundedAt) return { ok: false, reason: 'is_over' };
    if (restVnd < amountVnd) return { ok: false, reason: 'is_used' };
    if (!may(actor, 'gift.refund', amountVnd)) return { ok: false, reason: 'not_allowed' };
    await takeCreditBack(tx, { code: number, bookingId: booking.id, amountVnd, now });
    await markGiftCardRefunded(tx, card, { actor, reason, now });
    await recordEvent(tx, booking, { actor, reason: 'gift_taken_back', details: { amountVnd }, now });
    const refund = await requestRefund(tx, { booking, cause: 'cancelled', amountVnd, now });
    await queue.send(tx, bookingRefundRequested, { bookingId: booking.id, refundId: refund.id });
    return { ok: true, amountVnd, promisedOn: refund.promisedOn };
  });
}
