import { lockBooking } from '#modules/booking/lock-booking.ts';
import { type Actor, isStaff } from '#modules/booking/policy.ts';
import {
  type EventOutcome,
  markEventProcessed,
} from '#modules/payments/webhook-events/mark-event-processed.ts';
import { storeEvent } from '#modules/payments/webhook-events/store-event.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { allocatePayment } from './steps/allocate-payment.ts';

export type RecordOfficePaymentResult =
  | { ok: true; outcome: EventOutcome }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'receipt_used' };

/** Books money that staff took at the office. The number of the receipt makes it safe to repeat. */
export async function recordOfficePayment(
  db: Database,
  queue: Queue,
  { code, amountVnd, receiptNo, actor }: { code: string; amountVnd: number; receiptNo: string; actor: Actor },
  now: Date,
): Promise<RecordOfficePaymentResult> {
  if (!isStaff(actor)) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<RecordOfficePaymentResult> => {
    const known = await tx.selectFrom('bookings').select('id').where('code', '=', code).executeTakeFirst();
    if (!known) return { ok: false, reason: 'unknown_booking' };
    const message = await storeEvent(tx, {
      provider: 'office',
      providerTxnId: receiptNo,
      payload: { code, amountVnd, actor },
      amountVnd,
      content: code,
      occurredAt: now,
    });
    if (!message.isNew) return { ok: false, reason: 'receipt_used' };
    const booking = await lockBooking(tx, known);
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const payment = { amountVnd, method: 'office' as const, inboxId: message.id, actor, now };
    const outcome = await allocatePayment(tx, queue, booking, payment);
    await markEventProcessed(tx, message.id, { outcome, bookingId: booking.id, now });
    return { ok: true, outcome };
  });
}
