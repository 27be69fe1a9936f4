import { changeState } from '#modules/booking/change-state.ts';
import { bookingItemsRefunded, bookingRefundRequested } from '#modules/booking/events.ts';
import { requestRefund } from '#modules/payments/refunds/request-refund.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { ChooseResult } from './choose-result.ts';
import { endDisrupted } from './end-disrupted.ts';
import type { AffectedItems } from './find-affected-items.ts';

/**
 * Refunds all that was paid for items that cannot take place, whatever the policy says: the guest's choice, and the
 * default when nobody chooses.
 */
export async function refundItems(
  tx: Tx,
  queue: Queue,
  affected: AffectedItems,
): Promise<Extract<ChooseResult, { ok: true }>> {
  const { booking, amountVnd, actor, now } = affected;
  const { id: bookingId } = booking;
  const isDisrupted = booking.state === 'disrupted';
  const to = await endDisrupted(tx, affected, 'refunded');
  const cause = isDisrupted ? 'disrupted' : 'unallocated';
  const refund = amountVnd > 0 ? await requestRefund(tx, { booking, cause, amountVnd, now }) : null;
  await changeState(tx, booking, isDisrupted ? to : 'refunding', {
    actor,
    reason: isDisrupted ? 'disruption_refunded' : 'unallocated_refunded',
    details: { amountVnd, positions: affected.positions },
    now,
  });
  if (isDisrupted) await queue.send(tx, bookingItemsRefunded, { bookingId, at: now.toISOString() });
  if (refund) await queue.send(tx, bookingRefundRequested, { bookingId, refundId: refund.id });
  const promisedOn = refund?.promisedOn ?? null;
  return { ok: true, kind: 'refund', amountVnd, creditCode: null, promisedOn };
}
