import { changeState } from '#modules/booking/change-state.ts';
import { bookingExpired, bookingRefundRequested } from '#modules/booking/events.ts';
import { hasPaidParts } from '#modules/booking/list-parts.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { markUnallocated } from '#modules/booking/payment/steps/mark-unallocated.ts';
import { expireWithParts } from '#modules/booking/payment/steps/take-part-money.ts';
import { endAttempts } from '#modules/payments/attempts/attempts.ts';
import { getCreditPaid } from '#modules/payments/credits/credits.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import { requestRefund } from '#modules/payments/refunds/request-refund.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

/**
 * Ends a locked booking that awaits payment and whose hold is gone; with money on it, it waits for a choice instead. Credit alone
 * does not count as money: it is returned at once, as are payments in parts and those received before a firm's approval.
 */
export async function expireBooking(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { reason, now }: { reason: 'hold_expired' | 'days_closed'; now: Date },
): Promise<void> {
  const paidVnd = await getPaidAmount(tx, booking.id);
  const isCredit = paidVnd > 0 && paidVnd === (await getCreditPaid(tx, booking.id));
  if (isCredit || (paidVnd > 0 && booking.awaitsApproval))
    await giveBack(tx, queue, booking, { amountVnd: paidVnd, now });
  else if (paidVnd > 0 && (await hasPaidParts(tx, booking.id))) {
    await expireWithParts(tx, queue, booking, { reason, amountVnd: paidVnd, now });
    return;
  } else if (paidVnd > 0) {
    await markUnallocated(tx, queue, booking, { actor: 'system', amountVnd: paidVnd, now });
    return;
  }
  await changeState(tx, booking, 'expired', { actor: 'system', reason, now });
  await endAttempts(tx, booking.id, { state: 'expired', now });
  await queue.send(tx, bookingExpired, { bookingId: booking.id });
}

async function giveBack(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { amountVnd, now }: { amountVnd: number; now: Date },
): Promise<void> {
  const refund = await requestRefund(tx, { booking, cause: 'unallocated', amountVnd, now });
  await queue.send(tx, bookingRefundRequested, { bookingId: booking.id, refundId: refund.id });
}
