import { startsAt } from '#modules/booking/cancellation/refund-for.ts';
import { changeState } from '#modules/booking/change-state.ts';
import { heldAfterAnswer } from '#modules/booking/held-until.ts';
import { endOpenParts, reopenPart } from '#modules/booking/list-parts.ts';
import { holdOf, type LockedBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { returnSurplus } from '#modules/booking/return-surplus.ts';
import { type BookingState, isAwaitingPayment } from '#modules/booking/state.ts';
import { unsellHold } from '#modules/inventory/holds/holds.ts';
import { endAttempts, renewQr } from '#modules/payments/attempts/attempts.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Matched } from './find-undo-obstacle.ts';

/** The state of a booking after a match is undone. Amounts are đồng. */
export interface UndoneStanding {
  state: BookingState;
  /** What the booking has then, and what it still has to pay for its inventory. */
  paidVnd: number;
  dueVnd: number;
  /** Until when its inventory is held for its guest, where it was sold. */
  heldUntil: Date | null;
}

interface Settling {
  matched: Matched;
  paidVnd: number;
  note: string;
  actor: Actor;
  now: Date;
}

/** Determines what becomes of the booking with the money it has left. */
export async function settleUndoneMatch(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { matched: { amountVnd, part }, paidVnd, note, actor, now }: Settling,
): Promise<UndoneStanding> {
  const isSold = ['confirmed', 'completed', 'disrupted'].includes(booking.state);
  const change = { actor, reason: 'match_undone' as const, details: { amountVnd, note }, now };
  const to = stateAfter(booking, paidVnd);
  const dueVnd = Math.max(
    0,
    (isSold && to === booking.state ? booking.totalVnd : booking.dueNowVnd) - paidVnd,
  );
  let heldUntil: Date | null = null;
  if (to === 'pending_payment' && isSold) {
    heldUntil = heldAfterAnswer({ now, startsAt: startsAt(booking.quote) });
    await unsellHold(tx, holdOf(booking).id, { expiresAt: heldUntil, reason: 'match_undone' });
  }
  if (to === booking.state) await recordEvent(tx, booking, change);
  else await changeState(tx, booking, to, change);
  const areParts = part !== null && (await reopenPart(tx, part, { dueVnd, now }));
  if (!areParts) await endOpenParts(tx, booking.id, now);
  if (isAwaitingPayment(to) && !areParts) await askAgain(tx, booking, { dueVnd, expiresAt: heldUntil, now });
  const surplusVnd = isSold && to === booking.state ? paidVnd - booking.totalVnd : 0;
  if (surplusVnd > 0)
    await returnSurplus(tx, queue, booking, { amountVnd: surplusVnd, cause: 'overpaid', actor, now });
  return { state: to, paidVnd: paidVnd - Math.max(0, surplusVnd), dueVnd, heldUntil };
}

function stateAfter({ state, dueNowVnd }: LockedBooking, paidVnd: number): BookingState {
  if (state === 'confirmed' && paidVnd < dueNowVnd) return 'pending_payment';
  if (state === 'paid_unallocated' && paidVnd === 0) return 'expired';
  return state;
}

/** Issues a QR code for the amount now due, replacing the one for the rest. */
async function askAgain(
  tx: Tx,
  { id: bookingId, code: bookingCode, hold }: LockedBooking,
  { dueVnd, expiresAt, now }: { dueVnd: number; expiresAt: Date | null; now: Date },
): Promise<void> {
  await endAttempts(tx, bookingId, { state: 'cancelled', now });
  const until = expiresAt ?? hold?.expiresAt ?? now;
  await renewQr(tx, { bookingId, bookingCode, amountVnd: dueVnd, expiresAt: until, now });
}
