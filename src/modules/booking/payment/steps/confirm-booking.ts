import { changeState } from '#modules/booking/change-state.ts';
import { bookingConfirmed } from '#modules/booking/events.ts';
import { isGiftOrder } from '#modules/booking/is-gift-order.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { issueGiftCard } from '#modules/gift-cards/commands/issue-gift-card.ts';
import { endAttempts } from '#modules/payments/attempts/attempts.ts';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { issuePrepaidCodes } from './issue-prepaid-codes.ts';

interface Confirmation {
  actor: Actor;
  reason: 'paid' | 'paid_late' | 'nothing_to_pay' | 'rebooked';
  /** The payment method; absent where nothing was to be paid. */
  method?: PaymentMethod | 'credit';
  details?: Record<string, unknown>;
  now: Date;
}

/**
 * Confirms a locked booking whose inventory was just sold to it and whose money is in the ledger. @returns its state: a gift
 * card order is completed at once
 */
export async function confirmBooking(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { actor, reason, method, details = method ? { method } : {}, now }: Confirmation,
): Promise<'confirmed' | 'completed'> {
  await changeState(tx, booking, 'confirmed', { actor, reason, details, now });
  if (reason === 'paid_late' || reason === 'rebooked') {
    await tx.updateTable('bookings').set({ is_late_payment: true }).where('id', '=', booking.id).execute();
  }
  await endAttempts(
    tx,
    booking.id,
    method ? { state: 'succeeded', method, now } : { state: 'cancelled', now },
  );
  if (isGiftOrder(booking.quote)) {
    await completeGift(tx, queue, booking, now);
    return 'completed';
  }
  await issuePrepaidCodes(tx, booking);
  await queue.send(tx, bookingConfirmed, { bookingId: booking.id });
  return 'confirmed';
}

/** A gift card order is final once paid: nothing follows from its booking, least of all a trip. */
async function completeGift(tx: Tx, queue: Queue, booking: LockedBooking, now: Date): Promise<void> {
  const paid = { id: booking.id, state: 'confirmed' as const };
  await changeState(tx, paid, 'completed', { actor: 'system', reason: 'gift_issued', now });
  await issueGiftCard(tx, queue, booking.id, now);
}
