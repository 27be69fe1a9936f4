import { changeState } from '#modules/booking/change-state.ts';
import { bookingConfirmed } from '#modules/booking/events.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { endAttempts } from '#modules/payments/attempts/attempts.ts';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { issuePrepaidCodes } from './issue-prepaid-codes.ts';

interface Confirmation {
  actor: Actor;
  reason: 'paid' | 'paid_late' | 'nothing_to_pay' | 'rebooked';
  /** How it was paid; absent where nothing was to be paid. */
  method?: PaymentMethod | 'credit';
  details?: Record<string, unknown>;
  now: Date;
}

/** Confirms a locked booking whose places were just sold to it and whose money is in the ledger. */
export async function confirmBooking(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { actor, reason, method, details = method ? { method } : {}, now }: Confirmation,
): Promise<void> {
  await changeState(tx, booking, 'confirmed', { actor, reason, details, now });
  if (reason === 'paid_late' || reason === 'rebooked') {
    await tx.updateTable('bookings').set({ is_late_payment: true }).where('id', '=', booking.id).execute();
  }
  await endAttempts(
    tx,
    booking.id,
    method ? { state: 'succeeded', method, now } : { state: 'cancelled', now },
  );
  await issuePrepaidCodes(tx, booking);
  await queue.send(tx, bookingConfirmed, { bookingId: booking.id });
}
