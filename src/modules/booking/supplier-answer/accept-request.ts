import { randomUUID } from 'node:crypto';
import { hasBegun, startsAt } from '#modules/booking/cancellation/refund-for.ts';
import { changeState } from '#modules/booking/change-state.ts';
import { bookingAccepted } from '#modules/booking/events.ts';
import { heldAfterAnswer } from '#modules/booking/hold/held-until.ts';
import { moveToHold } from '#modules/booking/hold/steps/move-to-hold.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { confirmUnpaid } from '#modules/booking/payment/steps/confirm-unpaid.ts';
import { type Actor, isStaff } from '#modules/booking/policy.ts';
import { requiredInventory } from '#modules/booking/required-inventory.ts';
import { reserveInventory, type ShortVehicle } from '#modules/inventory/holds/reserve-inventory.ts';
import { getPaidAmount } from '#modules/payments/ledger/get-paid-amount.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

export type AcceptRequestResult =
  /** Confirmed at once where the money has come early or nothing is due. */
  | { ok: true; state: 'held' | 'confirmed'; holdExpiresAt: Date }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'not_on_request' | 'too_late' | 'voucher_taken' }
  | {
      ok: false;
      reason: 'sold_out';
      short: { unitId: number; day: string }[];
      shortVehicles?: ShortVehicle[];
    };

/**
 * Writes that the supplier accepts a request: its places are taken and held for a day, four hours when the service is
 * near, and the guest is asked to pay. Where they are gone nothing changes; decline it then. A second call is refused.
 */
export async function acceptRequest(
  db: Database,
  queue: Queue,
  { code, actor, note = '' }: { code: string; actor: Actor; note?: string },
  now: Date,
): Promise<AcceptRequestResult> {
  if (!isStaff(actor)) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<AcceptRequestResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (booking.state !== 'on_request') return { ok: false, reason: 'not_on_request' };
    const { quote } = booking;
    if (hasBegun(quote, now)) return { ok: false, reason: 'too_late' };
    const holdId = randomUUID();
    const expiresAt = heldAfterAnswer({ now, startsAt: startsAt(quote) });
    const taken = await reserveInventory(tx, { ...requiredInventory(quote), holdId, expiresAt, now });
    if (!taken.ok) return taken.reason === 'sold_out' ? taken : { ok: false, reason: taken.reason };
    await moveToHold(tx, booking.id, holdId);
    await changeState(tx, booking, 'held', { actor, reason: 'request_accepted', details: { note }, now });
    if ((await getPaidAmount(tx, booking.id)) >= booking.dueNowVnd) {
      await confirmUnpaid(tx, queue, booking.id, { actor, now });
      return { ok: true, state: 'confirmed', holdExpiresAt: expiresAt };
    }
    await queue.send(tx, bookingAccepted, { bookingId: booking.id });
    return { ok: true, state: 'held', holdExpiresAt: expiresAt };
  });
}
