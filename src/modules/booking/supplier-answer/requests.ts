import { randomUUID } from 'node:crypto';
import { hasBegun, startsAt } from '#modules/booking/cancellation/refund-for.ts';
import { changeState } from '#modules/booking/change-state.ts';
import { bookingAccepted, bookingDeclined, bookingRefundRequested } from '#modules/booking/events.ts';
import { heldAfterAnswer } from '#modules/booking/held-until.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { moveToHold } from '#modules/booking/move-to-hold.ts';
import { confirmUnpaid } from '#modules/booking/payment/steps/confirm-unpaid.ts';
import { may } from '#modules/booking/policy.ts';
import { requiredInventory } from '#modules/booking/required-inventory.ts';
import { sweepBookings } from '#modules/booking/sweep-bookings.ts';
import { reserveInventory, type ShortVehicle } from '#modules/inventory/holds/reserve-inventory.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import { requestRefund } from '#modules/payments/refunds/request-refund.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import { type Actor, isSupplier } from '#platform/actor/actor.ts';
import { type Database, type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { listOtherDates } from './list-other-dates.ts';

export type AcceptRequestResult =
  /** Confirmed at once where money came early or nothing is due. */
  | { ok: true; state: 'held' | 'confirmed'; holdExpiresAt: Date }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'not_on_request' | 'too_late' | 'voucher_taken' }
  | {
      ok: false;
      reason: 'sold_out';
      short: { unitId: number; day: string }[];
      shortVehicles?: ShortVehicle[];
    };

/**
 * Records that the supplier accepts a request: its inventory is held for a day, four hours when the service is near,
 * and the guest is asked to pay. If the inventory is gone nothing changes; decline it then. A second call is refused.
 */
export async function acceptRequest(
  db: Executor,
  queue: Queue,
  { code, actor, note = '' }: { code: string; actor: Actor; note?: string },
  now: Date,
): Promise<AcceptRequestResult> {
  if (!mayAnswerSome(actor)) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<AcceptRequestResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (!(await mayAnswer(tx, actor, booking.quote))) return { ok: false, reason: 'not_allowed' };
    if (booking.state !== 'on_request') return { ok: false, reason: 'not_on_request' };
    const { quote } = booking;
    if (hasBegun(quote, now)) return { ok: false, reason: 'too_late' };
    const holdId = randomUUID();
    const expiresAt = heldAfterAnswer({ now, startsAt: startsAt(quote) });
    const taken = await reserveInventory(tx, { ...requiredInventory(quote), holdId, expiresAt, now });
    if (!taken.ok) return taken.reason === 'sold_out' ? taken : { ok: false, reason: taken.reason };
    await moveToHold(tx, booking.id, holdId);
    await changeState(tx, booking, 'held', { actor, reason: 'request_accepted', details: { note }, now });
    if (!booking.awaitsApproval && (await getPaidAmount(tx, booking.id)) >= booking.dueNowVnd) {
      await confirmUnpaid(tx, queue, booking.id, { actor, now });
      return { ok: true, state: 'confirmed', holdExpiresAt: expiresAt };
    }
    await queue.send(tx, bookingAccepted, { bookingId: booking.id });
    return { ok: true, state: 'held', holdExpiresAt: expiresAt };
  });
}

export type DeclineRequestResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'not_on_request' };

interface Decline {
  code: string;
  actor: Actor;
  /** The reason, for the guest to read. */
  note: string;
}

/**
 * Records that the supplier declines a request and tells the guest why, with alternative dates. Early payments of the
 * guest are refunded in full. A second call is refused.
 */
export async function declineRequest(
  db: Executor,
  queue: Queue,
  { code, actor, note }: Decline,
  now: Date,
): Promise<DeclineRequestResult> {
  if (!mayAnswerSome(actor)) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<DeclineRequestResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (!(await mayAnswer(tx, actor, booking.quote))) return { ok: false, reason: 'not_allowed' };
    if (booking.state !== 'on_request') return { ok: false, reason: 'not_on_request' };
    await endRequest(tx, queue, booking, { actor, reason: 'request_declined', note, now });
    return { ok: true };
  });
}

/** Declines a locked request: by staff, or automatically. */
async function endRequest(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  {
    actor,
    reason,
    note,
    now,
  }: { actor: Actor; reason: 'request_declined' | 'request_unanswered'; note: string; now: Date },
): Promise<void> {
  const otherDates = await listOtherDates(tx, booking.quote, now);
  await changeState(tx, booking, 'declined', { actor, reason, details: { note, otherDates }, now });
  await queue.send(tx, bookingDeclined, { bookingId: booking.id });
  const amountVnd = await getPaidAmount(tx, booking.id);
  if (amountVnd === 0) return;
  const refund = await requestRefund(tx, { booking, cause: 'cancelled', amountVnd, now });
  await queue.send(tx, bookingRefundRequested, { bookingId: booking.id, refundId: refund.id });
}

/**
 * Declines requests that nobody answered in time, so that no guest waits in vain.
 * @returns how many
 */
export async function declineUnanswered(db: Database, queue: Queue, now: Date, limit = 100): Promise<number> {
  const due = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'on_request')
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(limit)
    .execute();
  return sweepBookings(
    db,
    due.map((row) => row.id),
    async (tx, booking) => {
      if (booking.state !== 'on_request') return false;
      await endRequest(tx, queue, booking, { actor: 'system', reason: 'request_unanswered', note: '', now });
      return true;
    },
  );
}

/** Whether the actor may answer any requests: staff by their role, suppliers for their own products. */
function mayAnswerSome(actor: Actor): boolean {
  return isSupplier(actor) || may(actor, 'booking.answer');
}

/** Whether the actor may answer this request. */
async function mayAnswer(tx: Tx, actor: Actor, { items }: Pick<Quote, 'items'>): Promise<boolean> {
  if (!isSupplier(actor)) return mayAnswerSome(actor);
  const productIds = items
    .filter(({ confirmation }) => confirmation === 'request')
    .map((item) => item.productId);
  if (productIds.length === 0) return false;
  const own = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', productIds)
    .where('supplier_id', '=', actor.supplierId)
    .limit(1)
    .executeTakeFirst();
  return own !== undefined;
}
