import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { findOpenChange, payableUntil } from '#modules/booking/open-change.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import type { Tx } from '#platform/db/connect.ts';

/** Total that must have been paid after the next payment, in đồng; and until when, where a change waits for it. */
export async function payableTotal(
  tx: Tx,
  booking: LockedBooking,
  now: Date,
): Promise<{ vnd: number; until: Date | null }> {
  if (isAwaitingPayment(booking.state)) return { vnd: booking.dueNowVnd, until: null };
  const change = await findOpenChange(tx, booking.id);
  const until = change && payableUntil(change, now);
  return change && until ? { vnd: change.dueNowVnd, until } : { vnd: booking.totalVnd, until: null };
}
