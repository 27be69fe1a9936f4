import { lockBooking } from '#modules/booking/lock-booking.ts';
import { type Actor, isStaff } from '#modules/booking/policy.ts';
import { getRefundableAmount } from '#modules/payments/ledger/get-refundable-amount.ts';
import { requestRefund } from '#modules/payments/refunds/request-refund.ts';
import type { Database } from '#platform/db/connect.ts';

export type RefundPartResult =
  | { ok: true; refundId: string; promisedOn: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'nothing_bought' }
  | { ok: false; reason: 'too_much'; mostVnd: number };

/**
 * Asks for a goodwill refund: a part of what a guest paid goes back although nothing says that it must. The booking stays
 * as it is and paid, and hears of it once it is approved. Who asks is the first to approve; nothing goes out before a second person has.
 */
export async function refundPart(
  db: Database,
  { code, amountVnd, reason, actor }: { code: string; amountVnd: number; reason: string; actor: Actor },
  now: Date,
): Promise<RefundPartResult> {
  if (!isStaff(actor)) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<RefundPartResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (!['confirmed', 'completed', 'cancelled'].includes(booking.state))
      return { ok: false, reason: 'nothing_bought' };
    const mostVnd = await getRefundableAmount(tx, booking.id);
    if (amountVnd > mostVnd) return { ok: false, reason: 'too_much', mostVnd };
    const goodwill = { booking, cause: 'goodwill' as const, amountVnd, actor, reason, now };
    const { id, promisedOn } = await requestRefund(tx, goodwill);
    return { ok: true, refundId: id, promisedOn };
  });
}
